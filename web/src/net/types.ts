/* types.ts - what server and client say to each other, as docs/protocol.md has it. Nothing here
 * names a game: views are opaque JSON that only a game's drawing reads. */

import type { Lesson } from './lesson.ts';
import type { PosedPuzzle } from './puzzle.ts';

export type Language = 'en' | 'de';
export type Both = { en: string; de: string };

export interface GameOption {
    name: string;
    values: string; /* "0..1", "classic|compact|beginner|TEXT" */
    standard: string;
    help: Both;
}
export interface GameKind {
    kind: number;
    word: string;
    arguments: string;
    open: boolean;
    hidden: boolean;
    chance: boolean;
    help: Both;
}
export interface GameBot {
    name: string;
    about: Both;
}
export interface Game {
    name: string;
    title: Both;
    subtitle: Both;
    seats_min: number;
    seats_max: number;
    minutes: number; /* about how long people play a match */
    rules_version: number;
    options: GameOption[];
    kinds: GameKind[];
    bots: GameBot[];
    rulebooks: string[]; /* own book first: a rule is looked up in this order */
}

export interface Me {
    id: string;
    name: string;
}

export interface Seat {
    name: string | null;
    kind: 'open' | 'person' | 'bot';
    bot?: string | null;
    here?: boolean;
    away?: boolean; /* a bot stands in for the person */
    asks?: 'pause' | 'rematch' | 'back' | null;
    points?: number;
}
export type TableState = 'open' | 'running' | 'paused' | 'over';
export interface ClockRule {
    turn_s: number;
    reserve_s: number;
}
export interface Clock {
    turn: number[]; /* ms left of the turn, per seat */
    reserve: number[]; /* ms left in reserve, per seat */
    running: number[]; /* seats whose clock runs */
    at: number; /* server time of these figures, ms */
}
export interface TableRow {
    table: string;
    game: string;
    options: string;
    seats: Seat[];
    state: TableState;
    clock: ClockRule | null;
    created: number;
}
export interface NewTable {
    game: string;
    seats: number;
    options: string;
    bots: (string | null)[];
    listed: boolean;
    clock: ClockRule | null;
    sit: boolean;
}

/* RFC 9457, with the rule or the place in a text where there is one. */
export interface Problem {
    type: string;
    title: string;
    status: number;
    detail?: string;
    rule?: string;
    at?: number;
    expected?: Both;
}

/* What was drawn and why it could not be chosen; the draws themselves follow from the replay. */
export interface Proof {
    table: string;
    commit: string;
    secret: string; /* hex */
    words: (string | null)[]; /* of each seat; null: none */
    fixed?: boolean; /* a test server's: all luck was known beforehand */
}

export interface LogEntry {
    seq: number;
    seat: number;
    seen: string;
    at?: number;
}
export interface ChatEntry {
    seat: number | null;
    name: string;
    text?: string;
    phrase?: number;
    at: number;
    seq?: number;
}
export type View = Record<string, unknown>;
export type Forbidden = Record<string, string>;

