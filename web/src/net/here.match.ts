/* here.match.ts - a match of this device: what the server does for its tables, done in the page.
 *
 * It answers the messages of docs/protocol.md with such messages, positions told in members; so
 * the table page does not know the difference. Every action is kept before it is told. Luck
 * follows from the seed and the number of the action, so nobody rolls again by loading the page. */
import { CHANCE, OVER, HereError, type HereEngine, type Refusal } from './here.engine.ts';
import type { Act, Head, HereStore } from './here.store.ts';
import {
    arranged,
    follows,
    lessonId,
    scriptOf,
    type Done,
    type Lesson,
    type Scripted,
} from './lesson.ts';
import { dailyId, dailySeed } from './puzzle.ts';
import type { Both, ClientMessage, NewTable, Seat, ServerMessage, TableRow } from './types.ts';

type Asked = ClientMessage & { id?: number };
type Doing = Extract<ClientMessage, { t: 'do' }> & { id?: number };
type Tell = (message: ServerMessage) => void;

export const hex = (bytes: number): string =>
    [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map(byte => byte.toString(16).padStart(2, '0'))
        .join('');
/* All luck of a match. */
export const newSeed = (): string => hex(16).slice(0, 16);

/* A lesson is played by one learner; what the others do stands in its text. */
export const lessonHead = (lesson: Lesson, name: string, now = Date.now()): Head => ({
    id: lessonId(lesson.game, lesson.name),
    game: lesson.game,
    options: lesson.options,
    seats: lesson.seats,
    bots: Array.from({ length: lesson.seats }, (_, n) => (n === 0 ? null : 'greedy')),
    name,
    seed: '0',
    created: now,
    state: 'running',
    lesson: lesson.name,
    seq: 0,
});

/* The game of a day is played alone; its rolls follow from the day. */
export const dailyHead = (game: string, day: string, name: string, now = Date.now()): Head => ({
    id: dailyId(game, day),
    game,
    options: '',
    seats: 1,
    bots: [null],
    name,
    seed: dailySeed(day),
    created: now,
    state: 'running',
    daily: day,
    seq: 0,
});

/* What a new match begins with. All seats but the first are bots'. */
export function newHead(wish: NewTable, name: string, seed = newSeed(), now = Date.now()): Head {
    return {
        id: `HERE-${hex(6).toUpperCase()}`,
        game: wish.game,
        options: wish.options,
        seats: wish.seats,
        bots: wish.bots.slice(0, wish.seats),
        name,
        seed,
        created: now,
        state: 'running',
        seq: 0,
    };
}

const seatsOf = (head: Head): Seat[] =>
    head.bots.map((bot, n) => ({
        ...(bot === null
            ? { name: head.name, kind: 'person' as const, here: true }
            : { name: null, kind: 'bot' as const, bot: head.lesson === undefined ? bot : null }),
        ...(head.points ? { points: head.points[n] ?? 0 } : {}),
    }));

export const rowOf = (head: Head): TableRow => ({
    table: head.id,
    game: head.game,
    options: head.options,
    seats: seatsOf(head),
    state: head.state,
    clock: null,
    created: head.created,
});

export class HereMatch {
    readonly head: Head;
    private acts: Act[];
    private readonly engine: HereEngine;
    private readonly store: HereStore;
    private readonly tell: Tell;
    private readonly me: number;
    private readonly lesson: Lesson | null;
    private arranged: Done[] = []; /* of a lesson: what comes before the first act ... */
    private script: Scripted[] = []; /* ... and all acts of this part */
    private readonly keys = new Map<string, number>(); /* of actions that have happened */

    private constructor(head: Head, acts: Act[], engine: HereEngine, store: HereStore, tell: Tell) {
        this.head = head;
        this.acts = acts;
        this.engine = engine;
        this.store = store;
        this.tell = tell;
        this.me = head.bots.indexOf(null);
        this.lesson = engine.lessons(head.game).find(lesson => lesson.name === head.lesson) ?? null;
        this.turnTo(head.part ?? 0);
        this.begin();
    }

    private turnTo(part: number): void {
        if (!this.lesson) return;
        this.arranged = arranged(this.lesson, part);
        this.script = scriptOf(this.lesson, part);
    }

    static async open(
        id: string,
        engine: HereEngine,
        store: HereStore,
        tell: Tell,
    ): Promise<HereMatch | null> {
        const head = await store.head(id);
        if (!head) return null;
        let acts = await store.acts(id);
        if (head.lesson !== undefined) {
            const lesson = engine.lessons(head.game).find(each => each.name === head.lesson);
            if (!lesson) return null;
            if ((head.part ?? 0) > lesson.tasks.length) head.part = 0;
            if (!follows(scriptOf(lesson, head.part ?? 0), acts)) {
                for (const drop of acts) await store.keep(head, { drop });
                acts = [];
                head.state = 'running';
            }
        }
        return new HereMatch(head, acts, engine, store, tell);
    }

    /* Begins anew and takes all that is kept; `each` sees the engine after every action. */
    private begin(each?: () => void): void {
        const { game, seats, options, seed } = this.head;
        this.engine.start(game, seats, options, seed);
        if (this.head.daily !== undefined) this.engine.sameRolls();
        this.engine.arrange(this.arranged);
        each?.();
        for (const act of this.acts) {
            this.engine.do(act.seat, act.do);
            each?.();
        }
    }

    /* The match as a replay. The engine is left where it was. */
    replay(): string {
        let text = '';
        this.begin(() => {
            text += text === '' ? this.engine.head() : this.engine.line();
        });
        return text + this.engine.end();
    }

    private undoable(): boolean {
        return !this.lesson && this.engine.undoable(this.me);
    }

    private whole(id: number | undefined): void {
        const { head } = this;
        const log: { seq: number; seat: number; seen: string; at: number }[] = [];
        let taken = 0;
        this.begin(() => {
            const act = this.acts[taken - 1];
            taken++;
            if (!act) return;
            log.push({ seq: act.seq, seat: act.seat, seen: this.engine.seen(this.me), at: act.at });
        });
        this.tell({
            t: 'table',
            ...(id === undefined ? {} : { id }),
            table: head.id,
            seq: Math.max(1, head.seq),
            game: head.game,
            options: head.options,
            state: head.state,
            listed: false,
            hints: head.lesson === undefined && this.engine.hints(),
            seats: seatsOf(head),
            me: this.me,
            host: true,
            code: null,
            commit: '',
            words: [],
            clock: null,
            ...this.engine.sight(this.me),
            undo: this.undoable(),
            log,
            chat: [],
            lesson: this.lesson && { ...this.lesson, part: head.part ?? 0 },
        } as unknown as ServerMessage);
        if (head.state === 'over') this.tellOver();
    }

    private tellOver(): void {
        this.tell({ t: 'over', ...this.engine.over(), proof: '' });
    }

    /* Keeps the action that the engine has just taken, then tells it. */
    private async took(seat: number, text: string, key?: string): Promise<void> {
        const { head } = this;
        const act: Act = { seq: Math.max(1, head.seq) + 1, seat, do: text, at: Date.now() };
        head.seq = act.seq;
        this.acts.push(act);
        const over = this.engine.awaited() === OVER;
        if (over) {
            head.state = 'over';
            head.points = this.engine.over().points;
        }
        if (this.lesson && this.acts.length === this.script.length)
            head.done ||= (head.part ?? 0) === this.lesson.tasks.length;
        await this.store.keep(head, { add: act });
        if (key) this.keys.set(key, act.seq);
        this.tell({
            t: 'move',
            seq: act.seq,
            seat,
            seen: this.engine.seen(this.me),
            ...this.engine.sight(this.me),
            undo: this.undoable(),
            at: act.at,
            ...(key ? { key } : {}),
        } as ServerMessage);
        if (over) this.tellOver();
    }

    /* Chance and bots act until the reader is waited for or it is over. `pause` is called between
     * two actions; true: stop here, somebody else has the engine. */
    async advance(pause: () => Promise<boolean> | boolean = () => false): Promise<void> {
        for (;;) {
            if (this.lesson) {
                const next = this.script[this.acts.length];
                if (!next || next.step !== undefined) return;
                this.engine.do(next.seat, next.do);
                await this.took(next.seat, next.do);
                if (await pause()) return;
                continue;
            }
            const actor = this.engine.awaited();
            const bot = actor >= 0 ? this.head.bots[actor] : null;
            if (actor === OVER || (actor >= 0 && !bot)) return;
            let text: string;
            if (actor === CHANCE) text = this.engine.draw();
            else {
                text = this.engine.choose(actor, bot!);
                this.engine.do(actor, text);
            }
            await this.took(actor, text);
            if (await pause()) return;
        }
    }

    private refuse(
        id: number | undefined,
        key: string | undefined,
        why: Refusal | string,
        said?: Both,
    ): void {
        const told =
            typeof why === 'string'
                ? { reason: why, ...(said ? { said } : {}) }
                : why.rule
                  ? { reason: 'rule', rule: why.rule }
                  : { reason: 'text', at: why.at, expected: why.expected };
        this.tell({
            t: 'refused',
            ...(id === undefined ? {} : { id }),
            ...(key === undefined ? {} : { key }),
            ...told,
        } as ServerMessage);
    }

    private async act(message: Doing): Promise<void> {
        const known = this.keys.get(message.key);
        if (known !== undefined) {
            this.whole(undefined); /* it has happened: the page has missed that */
            return;
        }
        if (this.head.state !== 'running') {
            this.refuse(message.id, message.key, 'state');
            return;
        }
        if (message.seq > Math.max(1, this.head.seq)) {
            this.refuse(message.id, message.key, 'seq');
            this.whole(undefined);
            return;
        }
        if (this.lesson && !(await this.fits(this.lesson, message))) return;
        try {
            this.engine.do(this.me, message.do);
        } catch (error) {
            if (!(error instanceof HereError)) throw error;
            this.refuse(message.id, message.key, error.refusal);
            return;
        }
        await this.took(this.me, message.do, message.key);
    }

    /* Whether this is what the lesson waits for; else it is answered. */
    private async fits(lesson: Lesson, message: Doing): Promise<boolean> {
        const { head } = this,
            next = this.script[this.acts.length],
            part = head.part ?? 0;
        const why = this.engine.why(this.me, message.do);
        if (why || !next?.free) {
            if (!why && next && next.do === message.do) return true;
            this.refuse(message.id, message.key, why ?? 'lesson');
            return false;
        }
        const nth = this.engine.lessons(head.game).findIndex(each => each.name === lesson.name),
            { right, say } = this.engine.judge(nth, part - 1, message.do);
        if (right) return true;
        head.missed = [...new Set([...(head.missed ?? []), part])];
        await this.store.keep(head);
        this.refuse(message.id, message.key, 'lesson', say);
        return false;
    }

    /* To the beginning of a part of the lesson. */
    private async turn(part: number): Promise<void> {
        const { head } = this;
        if (!this.lesson || part < 0 || part > this.lesson.tasks.length) return;
        head.state = 'running';
        delete head.points;
        head.part = part;
        head.seq++;
        const old = this.acts;
        this.acts = [];
        await this.store.keep(head);
        for (const drop of old) await this.store.keep(head, { drop });
        this.turnTo(part);
        this.whole(undefined);
    }

    private async undo(id: number | undefined): Promise<void> {
        const { head } = this;
        if (this.lesson) {
            await this.stepBack();
            return;
        }
        if (head.state !== 'running' || !this.undoable()) {
            this.refuse(id, undefined, 'state');
            return;
        }
        const drop = this.acts.pop()!;
        head.seq++;
        await this.store.keep(head, { drop });
        this.begin();
        this.tell({
            t: 'undone',
            seq: head.seq,
            to: this.acts.at(-1)?.seq ?? 1,
            ...this.engine.sight(this.me),
            undo: this.undoable(),
        } as unknown as ServerMessage);
    }

    /* To before what the learner did last. */
    private async stepBack(): Promise<void> {
        const { head } = this;
        let to = this.acts.length - 1;
        while (to >= 0 && this.script[to]?.step === undefined) to--;
        if (to < 0) return;
        head.state = 'running';
        delete head.points;
        head.seq++;
        for (const drop of this.acts.splice(to)) await this.store.keep(head, { drop });
        this.whole(undefined);
    }

    private why(id: number | undefined, text: string): void {
        const why = this.engine.why(this.me, text);
        if (why && !why.rule) this.refuse(id, undefined, why);
        else this.tell({ t: 'answer', id: id ?? 0, rule: why?.rule ?? null });
    }

    /* Answers a message. The caller then lets chance and bots act. */
    async hear(message: Asked): Promise<void> {
        switch (message.t) {
            case 'watch':
                this.whole(message.id);
                break;
            case 'do':
                await this.act(message);
                break;
            case 'undo':
                await this.undo(message.id);
                break;
            case 'part':
                await this.turn(message.part);
                break;
            case 'why':
                this.why(message.id, message.do);
                break;
            case 'position':
                this.tell({
                    t: 'answer',
                    id: message.id ?? 0,
                    seq: Math.max(1, this.head.seq),
                    position: this.engine.position(this.me),
                });
                break;
            case 'hint': {
                const hint = this.engine.hint(this.me);
                if (hint) this.tell({ t: 'answer', id: message.id ?? 0, ...hint });
                else this.refuse(message.id, undefined, 'state');
                break;
            }
            case 'ping':
                this.tell({ t: 'answer', id: message.id ?? 0 });
                break;
            case 'unwatch':
                break;
            default:
                this.refuse(message.id, undefined, 'state');
        }
    }
}
