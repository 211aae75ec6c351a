/* speaker.ts - a table that is spoken with: reads lines as moves, questions and commands of the
 * page, explains them before they are done, and knows the match in words. It knows no game: words
 * come from the engine (net/words.ts), sentences and names of places from the game's drawing. */
import { batch, effect, signal, type Signal } from '@preact/signals';
import { go } from '../app/router.ts';
import { botLevel, declineUnpayable, textMode } from '../app/settings.ts';
import { botName, botsInOrder, standardBot } from '../i18n/bots.ts';
import { language, setLanguage } from '../i18n/i18n.ts';
import { beGuest, me as reader } from '../net/guest.ts';
import { gameNamed } from '../net/lists.ts';
import { ruleText } from '../net/rules.ts';
import type { Both } from '../net/types.ts';
import type { WordsEngine, Question, Word } from '../net/words.ts';
import { clockText, timeLeft } from '../table/seats.tsx';
import { again, type Line, type Session } from '../table/session.ts';
import { answerOf, onward, reveal, stepOf } from '../table/coach.tsx';
import { T, refusedText } from '../table/texts.ts';
import {
    choose,
    findCommand,
    LESSON,
    LOBBY,
    nameOf,
    OVER,
    RUNNING,
    usage,
    type Command,
} from './commands.ts';
import { say, type Said } from './line.tsx';
import { X } from './texts.ts';

const ASK_MS = 100 /* between two questions for the position */,
    TELL_MS = 120 /* moves that come within this are told together */,
    SHOWN = 40 /* moves of a list that are told one by one */,
    LOW_MS = 20_000; /* of the clock: said once a turn */

export const wordOf = (move: string): string => move.split(' ')[0]!;

export class Speaker {
    readonly session: Session;
    readonly engine: Signal<WordsEngine | null> = signal(null);
    readonly position = signal(-1); /* the number of the entry whose position the engine has */

