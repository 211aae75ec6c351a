/* table.ts - one followed table as signals, and what one can do at it.
 *
 * follow(id) opens the table: its signals fill when the first `table` message comes and change
 * with every message after it. An action is sent with a key and repeated with the same key after
 * a lost connection until the server has answered, so it happens once or not at all. */
import { batch, signal, type Signal } from '@preact/signals';
import { keepNote, noteOf, peopleOf } from './promise.ts';
import { Sight, type Position } from './sight.ts';
import { hereLine, isHere } from './here.ts';
import type { Lesson } from './lesson.ts';
import type { Line } from './line.ts';
import type { PosedPuzzle } from './puzzle.ts';
import { webLine } from './socket.ts';
import type {
    ChatEntry,
    ClientMessage,
    Clock,
    Forbidden,
    Hint,
    LogEntry,
    MoveMessage,
    OverMessage,
    RefusedMessage,
    Seat,
    ServerMessage,
    TableMessage,
    TableState,
    View,
} from './types.ts';

export interface Summary {
    table: string;
    game: string;
    options: string;
    state: TableState;
    listed: boolean;
    hints: boolean;
    seats: Seat[];
    me: number | null;
    host: boolean;
    code: string | null;
    commit: string;
    words: (string | null)[];
    lesson: Lesson | null;
    puzzle: PosedPuzzle | null;
}

/* What became of an action. `line`: the connection closed before an answer and the table was
 * left; while it is followed, the action is repeated instead. */
export type Outcome =
    { ok: true } | { ok: false; refused: RefusedMessage } | { ok: false; line: true };
/* A move and the position after it. */
export type Move = MoveMessage & Position;
export type MoveListener = (move: Move, before: View | null, after: View) => void;

interface Pending {
    key: string;
    text: string;
    done: (outcome: Outcome) => void;
}

const AGAIN_MS = 1000; /* until we ask once more for what we were refused */
const SLOW_MS = 3000; /* without an answer until the reader is told */
const LOG_MAX = 2000,
    CHAT_MAX = 200;

