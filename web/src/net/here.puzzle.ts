/* here.puzzle.ts - a puzzle at a table of this device: one move is asked for, and it can be taken
 * back and tried again. Nothing of it is kept here; what became of it is noted by the page. */
import { HereError, type HereEngine, type Refusal } from './here.engine.ts';
import { dayOf, numberOfDay, readPuzzleId, type PosedPuzzle } from './puzzle.ts';
import type { ClientMessage, ServerMessage } from './types.ts';

type Asked = ClientMessage & { id?: number };

export class PuzzleMatch {
    readonly head: { id: string };
    private readonly puzzle: PosedPuzzle;
    private readonly engine: HereEngine;
    private readonly tell: (message: ServerMessage) => void;
    private acts: { seq: number; do: string }[] = [];
    private seq = 1;

    private constructor(
        id: string,
        puzzle: PosedPuzzle,
        engine: HereEngine,
        tell: (message: ServerMessage) => void,
    ) {
        this.head = { id };
        this.puzzle = puzzle;
        this.engine = engine;
        this.tell = tell;
        this.engine.puzzle(puzzle.number - 1);
    }

    /* null: there is no such puzzle. `text` gives the file of a game. */
    static async open(
        id: string,
        engine: HereEngine,
        text: (game: string) => Promise<string>,
        tell: (message: ServerMessage) => void,
        day = dayOf(),
    ): Promise<PuzzleMatch | null> {
        const asked = readPuzzleId(id);
        if (!asked) return null;
        const file = await text(asked.game);
        if (!file) return null;
        const puzzles = engine.puzzles(file),
            count = puzzles.length;
        if (count === 0) return null;
        const daily = asked.number === 'day';
        const number = asked.number === 'day' ? numberOfDay(day, count) : asked.number;
        const found = puzzles[number - 1];
        if (!found) return null;
        const posed = { ...found, number, count, day: daily ? day : null };
        return new PuzzleMatch(id, posed, engine, tell);
    }

    /* After the answer nothing more is offered; the solution is played on by the page. */
    private sight() {
        const sight = this.engine.sight(this.puzzle.seat);
        return this.acts.length > 0 ? { ...sight, legal: [], forbidden: {} } : sight;
    }

    private whole(id?: number): void {
        const { puzzle } = this;
        this.engine.puzzle(puzzle.number - 1);
        const log = this.acts.map(act => {
            this.engine.do(puzzle.seat, act.do);
            return { seq: act.seq, seat: puzzle.seat, seen: act.do };
        });
        this.tell({
            t: 'table',
            ...(id === undefined ? {} : { id }),
            table: this.head.id,
            seq: this.seq,
            game: puzzle.game,
            options: '',
            state: 'running',
            listed: false,
            hints: false,
            /* All by their colours: nobody in particular has played this. */
            seats: Array.from({ length: puzzle.seats }, () => ({
                name: null,
                kind: 'bot',
                bot: null,
            })),
            me: puzzle.seat,
            host: true,
            code: null,
            commit: '',
            words: [],
            clock: null,
            ...this.sight(),
            undo: false,
            log,
            chat: [],
            puzzle,
        } as unknown as ServerMessage);
    }

    private refuse(message: Asked, why: Refusal | 'state'): void {
        const key = (message as { key?: string }).key;
        const told =
            why === 'state'
                ? { reason: why }
                : why.rule
                  ? { reason: 'rule', rule: why.rule }
                  : { reason: 'text', at: why.at, expected: why.expected };
        this.tell({
            t: 'refused',
            ...(message.id === undefined ? {} : { id: message.id }),
            ...(key === undefined ? {} : { key }),
            ...told,
        } as ServerMessage);
    }

    /* Whether this is how the solution goes on. */
    private follows(text: string): boolean {
        const { moves, then } = this.puzzle,
            line = [moves[0]!.do, ...then];
        return this.acts.every((act, n) => act.do === line[n]) && line[this.acts.length] === text;
    }

    private act(message: Extract<Asked, { t: 'do' }>): void {
        if (this.acts.length > 0 && !this.follows(message.do)) {
            this.refuse(message, 'state');
            return;
        }
        try {
            this.engine.do(this.puzzle.seat, message.do);
        } catch (error) {
            if (!(error instanceof HereError)) throw error;
            this.refuse(message, error.refusal);
            return;
        }
        this.seq++;
        this.acts.push({ seq: this.seq, do: this.engine.seen(this.puzzle.seat) });
        this.tell({
            t: 'move',
            seq: this.seq,
            seat: this.puzzle.seat,
            seen: this.engine.seen(this.puzzle.seat),
            ...this.sight(),
            undo: false,
            at: Date.now(),
            key: message.key,
        } as unknown as ServerMessage);
    }

    hear(message: Asked): Promise<void> {
        const { seat } = this.puzzle;
        if (message.t === 'watch') this.whole(message.id);
        else if (message.t === 'do') this.act(message);
        else if (message.t === 'undo') {
            this.acts = [];
            this.seq++;
            this.whole();
        } else if (message.t === 'why') {
            const why = this.engine.why(seat, message.do);
            if (why && !why.rule) this.refuse(message, why);
            else this.tell({ t: 'answer', id: message.id ?? 0, rule: why?.rule ?? null });
        } else if (message.t === 'position') {
            const position = this.engine.position(seat);
            this.tell({ t: 'answer', id: message.id ?? 0, seq: this.seq, position });
        } else if (message.t === 'ping') this.tell({ t: 'answer', id: message.id ?? 0 });
        else if (message.t !== 'unwatch') this.refuse(message, 'state');
        return Promise.resolve();
    }

    /* Nobody acts but the reader. */
    advance(): Promise<void> {
        return Promise.resolve();
    }
}
