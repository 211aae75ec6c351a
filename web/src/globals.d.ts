/* globals.d.ts - names that the build fills in, and files that it bundles. */
/* What is loaded later, by name: see app/late.ts. */
declare const LANDFALL_JUDGE: string;
declare const LANDFALL_LATE: Record<string, { css?: string; sprite?: string }>;
declare const LANDFALL_TILES: Record<string, string>; /* game to its picture's address */
declare const LANDFALL_DRAWINGS: string[]; /* games this client can draw */
declare const LANDFALL_WASM: string; /* address of the engine */
declare module '*.css';
declare const LANDFALL_BUILDERS: string[]; /* games with a deck builder */
declare const LANDFALL_MAPS: string[]; /* games with a map editor */
declare const LANDFALL_HERE: string; /* address of the worker of net/here.ts */
declare const LANDFALL_NETS: Record<
    string,
    string
>; /* in workers: "base-4" to the file of that net */
declare const LANDFALL_PUZZLES: Record<string, string>; /* game to the address of its puzzles */
declare const LANDFALL_SITE: boolean; /* built for a web host without a server of ours */
declare const LANDFALL_TRIAL: string; /* address of the worker of net/trial.ts */
declare const LANDFALL_REVIEW: string; /* address of the worker of net/review.ts */
