/* drawing.ts - what a game brings to the browser: one folder web/src/games/<name>/ whose
 * index.tsx exports a Drawing as its default. Everything else in web/ knows no game.
 *
 * A drawing shows views and offers the legal actions it was sent. It knows no rule: what is
 * allowed comes from `legal`, what is barred from `forbidden`. */
import type { ComponentType } from 'preact';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Table } from '../net/table.ts';
import type { WindowClass } from '../table/window.ts';
import type { Both, Forbidden, Hint, Language, View } from '../net/types.ts';

/* What was done last: the action as the reader may see it, and the view before it. */
export interface LastMove {
    seq: number;
    seat: number;
    seen: string;
    before: View | null;
}

/* A table as its drawing sees it. The signals run a little behind the table's own, so that
 * moves that come in a burst can be watched one by one; any input brings them up to date. */
export interface Play {
    readonly table: Table;
    readonly view: Signal<View | null>;
    readonly legal: Signal<string[]>;
    readonly forbidden: Signal<Forbidden>;
    readonly awaited: Signal<number[]>;
    readonly last: Signal<LastMove | null>;
    readonly window: Signal<WindowClass>; /* the shape of the window, see table/window.ts */
    readonly narrow: ReadonlySignal<boolean>; /* a phone: panels are sheets over the hand */
    readonly sheet: Signal<string | null>; /* the open sheet: "trade", "log", "chat" */
    readonly me: number | null;
    readonly names: string[]; /* of the seats */
    readonly colours: string[]; /* CSS colours of the seats */
    readonly lang: Language;
    act(text: string): void; /* sends, and shows a refusal in the prompt */
    explain(text: string, rule?: string): void; /* says why something cannot be done */
    readonly hints: boolean; /* whether hint() is of any use at this table */
    hint(text?: string): Promise<Hint | null>; /* null: none now; see net/table.ts */
    announce(text: string): void; /* to screen readers, at once */
    /* Whether a press counts at a place whose buttons change their meaning (see table/lock.ts).
     * Asked when it is drawn and when it is pressed; `meaning` is the action, '' for none. */
    ready(slot: string, meaning: string): boolean;
}

/* A piece of a log line: words, a seat (drawn with its colour, mark and name), a picture, which
 * may be painted in the colour of a seat. */
export type Part = string | { seat: number } | { icon: string; label: string; paint?: number };

/* A picture that flies from one place to another, both named by data-fly attributes: the page
 * has "seat-0" to "seat-5", the drawing has its own. */
export interface Flight {
    icon: string;
    from: string;
    to: string;
}
export interface Effect {
    flights: Flight[];
    sound: string | null;
}

/* What can be held and flows between seats: in the base game the five resources. */
export interface Goods {
    id: string;
    icon: string;
    name: Both;
}

/* Why holdings changed; the statistics add them up by cause. */
export type Cause =
    'production' | 'trade' | 'bank' | 'build' | 'theft' | 'discard' | 'card' | 'other';

/* The dice of the game: the possible sums and how many of all equally likely ways give each. */
export interface DiceOdds {
    values: number[];
    ways: number[];
}

export interface Statistics {
    dice: DiceOdds | null;
    diceOf(seen: string): number | null; /* the sum, if this action is a roll */
    diceNote?: Both; /* what is counted, if not the sum */
    goods: Goods[];
    holdings(view: View): (number[] | null)[]; /* per seat, per good; null: not known */
    cause(seen: string): Cause;
    turn(view: View): number;
    points(view: View): number[];
    /* A mark on the scrubber for actions worth finding again. */
    mark(seen: string, before: View, after: View): { icon: string; label: Both } | null;
}

/* Setting up a position by hand. The text of the position (docs/notation.md) is the truth: what is
 * pressed changes fields of it (net/position.ts), and the engine judges the whole. */
export interface SetupProps {
    text: string;
    view: View; /* of the last text that could be drawn */
    names: string[]; /* of the seats */
    /* Moves of the seat that acts with its chances, the best first: shown where they have places. */
    moves: { do: string; chance: number }[];
    change(text: string): void;
}

export interface Drawing {
    /* Takes the game's tables as the engine gives them, lf_game.content(): once, before anything
     * else is asked of the drawing. */
    learn?(content: unknown): void | Promise<void>;
    Scene: ComponentType<{ play: Play }>; /* the board and what lies on it */
    Hand: ComponentType<{ play: Play }>; /* own cards and action buttons */
    Side: ComponentType<{ play: Play }>; /* the trade panel */
    sideName?(): { icon: string; label: string }; /* its name, if not "Trade" */
    Dice?: ComponentType<{ play: Play }>; /* beside the prompt */
    Strip?: ComponentType<{ play: Play }>; /* in the bar, if it has one */
    /* What is asked or looked at: offers, a card. Beside the board in a corner of the sea; on a
     * phone over the hand, so that the board stays. */
    Panels?: ComponentType<{ play: Play }>;
    SeatFigures: ComponentType<{ play: Play; seat: number }>; /* public figures of a seat */
    Thumbnail: ComponentType<{ view: View | null }>;
    /* The board of a replay, without anything to press. */
    StaticBoard: ComponentType<{ view: View; seen?: string | null; names: string[] }>;
    /* The board of a position that can be set up by pressing; without it there is a form alone. */
    Setup?: ComponentType<SetupProps>;
    subtitle?(view: View): string; /* "to 10 points, turn 9" */
    /* `stop` ends what the reader has begun, if that needs a button of its own. */
    prompt(play: Play): {
        text: string;
        mine: boolean;
        stop?: { label: string; press(): void };
    };
    /* Without `before`, `after` is any later view. `by` is the seat that acted last before a
     * chance action: whose roll, whose card. */
    logLine(
        seen: string,
        seat: number,
        before: View | null,
        after: View | null,
        lang: Language,
        names: string[],
        by?: number,
    ): Part[];
    effect?(
        seen: string,
        seat: number,
        before: View | null,
        after: View,
        me: number | null,
    ): Effect;
    /* Trade among players: an offer, or an answer that belongs to the line of the offer. */
    dealing?(seen: string): 'offer' | 'answer' | null;
    sourceIcon?(word: string): string | undefined; /* of lf_source.word */
    /* Whether this move shows something to read, which must stay a while. */
    linger?(seen: string, before: View | null, after: View): boolean;
    /* An action as words, of the view before it: "roll ore again". */
    actionWords?(view: View, action: string): string;
    placeName(text: string, view: View, lang: Language): string;
    /* For tooltips: what lies at a place that is marked by data-place, and what it is good for. */
    placeTip?(place: string, view: View): { name: string; text: string } | undefined;
    /* What is pressed next towards an action that takes several presses, as selectors, the best
     * first; none: the action has a place of its own. */
    point?(play: Play, action: string): string[];
    keys?(play: Play, event: KeyboardEvent): boolean; /* true: handled */
    keysHelp?(): string; /* its keys, joined by " · " */
    /* 'sheet': every seat has a board of its own, which its card at the top brings forward; the
     * Side is wide and comes first. 'facing': two boards one above the other, and no sea around.
     * Standard is 'board': one board for all. */
    layout?: 'board' | 'sheet' | 'facing';
    sheets?: {
        shown(play: Play): number; /* whose board is shown */
        show(play: Play, seat: number): void;
        label(name: string): string; /* "Show the sheet of Ada" */
    };
    /* A wide window lower than this has no room for two lines to a seat; 860 where nothing is said. */
    lowUnder?: number;
    statistics: Statistics;
}