export interface TableMessage {
    t: 'table';
    id?: number;
    table: string;
    seq: number;
    game: string;
    options: string;
    state: TableState;
    listed: boolean;
    hints: boolean; /* whether `hint` is answered here */
    seats: Seat[];
    me: number | null;
    host: boolean;
    code: string | null; /* to type instead of the link; null: closed */
    commit: string;
    words: (string | null)[];
    clock: Clock | null;
    sight: string; /* what we may know, as text: sight.ts */
    h: number; /* its hash */
    undo: boolean; /* whether our last action can be taken back */
    log: LogEntry[];
    chat: ChatEntry[];
    lesson?: Lesson | null; /* of a match that is one */
    puzzle?: PosedPuzzle | null; /* likewise */
}
export interface MoveMessage {
    t: 'move';
    seq: number;
    seat: number; /* -1 is chance */
    seen: string;
    d?: (number | string)[]; /* what changes in what we may know; absent: it is told again */
    h?: number;
    undo?: boolean; /* whether our last action can be taken back */
    clock?: Clock;
    key?: string;
    at?: number;
}
/* About who sits on a seat, or about who said a line. */
export const REPORT_REASONS = ['talk', 'name', 'cheating', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export interface ReportWish {
    table: string;
    reason: ReportReason;
    seat?: number;
    line?: number;
    text?: string;
}
export type RefusedReason =
    | 'rule'
    | 'text'
    | 'seq'
    | 'seat'
    | 'state'
    | 'host'
    | 'rate'
    | 'size'
    | 'unknown'
    | 'full'
    | 'none'
    | 'listed'
    | 'name'
    | 'muted'
    | 'lesson'; /* allowed, but not what this step of a lesson is about */
export interface RefusedMessage {
    t: 'refused';
    id?: number;
    key?: string;
    rule?: string;
    at?: number;
    expected?: Both;
    said?: Both; /* of a lesson: why this is no answer */
    reason: RefusedReason;
}
/* What the solution of a game says about a position. */
export interface Hint {
    expected: number; /* points at the end under best play */
    /* All of them by the solution; or the best few with the chance of winning, in words, and why. */
    actions: { do: string; loss: number; chance?: number; say?: Both; why?: Both }[];
    goals: { name: Both; chance: number }[];
}
/* What every decision of a finished match gave away; empty where the game has no solution. */
export interface Review {
    table: string;
    decisions: { n: number; seat: number; do: string; best: string; loss: number }[];
    seats: { start: number; loss: number; luck: number; points: number }[];
}
/* One place that a seat's points came from. */
export interface Source {
    word: string;
    name: Both;
    count: number;
    points: number;
}
export interface OverMessage {
    t: 'over';
    winners: number[];
    points: number[];
    sources: Source[][]; /* per seat; they add up to its points */
    proof: string;
}

export type ServerMessage =
    | { t: 'hello'; server: string; time: number; lease?: number }
    | { t: 'notice'; text: string }
    | TableMessage
    | MoveMessage
    | RefusedMessage
    | ({
          t: 'answer';
          id: number;
          rule?: string | null;
          seq?: number;
          position?: string;
      } & Partial<Hint>)
    | {
          t: 'seats';
          seats: Seat[];
          state: TableState;
          host: boolean;
          code?: string | null;
          me?: number | null;
      }
    | {
          t: 'undone';
          seq: number;
          to: number;
          d: (number | string)[];
          h: number;
          undo?: boolean;
          clock?: Clock;
      }
    | { t: 'sight'; id?: number; seq: number; sight: string; h: number; undo?: boolean }
    | ({ t: 'chat' } & ChatEntry)
    | ({ t: 'clock' } & Clock)
    | OverMessage
    | { t: 'rematch'; table: string }
    | { t: 'gone'; reason: string }
    | { t: 'moved'; table: string; to: string | null };

export type ClientMessage =
    | { t: 'watch'; table: string; have?: number }
    | { t: 'sight' }
    | { t: 'position' }
    | { t: 'unwatch' }
    | { t: 'sit'; seat: number }
    | { t: 'stand' }
    | { t: 'bot'; seat: number; bot: string | null }
    | { t: 'word'; word: string }
    | { t: 'start' }
    | { t: 'do'; seq: number; key: string; do: string }
    | { t: 'why'; do: string }
    | { t: 'hint'; do?: string }
    | { t: 'undo' }
    | { t: 'part'; part: number } /* a lesson of this device alone: go there */
    | { t: 'say'; text?: string; phrase?: number }
    | { t: 'pause' }
    | { t: 'resume' }
    | { t: 'back' }
    | { t: 'remove'; seat: number }
    | { t: 'code'; open: boolean }
    | { t: 'rematch' }
    | { t: 'ping' };
