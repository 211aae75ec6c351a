/* engine.ts - the engine in the page (bindings/wasm): turns the text of a replay into positions
 * and actions as a seat saw them. Only replays need it; it is loaded when one is opened. */
import type { Both, View } from './types.ts';
import { Engine, instantiate, type EngineExports } from './wasm.ts';

interface Exports extends EngineExports {
    landfall_replay_start(): void;
    landfall_replay_line(): number;
    landfall_replay_done(): number;
    landfall_replay_game(): number;
    landfall_replay_seats(): number;
    landfall_replay_actor(): number;
    landfall_replay_seen(viewer: number): number;
    landfall_replay_view(viewer: number): number;
    landfall_replay_why(language: number): number;
    landfall_replay_stream(): number;
    landfall_replay_bound(): number;
    landfall_replay_outcome(got: bigint): number;
    landfall_replay_instead(got: bigint): number;
}

export class ReplayError extends Error {
    readonly line: number;
    readonly expected: Both;
    constructor(line: number, expected: Both) {
        super(`line ${line}: expected ${expected.en}`);
        this.line = line;
        this.expected = expected;
    }
}

/* A draw of chance that a match needed: from which stream, below what (0: 48 bits), what it led
 * to, and what any number would have led to. */
export interface Drawn {
    action: number;
    stream: number;
    bound: number;
    did: string;
}

export interface Step {
    actor: number;
    seen: string;
    view: View;
}

const DRAWS_MAX = 4096; /* of one roll; more are no dice */

/* One module holds one replay at a time; each Replay has an instance of its own. */
export class Replay extends Engine<Exports> {
    readonly game: string;
    readonly seats: number;
    readonly options: string;
    readonly notes: string[];
    readonly count: number; /* actions in it */
    private readonly lines: string[];
    private readonly actionLine: number[] = []; /* line after which n + 1 actions are applied */
    private at = 0; /* lines read */

    constructor(wasm: Exports, text: string) {
        super(wasm);
        this.lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
        wasm.landfall_replay_start();
        this.notes = [];
        let options = '';
        for (const [n, line] of this.lines.entries()) {
            if (this.take(line) > 0) this.actionLine.push(n + 1);
            if (line.startsWith('options ') && !options) options = line.slice(8);
            if (line.startsWith('note ')) this.notes.push(line.slice(5));
        }
        if (!wasm.landfall_replay_done())
            throw new ReplayError(this.lines.length, {
                en: 'the end line',
                de: 'die Zeile des Endes',
            });
        this.options = options === '-' ? '' : options;
        this.game = this.read(wasm.landfall_replay_game());
        this.seats = wasm.landfall_replay_seats();
        this.count = this.actionLine.length;
    }

    private take(line: string): number {
        this.write(line);
        const result = this.wasm.landfall_replay_line();
        this.at++;
        if (result < 0) {
            const [en, de] = [0, 1].map(lang => this.read(this.wasm.landfall_replay_why(lang)));
            throw new ReplayError(this.at, { en: en!, de: de! });
        }
        return result;
    }

    /* Goes to where `actions` actions (1 to count) have been applied. */
    private seek(actions: number): void {
        const line = this.actionLine[actions - 1] ?? 0;
        if (line < this.at) {
            this.wasm.landfall_replay_start();
            this.at = 0;
        }
        while (this.at < line) this.take(this.lines[this.at]!);
    }

    /* The n-th action (from 1) as the viewer saw it, and the position after it; -1 sees all. */
    step(n: number, viewer = -1): Step {
        this.seek(n);
        return {
            actor: this.wasm.landfall_replay_actor(),
            seen: this.read(this.wasm.landfall_replay_seen(viewer)),
            view: JSON.parse(this.read(this.wasm.landfall_replay_view(viewer))) as View,
        };
    }

    /* What could have come instead of the n-th action, if chance did it: outcomes that are the same by
     * `kind` once, with their share of all. If chance acted again next, it does the same again. */
    chances(n: number, kind: (seen: string) => number | null): { share: number; view: View }[] {
        this.seek(n);
        const bound = this.wasm.landfall_replay_stream() ? this.wasm.landfall_replay_bound() : 0;
        const found = new Map<number, { count: number; got: bigint }>();
        for (let got = 0n; got < BigInt(Math.min(bound, DRAWS_MAX)); got++) {
            const which = kind(this.read(this.wasm.landfall_replay_outcome(got)));
            if (which === null) continue;
            const same = found.get(which);
            if (same) same.count++;
            else found.set(which, { count: 1, got });
        }
        const next = this.lines[(this.actionLine[n] ?? 0) - 1] ?? '';
        this.write(next.startsWith('chance ') ? next.slice('chance '.length) : '');
        return [...found.values()].map(({ count, got }) => ({
            share: count / bound,
            view: JSON.parse(this.read(this.wasm.landfall_replay_instead(got))) as View,
        }));
    }

    /* Every draw of the match in order, and for each the action that `number(draw)` gives. */
    async draws(
        number: (draw: Drawn) => Promise<number>,
        each: (draw: Drawn, got: number, gives: string) => void,
    ): Promise<void> {
        for (let action = 1; action <= this.count; action++) {
            this.seek(action);
            const stream = this.wasm.landfall_replay_stream();
            if (!stream) continue;
            const bound = this.wasm.landfall_replay_bound();
            const did = this.read(this.wasm.landfall_replay_seen(-1));
            const draw = { action, stream, bound, did };
            const got = await number(draw);
            each(draw, got, this.read(this.wasm.landfall_replay_outcome(BigInt(got))));
        }
    }
}

export async function openReplay(text: string, address: string): Promise<Replay> {
    return new Replay(await instantiate<Exports>(address), text);
}
