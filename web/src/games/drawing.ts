/* drawing.ts - what a game brings to the browser: one folder web/src/games/<name>/ whose
 * index.tsx exports a Drawing as its default. Everything else in web/ knows no game.
 *
 * A drawing shows views and offers the legal actions it was sent. It knows no rule: what is
 * allowed comes from `legal`, what is barred from `forbidden`. */
import type { ComponentType } from 'preact';
import type { Table } from '../net/table.ts';
import type { Both, Language, View } from '../net/types.ts';

/* A table as its drawing sees it. */
export interface Play {
    table: Table;
    me: number | null;
    names: string[];                     /* of the seats */
    colours: string[];                   /* CSS colours of the seats */
    lang: Language;
    act(text: string): void;             /* sends, and shows a refusal in the prompt */
}

/* A piece of a log line: words, a seat (drawn with its colour, mark and name), a picture. */
export type Part = string | { seat: number } | { icon: string; label: string };

/* What can be held and flows between seats: in the base game the five resources. */
export interface Goods { id: string; icon: string; name: Both }

/* Why holdings changed; the statistics add them up by cause. */
export type Cause = 'production' | 'trade' | 'bank' | 'build' | 'theft' | 'discard' | 'card' | 'other';

/* The dice of the game: the possible sums and how many of all equally likely ways give each. */
export interface DiceOdds { values: number[]; ways: number[] }

export interface Statistics {
    dice: DiceOdds | null;
    diceOf(seen: string): number | null;             /* the sum, if this action is a roll */
    goods: Goods[];
    holdings(view: View): (number[] | null)[];       /* per seat, per good; null: not known */
    cause(seen: string): Cause;
    turn(view: View): number;
    points(view: View): number[];
    /* A mark on the scrubber for actions worth finding again. */
    mark(seen: string, before: View, after: View): { icon: string; label: Both } | null;
}

export interface Drawing {
    Scene: ComponentType<{ play: Play }>;                        /* the board and what lies on it */
    Hand: ComponentType<{ play: Play }>;                         /* own cards and action buttons */
    Side: ComponentType<{ play: Play }>;                         /* the trade panel */
    SeatFigures: ComponentType<{ play: Play; seat: number }>;    /* public figures of a seat */
    Thumbnail: ComponentType<{ view: View | null }>;
    /* The board of a replay, without anything to press. */
    StaticBoard: ComponentType<{ view: View; seen?: string | null; names: string[] }>;
    prompt(play: Play): { text: string; mine: boolean };
    logLine(seen: string, seat: number, before: View | null, after: View | null,
        lang: Language, names: string[]): Part[];
    placeName(text: string, view: View, lang: Language): string;
    keys?(play: Play, event: KeyboardEvent): boolean;            /* true: handled */
    statistics: Statistics;
}