    private listed: readonly string[] | null = null;
    private asking = false;
    private told: string[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;
    private warned = '';
    private readonly stops: (() => void)[] = [];

    constructor(session: Session) {
        this.session = session;
        const { table } = session;
        this.stops.push(
            table.onMove(() => session.flush()),
            session.onShown(({ move }) => this.tell(move)),
            effect(() => {
                const seq = session.shownSeq.value,
                    state = table.summary.value?.state;
                if (this.engine.value && seq >= 0 && state !== undefined && state !== 'open')
                    void this.askPosition();
            }),
            effect(() => {
                const legal = session.legal.value;
                if (!declineUnpayable.value || table.waiting.peek() > 0) return;
                if (legal.includes('decline') && !legal.includes('accept'))
                    queueMicrotask(() => session.act('decline'));
            }),
        );
    }

    get lang() {
        return language.value;
    }
    get books(): readonly string[] {
        return gameNamed(this.session.table.summary.value?.game ?? '')?.rulebooks ?? [];
    }

    open(engine: WordsEngine): void {
        const summary = this.session.table.summary.value;
        if (!summary) return;
        engine.start(summary.game, summary.seats.length, summary.me);
        this.listed = null;
        this.engine.value = engine;
    }

    close(): void {
        clearTimeout(this.timer);
        for (const stop of this.stops) stop();
    }

    /* What happens is told in one piece, however many moves come at once. */
    private tell(move: Line): void {
        const text = this.session.sentence(move);
        if (text) this.told.push(text);
        this.timer ??= setTimeout(() => {
            this.timer = undefined;
            const all = this.told.splice(0).join('. ');
            if (all) this.session.polite.value = again(this.session.polite.peek(), all);
        }, TELL_MS);
    }

    /* The engine follows the table: one question at a time, for the newest position. */
    private async askPosition(): Promise<void> {
        if (this.asking || this.session.me === null) return;
        this.asking = true;
        const answer = await this.session.table.position();
        const engine = this.engine.peek();
        if (answer && engine?.position(answer.text)) this.position.value = answer.seq;
        setTimeout(() => {
            this.asking = false;
            if (answer && answer.seq < this.session.shownSeq.peek()) void this.askPosition();
        }, ASK_MS);
    }

    /* The engine with the moves that can be made now. */
    private now(): WordsEngine | null {
        const engine = this.engine.value,
            legal = this.session.legal.value;
        if (engine && this.listed !== legal) {
            engine.list(legal);
            this.listed = legal;
        }
        return engine;
    }

    /* ---- Words about moves ---- */

    kinds(): Word[] {
        return this.engine.value?.kinds(this.lang) ?? [];
    }
    questions(): Word[] {
        return this.engine.value?.questions(this.lang) ?? [];
    }
    brief(move: string): string {
        return this.now()?.brief(move) ?? move;
    }
    /* What lists the moves of a kind: its short word, if that is enough. */
    nameOfKind(word: string, example: string): string {
        const short = /^[a-z]+/.exec(this.brief(example))?.[0] ?? word;
        const read = this.now()?.typed(short);
        return read?.as === 'kind' && read.text === word ? short : word;
    }
    get numbered(): boolean {
        return this.now()?.numbered ?? false;
    }
    tellPart(part: 'board' | 'hand'): string[] {
        void this.position.value;
        const engine = this.engine.value;
        if (!engine) return [];
        const names = this.session.names;
        return engine.tell(part, this.lang).map(line => {
            const seat = names.findIndex((_, i) => {
                const called = engine.seat(i, this.lang);
                return called !== '' && line.startsWith(`${called}:`);
            });
            if (seat < 0) return line;
            const called = engine.seat(seat, this.lang);
            return `${names[seat]} (${called})${line.slice(called.length)}`;
        });
    }
    draw(): string {
        void this.position.value;
        return this.engine.value?.draw(this.lang) ?? '';
    }

    /* The places that a move names, as the game's drawing calls them. */
    private places(move: string): string {
        const drawing = this.session.drawing.value,
            view = this.session.view.value;
        if (!drawing || !view) return '';
        return move
            .split(' ')
            .slice(1)
            .map(token => {
                const name = drawing.placeName(token, view, this.lang);
                return name === token ? '' : name;
            })
            .filter(Boolean)
            .join('; ');
    }

    /* A move in words: a sentence of the engine, and where it is. */
    sentence(move: string): string {
        const words = this.engine.value?.say(move, this.lang) ?? '';
        const places = this.places(move);
        const help = this.kinds().find(kind => kind.word === wordOf(move))?.help ?? move;
        return [words || `${help}.`, places].filter(Boolean).join(' ');
    }
    /* The same, shorter, for lists: what it does or where. */
    short(move: string): string {
        const help = this.kinds().find(kind => kind.word === wordOf(move))?.help ?? '';
        return [help, this.places(move)].filter(Boolean).join(': ');
    }

    private entry(move: string): Said {
        return { put: this.brief(move), text: this.sentence(move) };
    }

    private ofKind(word: string): string[] {
        return this.session.legal.value.filter(move => wordOf(move) === word);
    }

    private listKind(word: string): Said[] {
        const t = X(),
            moves = this.ofKind(word);
        if (moves.length === 0) {
            const rule = this.session.forbidden.value[word];
            return [{ text: t.kindForbidden(word), bad: true, ...(rule ? { rule } : {}) }];
        }
        const shown = moves.slice(0, SHOWN).map(move => this.entry(move));
        const more = moves.length - shown.length;
        return [
            { text: t.theMoves(word, moves.length) },
            ...shown,
            ...(more > 0 ? [{ text: t.andMore(more) }] : []),
        ];
    }

    /* ---- Questions ---- */

    private why(rest: string): Said[] {
        const t = X(),
            forbidden = Object.entries(this.session.forbidden.value);
        if (rest) {
            const read = this.now()?.typed(rest);
            if (read?.as === 'kind' || read?.as === 'nothing') {
                const rule = this.session.forbidden.value[read.text];
                return rule ? [{ text: t.kindForbidden(read.text), rule }] : [{ text: t.allowed }];
            }
            if (read?.as === 'move') {
                const rule = this.engine.value?.rule(read.text) ?? '';
                return rule ? [{ text: t.forbidden(read.text), rule }] : [{ text: t.allowed }];
            }
        }
        if (forbidden.length === 0) return [{ text: t.allAllowed }];
        const rules = new Map<string, string[]>();
        for (const [word, rule] of forbidden) rules.set(rule, [...(rules.get(rule) ?? []), word]);
        return [...rules].map(([rule, words]) => ({
            text: t.kindForbidden(words.join(', ')),
            rule,
        }));
    }

    private rules(rest: string): Said[] {
        const t = X(),
            id = rest.trim();
        if (!id) return [{ text: t.ruleHow }];
        const known = [id, id.toUpperCase()].find(each => ruleText(this.books, each, this.lang));
        return [known ? { text: '', rule: known } : { text: t.noRule(id), bad: true }];
    }

    private time(): Said[] {
        const t = X(),
            clock = this.session.table.clock.value;
        if (!clock) return [{ text: t.noClock }];
        return this.session.names.map((name, i) => ({
            text: t.timeOf(name, clockText(timeLeft(clock, i) ?? 0)),
        }));
    }

    players(): Said[] {
        const { session } = this,
            drawing = session.drawing.value,
            view = session.view.value;
        const points = drawing && view ? drawing.statistics.points(view) : [];
        const board = this.tellPart('board');
        return session.names.map((name, i) => {
            const called = `${name} (${this.engine.value?.seat(i, this.lang) ?? ''}):`;
            const line = board.find(each =>
                i === session.me ? /^(You|Du):/.test(each) : each.startsWith(called),
            );
            const about = line?.slice(line.indexOf(':') + 1) ?? '';
            return { text: `${X().pointsOf(name, String(points[i] ?? 0))}${about && `;${about}`}` };
        });
    }

    /* The offer that stands and what was said to it, as far as it concerns the reader. */
    private standing(): string[] {
        const { session } = this,
            dealing = session.drawing.value?.dealing;
        const lines = session.lines.value;
        const stands = ['decline', 'withdraw', 'confirm'].some(
            word => this.ofKind(word).length > 0,
        );
        const from = lines.map(line => dealing?.(line.seen)).lastIndexOf('offer');
        return stands && from >= 0 ? lines.slice(from).map(line => session.sentence(line)) : [];
    }
    offer(): string {
        const [first] = this.standing();
        return first ? `${first}.` : '';
    }
    private offers(): Said[] {
        const all = this.standing();
        return all.length ? all.map(text => ({ text })) : [{ text: X().noOffer }];
    }

    last(count: number): string[] {
        const { session } = this;
        const lines = session.lines.value.slice(-Math.max(count * 2, 20));
        return lines
            .map(line => session.sentence(line))
            .filter(Boolean)
            .slice(-count);
    }

    private async hint(): Promise<void> {
        const hint = this.session.hints ? await this.session.hint() : null;
        const best = hint?.actions.reduce((a, b) => (b.loss < a.loss ? b : a));
        if (!best) say(X().noHint);
        else say({ text: X().hintBest(this.sentence(best.do)), put: this.brief(best.do) });
    }

    private decline(rest: string): void {
        const word = rest.trim().toLowerCase();
        if (/^(none|keine|off|aus)/.test(word)) declineUnpayable.value = false;
        else if (word) declineUnpayable.value = true;
        say(declineUnpayable.value ? X().declineOn : X().declineOff);
    }

    private help(commands: Command[]): Said[] {
        const words = (all: Word[]) =>
            all.map(each => ({
                put: each.word,
                text: [each.arguments, each.help].filter(Boolean).join(' · '),
            }));
        return [
            ...words(this.questions()),
            ...commands.map(each => ({ put: nameOf(each), text: each.help[this.lang] })),
            ...words(this.kinds()),
        ];
    }

    ask(question: Question, rest = ''): void {
        const t = X(),
            { session } = this,
            { table } = session;
        const moves = session.legal.value;
        switch (question) {
            case 'help':
                return say(...this.help(this.commands()));
            case 'hint':
                if (session.table.summary.value?.lesson) return this.lessonHint();
                return void this.hint();
            case 'moves': {
                const read = rest ? this.now()?.typed(rest) : undefined;
                if (read?.as === 'kind' || read?.as === 'move')
                    return say(...this.listKind(wordOf(read.text)));
                if (moves.length === 0) return say(t.nothingToDo);
                const words = [...new Set(moves.map(wordOf))];
                return say(...words.flatMap(word => this.listKind(word)));
            }
            case 'why':
                return say(...this.why(rest));
            case 'rules':
                return say(...this.rules(rest));
            case 'hand':
                return say(...this.tellPart('hand'));
            case 'players':
                return say(...this.players());
            case 'offers':
                return say(...this.offers());
            case 'board':
                return say(...this.tellPart('board'));
            case 'log':
                return say(...this.last(Number(rest) || 10));
            case 'time':
                return say(...this.time());
            case 'card': {
                const card = this.engine.value?.card(rest, this.lang) ?? [];
                return card.length ? say(...card) : say({ text: t.noCard(rest), bad: true });
            }
            case 'decline':
                return this.decline(rest);
            case 'undo':
                table.undo();
                return say(t.sent);
            case 'say':
                if (rest.trim()) table.say(rest.trim().slice(0, 300));
                return say(t.sent);
            case 'quit':
                return go();
            default:
                return undefined;
        }
    }

    /* ---- Commands of the page ---- */

    private bot(name: string): string | null {
        const game = gameNamed(this.session.table.summary.value?.game ?? '');
        if (!game) return null;
        if (!name) return standardBot(game, botLevel.value);
        const bots = botsInOrder(game);
        return (
            bots[
                choose(
                    name,
                    bots.map(bot => [bot.name, botName(bot.name)]),
                )
            ]?.name ?? null
        );
    }

    private seat(text: string): number {
        const seats = this.session.table.summary.value?.seats.length ?? 0;
        const seat = Number(text) - 1;
        return /^\d+$/.test(text) && seat >= 0 && seat < seats ? seat : -1;
    }

    private lobby(id: string, rest: string): void {
        const t = X(),
            { table, names } = this.session;
        const [first = '', ...more] = rest.split(/\s+/);
        const seat = this.seat(first);
        if (['sit', 'bot', 'remove'].includes(id) && seat < 0)
            return say({ text: t.noSeat(first), bad: true });
        const bot = this.bot(id === 'fill' ? rest : more.join(' '));
        if ((id === 'bot' || id === 'fill') && bot === null)
            return say({ text: t.noBot(rest), bad: true });
        const seats = table.summary.value?.seats ?? [];
        if (id === 'sit')
            void (reader.value ? Promise.resolve() : beGuest(undefined, names)).then(() =>
                table.sit(seat),
            );
        else if (id === 'stand') table.stand();
        else if (id === 'bot') table.bot(seat, bot);
        else if (id === 'fill')
            seats.forEach((each, i) => each.kind === 'open' && table.bot(i, bot));
        else if (id === 'remove' && seats[seat]?.kind === 'bot') table.bot(seat, null);
        else if (id === 'remove') table.remove(seat);
        else if (id === 'start') table.start();
        return say(t.sent);
    }

    private page(id: string, rest: string): void {
        const t = X(),
            { table } = this.session;
        switch (id) {
            case 'picture':
                textMode.value = false;
                return;
            case 'settings':
                return go('settings');
            case 'language':
                return setLanguage(this.lang === 'de' ? 'en' : 'de');
            case 'name':
                return void beGuest(rest.trim() || undefined).then(me => say(t.nameIs(me.name)));
            case 'home':
                return go();
            case 'replay':
                return go('r', table.id);
            case 'check':
                return go('check', table.id);
            case 'again':
                table.rematch();
                return say(t.againAsked);
            case 'pause':
                table.pause();
                return say(t.sent);
            case 'resume':
                table.resume();
                return say(t.sent);
            case 'back':
                table.back();
                return say(t.sent);
            case 'say':
                return this.ask('say', rest);
            case 'next':
            case 'solution':
            case 'step':
            case 'lessons':
                return this.learning(id);
            default:
                return this.lobby(id, rest);
        }
    }

    commands(): Command[] {
        const { state, lesson } = this.session.table.summary.value ?? {};
        if (lesson) return [...LESSON, ...RUNNING];
        return state === 'open' ? LOBBY : state === 'over' ? OVER : RUNNING;
    }

    /* ---- Lessons ---- */

    /* What the lesson says now, and what answers it. */
    lesson(): Said[] {
        const step = stepOf(this.session),
            move = answerOf(this.session);
        if (!step) return [];
        const { lesson, part, at } = step,
            task = lesson.tasks[part - 1];
        const words: (Both | null)[] = task
            ? [at > 0 ? task.right : task.say]
            : [lesson.steps[at]!.say, lesson.steps[at]!.why];
        const said = words.flatMap(each => (each ? [{ text: each[this.lang] }] : []));
        if (!move) return at > 0 && task ? [...said, { text: X().lessonNext }] : said;
        return [...said, { text: this.sentence(move), put: this.brief(move) }];
    }

    private lessonHint(): void {
        const step = stepOf(this.session),
            task = step && step.at === 0 ? step.lesson.tasks[step.part - 1] : undefined;
        say(...(task ? [task.hint[this.lang]] : this.lesson()));
    }
    private learning(id: string): void {
        const t = X(),
            { session } = this;
        if (id === 'lessons') return go('learn', session.table.summary.value?.game ?? '');
        if (id === 'solution') reveal(session);
        else if (id === 'next') return onward(session) ? undefined : say(t.lessonFirst);
        return say(...this.lesson());
    }

    /* What a line means; nothing is done yet. */
    private meaning(line: string) {
        const commands = this.commands(),
            running = commands !== LOBBY && commands !== OVER;
        const engine = this.now();
        const whole = findCommand(commands, line, false);
        if (whole) return { as: 'page' as const, ...whole };
        const asked = commands !== LOBBY && engine?.asked(line, false);
        if (asked) return { as: 'question' as const, ...asked };
        const read = running ? engine?.typed(line) : undefined;
        if (read && !read.guessed) return { as: 'move' as const, read };
        const begunAsked = commands !== LOBBY && engine?.asked(line, true);
        if (begunAsked) return { as: 'question' as const, ...begunAsked };
        const begun = findCommand(commands, line, true);
        if (begun) return { as: 'page' as const, ...begun };
        if (read) return { as: 'move' as const, read };
        return null;
    }

    /* Said before Enter does it. */
    explain(line: string): Said | null {
        const t = X(),
            meaning = this.meaning(line);
        if (!meaning) return { text: t.unknown(line.trim()), bad: true };
        if (meaning.as === 'page')
            return { text: `${usage(meaning.command)}: ${meaning.command.help[this.lang]}` };
        if (meaning.as === 'question') {
            const all = this.engine.value?.questions(this.lang) ?? [];
            const own = all.find(
                each => this.engine.value?.asked(each.word, false)?.question === meaning.question,
            );
            return { text: t.asks(own?.help ?? meaning.question) };
        }
        const { read } = meaning;
        if (read.as === 'several') return { text: t.listThem(read.moves.length) };
        if (read.as === 'kind') {
            const rule = this.session.forbidden.value[read.text];
            if (rule) return { text: t.kindForbidden(read.text), rule, bad: true };
            return { text: t.listThem(this.ofKind(read.text).length) };
        }
        if (read.as === 'nothing') return { text: t.unknown(line.trim()), bad: true };
        const rule = this.engine.value?.rule(read.text) ?? '';
        if (rule) return { text: t.forbidden(read.text), rule, bad: true };
        return { text: `${this.sentence(read.text)} ${t.pressEnter}` };
    }

    private act(move: string): void {
        const { session } = this;
        session.flush();
        if (!session.alive.value) return say({ text: X().notSent, bad: true });
        const about = this.engine.value?.say(move, this.lang) || move;
        void session.table.act(move).then(outcome => {
            if (outcome.ok) return say(about);
            if (!('refused' in outcome)) return undefined;
            const { rule, reason, expected, said } = outcome.refused;
            if (said) {
                session.tries.value++;
                session.verdict.value = said[this.lang];
                return say({ text: `${T().lessonNotYet} ${said[this.lang]}`, bad: true });
            }
            const text =
                reason === 'text' && expected
                    ? T().refused_text(expected[this.lang])
                    : refusedText(reason);
            return say({ text: `${move}: ${text}`, bad: true, ...(rule ? { rule } : {}) });
        });
    }

    run(line: string): void {
        /* Before the engine is here, what is listed may be typed as it is listed. */
        if (!this.engine.value && this.session.legal.value.includes(line.trim()))
            return this.act(line.trim());
        const t = X(),
            meaning = this.meaning(line);
        if (!meaning) return say({ text: t.unknown(line), bad: true });
        if (meaning.as === 'page') {
            if (meaning.command.id === 'help') return say(...this.help(this.commands()));
            return this.page(meaning.command.id, meaning.rest);
        }
        if (meaning.as === 'question') return this.ask(meaning.question, meaning.rest);
        const { read } = meaning;
        if (read.as === 'move') return this.act(read.text);
        if (read.as === 'kind') return say(...this.listKind(read.text));
        if (read.as === 'several') return say(t.which, ...read.moves.map(move => this.entry(move)));
        return say({ text: t.unknown(line), bad: true });
    }

    /* Once a turn, politely: nobody is hurried by a running count. */
    warn(left: number | null): void {
        const turn = `${this.session.me} ${this.session.table.clock.value?.turn.join()}`;
        if (left === null || left > LOW_MS || this.warned === turn) return;
        batch(() => {
            this.warned = turn;
            const text = X().clockLow(Math.ceil(left / 1000));
            this.session.polite.value = again(this.session.polite.peek(), text);
        });
    }
}
