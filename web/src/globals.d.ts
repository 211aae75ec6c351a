/* globals.d.ts - names that the build fills in, and files that it bundles. */
declare const LANDFALL_TILES: Record<string, string>;    /* game name to the address of its picture */
declare const LANDFALL_WASM: string;                     /* address of the engine */
declare module '*.css';
