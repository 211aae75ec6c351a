/* globals.d.ts - what test/run.mjs puts in front of every bundle. */
declare const WEB_ROOT: string; /* the folder web/ */