function randomText(bytes: number): string {
    const raw = crypto.getRandomValues(new Uint8Array(bytes));
    return [...raw].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/* Whether a message tells the position in members: a table that an older program plays. */
const isWhole = (message: object): message is Position => 'view' in message;

/* What can be the id of a table at all. Links lose letters and gain full stops on their way. */
const ID = /^[0-9A-Za-z]{1,40}$/;

let followedTable: Table | null = null;

export class Table {
    readonly id: string;
    readonly summary: Signal<Summary | null> = signal(null);
    readonly seq = signal(0);
    readonly view: Signal<View | null> = signal(null);
    readonly legal: Signal<string[]> = signal([]);
    readonly forbidden: Signal<Forbidden> = signal({});
    readonly awaited: Signal<number[]> = signal([]);
    readonly undoable = signal(false); /* whether our last action can be taken back */
    readonly log: Signal<LogEntry[]> = signal([]);
    readonly chat: Signal<ChatEntry[]> = signal([]);
    readonly clock: Signal<Clock | null> = signal(null);
    readonly refused: Signal<RefusedMessage | null> = signal(null); /* the last one */
    readonly over: Signal<OverMessage | null> = signal(null);
    readonly gone: Signal<string | null> = signal(null); /* the code, when the table is not there */
    readonly rematchId: Signal<string | null> = signal(null);
    readonly broken = signal(false); /* the promise of the dice is not the one noted */
    readonly waiting = signal(0); /* actions not answered yet */
    readonly slow = signal(false); /* one of them has waited long for its answer */

    readonly line: Line;
    private readonly listeners = new Set<MoveListener>();
    private readonly undoListeners = new Set<() => void>();
    private readonly pending: Pending[] = [];
    private readonly leave: () => void;
    private readonly wishes: ClientMessage[] = [];
    private readonly sight = new Sight();
    private asking = false; /* for all of what we may know */
    private following = false; /* on this connection, and the server has said so */
    private wordSent = false;

    constructor(id: string) {
        this.id = id;
        this.line = isHere(id) ? hereLine : webLine;
        this.leave = this.line.subscribe({
            opened: () => this.watch(),
            message: message => this.receive(message),
        });
    }

    /* Called for every move in order, before and after as this client saw them. */
    onMove(listener: MoveListener): () => void {
        this.listeners.add(listener);
        return () => {
            this.listeners.delete(listener);
        };
    }

    onUndone(listener: () => void): () => void {
        this.undoListeners.add(listener);
        return () => {
            this.undoListeners.delete(listener);
        };
    }

    act(text: string): Promise<Outcome> {
        this.refused.value = null;
        return new Promise(done => {
            const action = { key: randomText(10), text, done };
            this.pending.push(action);
            this.waiting.value = this.pending.length;
            setTimeout(() => {
                if (this.pending.includes(action)) this.slow.value = true;
            }, SLOW_MS);
            this.transmit(action);
        });
    }

    /* The rule that would forbid this, null if it is allowed, undefined if nobody answered. */
    async why(text: string): Promise<string | null | undefined> {
        const answer = await this.line.request({ t: 'why', do: text });
        if (answer?.t === 'answer') return answer.rule ?? null;
        if (answer?.t === 'refused') return answer.rule ?? undefined;
        return undefined;
    }

    /* What the game's solution says; null: there is no hint now. With the chances after `text`. */
    async hint(text?: string): Promise<Hint | null> {
        const answer = await this.line.request(text ? { t: 'hint', do: text } : { t: 'hint' });
        if (answer?.t !== 'answer' || !answer.actions) return null;
        const { expected = 0, actions, goals = [] } = answer;
        return { expected, actions, goals };
    }

    /* What the own seat knows, as a position for the engine; null: nobody answered. */
    async position(): Promise<{ seq: number; text: string } | null> {
        const answer = await this.line.request({ t: 'position' });
        if (answer?.t !== 'answer' || answer.position === undefined) return null;
        return { seq: answer.seq ?? 0, text: answer.position };
    }

    sit(seat: number): void {
        this.wish({ t: 'sit', seat });
    }
    stand(): void {
        this.wish({ t: 'stand' });
    }
    bot(seat: number, bot: string | null): void {
        this.wish({ t: 'bot', seat, bot });
    }
    word(word: string): void {
        this.wish({ t: 'word', word });
    }
    start(): void {
        this.wish({ t: 'start' });
    }
    undo(): void {
        this.wish({ t: 'undo' });
    }
    part(part: number): void {
        this.wish({ t: 'part', part });
    }
    say(text: string): void {
        this.wish({ t: 'say', text });
    }
    phrase(phrase: number): void {
        this.wish({ t: 'say', phrase });
    }
    pause(): void {
        this.wish({ t: 'pause' });
    }
    resume(): void {
        this.wish({ t: 'resume' });
    }
    back(): void {
        this.wish({ t: 'back' });
    }
    remove(seat: number): void {
        this.wish({ t: 'remove', seat });
    }
    code(open: boolean): void {
        this.wish({ t: 'code', open });
    }
    rematch(): void {
        this.wish({ t: 'rematch' });
    }

    /* Asks for the whole table again. */
    reload(): void {
        this.seq.value = 0;
        this.watch();
    }

    /* The reader has a name now, and only a new connection carries it; one that is being made
     * (guest.ts makes it) carries it already. */
    identify(): void {
        if (this.line.connection.value === 'online') this.line.reconnect();
    }

    /* A socket follows one table. Where the next page has begun to follow another before this one
     * is left, it must go on doing so. */
    close(): void {
        if (followedTable === this) {
            this.line.send({ t: 'unwatch' });
            followedTable = null;
        }
        this.leave();
        for (const action of this.pending.splice(0)) action.done({ ok: false, line: true });
        this.waiting.value = 0;
    }

    /* Says something at the table, or keeps it until the table is followed again. */
    private wish(message: ClientMessage): void {
        if (this.following && this.line.send(message)) return;
        this.wishes.push(message);
    }

    /* The server has answered our watch: what was kept may go. */
    private followed(): void {
        this.following = true;
        for (const message of this.wishes.splice(0)) this.line.send(message);
    }

    private watch(): void {
        this.following = false;
        if (!isHere(this.id) && !ID.test(this.id)) {
            this.gone.value = 'unknown';
            return;
        }
        const comes = this.summary.value && this.seq.value > 0 && this.sight.known;
        const have = comes ? { have: this.seq.value } : {};
        this.line.send({ t: 'watch', table: this.id, ...have });
        for (const action of this.pending) this.transmit(action);
    }

    private transmit(action: Pending): void {
        this.line.send({ t: 'do', seq: this.seq.value, key: action.key, do: action.text });
    }

    private settle(key: string | undefined, outcome: Outcome): void {
        const at = key === undefined ? -1 : this.pending.findIndex(action => action.key === key);
        if (at < 0) return;
        const [action] = this.pending.splice(at, 1);
        this.waiting.value = this.pending.length;
        if (this.pending.length === 0) this.slow.value = false;
        action?.done(outcome);
    }

    private receive(message: ServerMessage): void {
        switch (message.t) {
            case 'table':
                if (message.table !== this.id) break;
                this.whole(message);
                this.followed();
                break;
            case 'move':
                this.move(message);
                break;
            case 'refused':
                this.refused.value = message;
                /* All that was asked for yet is the table itself, and no server has such a one. */
                if (!this.summary.value && message.reason === 'text') this.gone.value = 'unknown';
                this.settle(message.key, { ok: false, refused: message });
                break;
            case 'seats':
                this.seats(message);
                this.followed();
                break;
            case 'undone':
                this.undone(message);
                break;
            case 'sight':
                if (message.seq < this.seq.value) break;
                this.look(this.sight.whole(message.sight, message.h), message.undo);
                break;
            case 'chat': {
                const { t: _, ...entry } = message;
                if (entry.seq !== undefined) {
                    if (entry.seq <= this.seq.value) break;
                    this.seq.value = entry.seq;
                }
                this.chat.value = [...this.chat.value, entry].slice(-CHAT_MAX);
                break;
            }
            case 'clock': {
                const { t: _, ...clock } = message;
                this.clock.value = clock;
                break;
            }
            case 'over':
                batch(() => {
                    this.over.value = message;
                    const summary = this.summary.value;
                    if (summary) this.summary.value = { ...summary, state: 'over' };
                });
                break;
            case 'rematch':
                this.rematchId.value = message.table;
                break;
            case 'gone':
                if (message.reason !== 'stopping') this.gone.value = message.reason;
                break;
            default:
                break;
        }
    }

    /* What we may know after a change. Where it does not fit what we have, the server is asked for
     * all of it, once: what comes before the answer does not fit either. */
    private changed(message: { d?: unknown; h?: number }): Position | null {
        if (isWhole(message)) return this.sight.members(message);
        const position = this.sight.change(message.d, message.h);
        if (!position && !this.asking) void this.askSight();
        return position;
    }

    /* The answer is a message like any other. A line that breaks makes us follow the table anew. */
    private async askSight(): Promise<void> {
        this.asking = true;
        const answer = await this.line.request({ t: 'sight' });
        this.asking = false;
        if (answer?.t !== 'refused') return;
        setTimeout(() => {
            if (!this.asking && !this.sight.known) void this.askSight();
        }, AGAIN_MS);
    }

    /* Shows a position. Without one nobody may act on the old one: it stays, and offers nothing. */
    private look(position: Position | null, undo: boolean | undefined): void {
        if (position) {
            this.view.value = position.view;
            this.forbidden.value = position.forbidden;
            this.awaited.value = position.awaited;
        }
        this.legal.value = position?.legal ?? [];
        this.undoable.value = position !== null && (undo ?? false);
    }

    private whole(message: TableMessage): void {
        batch(() => {
            this.gone.value = null;
            this.summary.value = {
                table: message.table,
                game: message.game,
                options: message.options,
                state: message.state,
                listed: message.listed,
                code: message.code ?? null,
                hints: message.hints,
                seats: message.seats,
                me: message.me,
                host: message.host,
                commit: message.commit,
                words: message.words ?? [],
                lesson: message.lesson ?? null,
                puzzle: message.puzzle ?? null,
            };
            this.seq.value = message.seq;
            this.look(
                isWhole(message)
                    ? this.sight.members(message)
                    : this.sight.whole(message.sight, message.h),
                message.undo,
            );
            this.log.value = message.log ?? [];
            this.chat.value = message.chat ?? [];
            this.clock.value = message.clock ?? null;
        });
        this.remember();
        this.contribute();
    }

    /* Notes the promise before a word is given, and who gave words; compares it ever after. */
    private remember(): void {
        const summary = this.summary.value;
        if (!summary) return;
        const { commit, me, seats, state } = summary;
        const note = noteOf(this.id);
        if (state === 'open') {
            if (me === null) this.wordSent = false;
            else if (!note) keepNote(this.id, { commit, word: null, seat: me, people: null });
            else if (note.seat !== me) keepNote(this.id, { ...note, seat: me });
        } else if (note && !note.people && state === 'running') {
            keepNote(this.id, { ...note, people: peopleOf(seats) });
        }
        this.broken.value = note !== null && note.commit !== commit;
    }

    /* Every person adds to the luck of the match without being asked, after the promise. */
    private contribute(): void {
        const summary = this.summary.value;
        const note = noteOf(this.id);
        if (!summary || this.wordSent || summary.me === null || summary.state !== 'open') return;
        if (!note || this.broken.value) return;
        this.wordSent = true;
        const given = summary.words[summary.me] ?? null;
        if (given !== null && given !== note.word) return; /* on another device */
        const word = note.word ?? randomText(16);
        keepNote(this.id, { ...note, word, seat: summary.me });
        this.word(word);
    }

    private move(message: MoveMessage): void {
        if (message.seq <= this.seq.value) {
            this.settle(message.key, { ok: true });
            return;
        }
        const before = this.view.value,
            position = this.changed(message);
        batch(() => {
            this.seq.value = message.seq;
            this.look(position, message.undo);
            if (message.clock !== undefined) this.clock.value = message.clock;
            const entry: LogEntry = { seq: message.seq, seat: message.seat, seen: message.seen };
            if (message.at !== undefined) entry.at = message.at;
            this.log.value = [...this.log.value, entry].slice(-LOG_MAX);
        });
        if (position)
            for (const listener of [...this.listeners])
                listener({ ...message, ...position }, before, position.view);
        this.settle(message.key, { ok: true });
    }

    private seats(message: Extract<ServerMessage, { t: 'seats' }>): void {
        const summary = this.summary.value;
        if (!summary) return;
        const me = message.me === undefined ? summary.me : message.me;
        this.summary.value = {
            ...summary,
            seats: message.seats,
            state: message.state,
            me,
            host: message.host ?? summary.host,
            code: message.code ?? null,
        };
        this.remember();
        this.contribute();
    }

    /* The undo has a number of its own; the moves after `to` are void. */
    private undone(message: Extract<ServerMessage, { t: 'undone' }>): void {
        if (message.seq <= this.seq.value) return;
        const position = this.changed(message);
        batch(() => {
            this.seq.value = message.seq;
            this.look(position, message.undo);
            if (message.clock !== undefined) this.clock.value = message.clock;
            this.log.value = this.log.value.filter(entry => entry.seq <= message.to);
        });
        for (const listener of [...this.undoListeners]) listener();
    }
}

export function follow(id: string): Table {
    followedTable = new Table(id);
    return followedTable;
}
