/* new.tsx - opens a table: game, rules in words, seats, clock, who may come in. The last choices
 * are kept on this device. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { botLevel, lastTable } from '../app/settings.ts';
import { optionWords } from '../games/words.ts';
import { botName, namesInOrder, standardBot } from '../i18n/bots.ts';
import { common } from '../i18n/common.ts';
import { language, say } from '../i18n/i18n.ts';
import { me } from '../net/guest.ts';
import { here } from '../net/here.ts';
import { listError, useDrawnGames } from '../net/lists.ts';
import { openHere, openTable } from '../net/open.ts';
import type { ClockRule, Game, GameOption } from '../net/types.ts';
import { tile } from './home.tsx';
import { Maps } from './boards.tsx';
import {
    readOptions,
    valuesOf,
    valueText,
    writeOptions,
    type Chosen,
    type OptionWords,
} from './options.ts';
import { pageTexts } from './texts.ts';

const CLOCKS: Record<string, ClockRule | null> = {
    none: null,
    slow: { turn_s: 120, reserve_s: 900 },
    normal: { turn_s: 60, reserve_s: 300 },
    fast: { turn_s: 30, reserve_s: 120 },
};

const USUAL_SEATS = 4;

/* What the form holds; kept as JSON for next time. */
interface Form {
    game: string;
    seats: number;
    options: string;
    bots: (string | null)[]; /* of the seats after the host's */
    clock: string;
    listed: boolean;
    here?: boolean; /* on this device */
}

function standardForm(game: Game): Form {
    const bot = standardBot(game, botLevel.value);
    return {
        game: game.name,
        seats: Math.min(game.seats_max, USUAL_SEATS),
        options: '',
        clock: 'none',
        listed: false,
        bots: Array.from({ length: game.seats_max - 1 }, (_, n) => (n === 0 ? null : bot)),
    };
}

function keptForm(games: Game[]): Form {
    try {
        const form = JSON.parse(lastTable.value) as Form;
        const game = games.find(each => each.name === form.game);
        if (
            game &&
            form.seats >= game.seats_min &&
            form.seats <= game.seats_max &&
            Array.isArray(form.bots) &&
            form.clock in CLOCKS
        ) {
            /* This device may have bots that the server has not. */
            const known = new Set(form.here ? form.bots : game.bots.map(bot => bot.name));
            return {
                ...standardForm(game),
                ...form,
                bots: form.bots.map(bot => (bot !== null && known.has(bot) ? bot : null)),
            };
        }
    } catch {
        /* nothing kept, or of an older kind */
    }
    return standardForm(games[0]!);
}

/* A text of one's own can be drawn instead of typed, where the game has an editor for it. */
function DrawLink({ game, form }: { game: Game; form: Form }): JSX.Element {
    const parts = readOptions(form.options).board ? [String(form.seats), form.options] : [];
    return (
        <a class="btn small" href={link('maps', game.name, ...parts)}>
            <Icon id="edit" class="i16" />
            {pageTexts().drawMap}
        </a>
    );
}

function Pick({
    option,
    value,
    words,
    set,
    draw,
}: {
    draw: JSX.Element | null;
    option: GameOption;
    value: string;
    words: OptionWords | null;
    set: (value: string) => void;
}): JSX.Element {
    const t = pageTexts();
    const values = valuesOf(option);
    const free = option.values.split('|').includes('TEXT');
    const own = !values.includes(value);
    const name = say(option.help).split(/[:;(]/)[0]!.trim();
    return (
        <>
            <select
                class="pick"
                aria-label={name}
                value={own ? '\u0000' : value}
                onChange={event =>
                    set(event.currentTarget.value === '\u0000' ? '' : event.currentTarget.value)
                }>
                {values.map(each => (
                    <option value={each}>{valueText(words, option, each)}</option>
                ))}
                {free && <option value={'\u0000'}>{t.free}</option>}
            </select>
            {own && free && (
                <input
                    class="pick mono"
                    value={value}
                    aria-label={t.freeText}
                    onInput={event => set(event.currentTarget.value.trim())}
                />
            )}
            {free && draw}
        </>
    );
}

interface SentenceProps {
    game: Game;
    seats: number;
    draw: JSX.Element | null;
    option: GameOption;
    chosen: Chosen;
    words: OptionWords | null;
    help: boolean;
    set: (name: string, value: string) => void;
}

function Sentence(props: SentenceProps): JSX.Element {
    const { option, chosen, words, help, set, draw } = props;
    const value = chosen[option.name] ?? option.standard;
    const pick = (
        <Pick
            option={option}
            value={value}
            words={words}
            set={to => set(option.name, to)}
            draw={draw}
        />
    );
    const sentence = words?.[option.name]?.sentence[language.value];
    const [before, after] = sentence
        ? sentence.split('{}')
        : [`${say(option.help).split(/[;(]/)[0]!.trim()}: `, ''];
    return (
        <>
            <p>
                {before && <span>{before}</span>}
                {pick}
                {after && <span class={after.trim() === '.' ? 'full-stop' : ''}>{after}</span>}
            </p>
            {words?.[option.name]?.maps && (
                <Maps {...props} label={say(option.help)} set={to => set(option.name, to)} />
            )}
            {help && <p class="why">{say(option.help)}</p>}
        </>
    );
}

function Rules({
    game,
    form,
    change,
}: {
    game: Game;
    form: Form;
    change: (part: Partial<Form>) => void;
}): JSX.Element {
    const t = pageTexts();
    const [help, setHelp] = useState(false);
    const [words, setWords] = useState<OptionWords | null>(null);
    useEffect(() => {
        void optionWords(game.name).then(setWords);
    }, [game.name]);
    const chosen = readOptions(form.options);
    const set = (name: string, value: string) =>
        change({ options: writeOptions(game, { ...chosen, [name]: value }) });
    const rare = game.options.filter(option => words?.[option.name]?.rare);
    const usual = game.options.filter(option => !rare.includes(option));
    const show = (option: GameOption) => (
        <Sentence
            game={game}
            seats={form.seats}
            option={option}
            chosen={chosen}
            words={words}
            help={help}
            set={set}
            draw={LANDFALL_MAPS.includes(game.name) ? <DrawLink game={game} form={form} /> : null}
        />
    );
    return (
        <section class="panel" aria-labelledby="rules">
            <header>
                <h2 id="rules">{t.rulesInWords}</h2>
                <button
                    class="btn quiet small"
                    type="button"
                    aria-expanded={help}
                    onClick={() => setHelp(!help)}>
                    <Icon id="book" class="i20" />
                    {help ? t.hideOptions : t.allOptions}
                </button>
            </header>
            <div class="words">
                {usual.map(show)}
                {rare.length > 0 && (
                    <details open={rare.some(option => chosen[option.name] !== undefined)}>
                        <summary>
                            <Icon id="down" class="i16" />
                            {t.rareOptions(rare.length)}
                        </summary>
                        {rare.map(show)}
                    </details>
                )}
            </div>
        </section>
    );
}

/* The bots that can play on this device; null: the server plays, or they are not known yet. */
function useHereBots(game: string, wanted: boolean): string[] | null {
    const [bots, setBots] = useState<string[] | null>(null);
    useEffect(() => {
        let here_still = true;
        setBots(null);
        if (wanted || LANDFALL_SITE)
            void here.bots(game).then(
                found => {
                    if (here_still) setBots(found);
                },
                () => undefined,
            );
        return () => {
            here_still = false;
        };
    }, [game, wanted]);
    return bots;
}

function Seats({
    game,
    form,
    change,
}: {
    game: Game;
    form: Form;
    change: (part: Partial<Form>) => void;
}): JSX.Element {
    const t = pageTexts();
    const counts = [];
    for (let n = game.seats_min; n <= game.seats_max; n++) counts.push(n);
    const able = useHereBots(game.name, form.here ?? false);
    const setBot = (seat: number, bot: string) => {
        const bots = [...form.bots];
        bots[seat - 1] = bot || null;
        change({ bots });
    };
    return (
        <section class="panel" aria-labelledby="seats">
            <header>
                <h2 id="seats">{t.seats}</h2>
                <div class="seg" role="group" aria-label={t.seatCount}>
                    {counts.map(n => (
                        <button
                            type="button"
                            aria-pressed={n === form.seats}
                            onClick={() => change({ seats: n })}>
                            {n}
                        </button>
                    ))}
                </div>
            </header>
            <ul class="list seats">
                {Array.from({ length: form.seats }, (_, seat) => (
                    <li>
                        <span class="num">{seat + 1}</span>
                        <SeatMark seat={seat} />
                        {seat === 0 ? (
                            <>
                                <span class="who">{t.you(me.value?.name ?? common().guest)}</span>
                                <span class="small muted desk">{t.seatHost}</span>
                            </>
                        ) : (
                            <select
                                class="pick"
                                aria-label={t.seatOf(seat + 1)}
                                value={
                                    form.bots[seat - 1] ??
                                    (able ? standardBot(game, botLevel.value) : '')
                                }
                                onChange={event => setBot(seat, event.currentTarget.value)}>
                                {!able && <option value="">{t.seatOpen}</option>}
                                {namesInOrder(able ?? game.bots.map(bot => bot.name)).map(bot => (
                                    <option value={bot}>{t.seatBot(botName(bot))}</option>
                                ))}
                            </select>
                        )}
                    </li>
                ))}
            </ul>
        </section>
    );
}

function ClockPanel({
    form,
    change,
}: {
    form: Form;
    change: (part: Partial<Form>) => void;
}): JSX.Element {
    const t = pageTexts();
    const names: Record<string, string> = {
        none: t.clockNone,
        slow: t.clockSlow,
        normal: t.clockNormal,
        fast: t.clockFast,
    };
    const rule = CLOCKS[form.clock] ?? null;
    return (
        <section class="panel" aria-labelledby="clock">
            <header>
                <h2 id="clock">{t.clock}</h2>
            </header>
            <div class="seg fill clk" role="group" aria-label={t.clock}>
                {Object.keys(CLOCKS).map(name => (
                    <button
                        type="button"
                        aria-pressed={form.clock === name}
                        onClick={() => change({ clock: name })}>
                        {names[name]}
                    </button>
                ))}
            </div>
            <p class="small" style="margin-top:10px">
                {rule ? t.clockText(rule.turn_s, rule.reserve_s / 60) : t.clockNoneText}
            </p>
        </section>
    );
}

function Summary({
    game,
    form,
    change,
    busy,
    open,
}: {
    game: Game;
    form: Form;
    busy: boolean;
    change: (part: Partial<Form>) => void;
    open: () => void;
}): JSX.Element {
    const t = pageTexts();
    const seats = form.bots.slice(0, form.seats - 1);
    const bots = seats.filter(bot => bot !== null && bot !== undefined).length;
    const free = LANDFALL_SITE || form.here ? 0 : form.seats - 1 - bots;
    return (
        <aside class="sum">
            <section class="panel col" style="gap:14px" aria-labelledby="sum">
                <div class="pic">
                    <img src={tile(game.name)} alt="" />
                </div>
                <div>
                    <h2 id="sum">{t.summary(say(game.title), form.seats)}</h2>
                    <p class="small muted">
                        {t.people(free, form.seats - 1 - free)} {free > 0 && t.linkAfter}
                    </p>
                </div>
                {!LANDFALL_SITE && (
                    <div>
                        <span class="lab" aria-hidden="true">
                            {t.who}
                        </span>
                        <div class="seg fill" role="group" aria-label={t.who}>
                            <button
                                type="button"
                                aria-pressed={!form.listed && !form.here}
                                onClick={() => change({ listed: false, here: false })}>
                                <Icon id="lock" class="i16" />
                                {t.private}
                            </button>
                            <button
                                type="button"
                                aria-pressed={form.listed && !form.here}
                                onClick={() => change({ listed: true, here: false })}>
                                <Icon id="globe" class="i16" />
                                {t.listed}
                            </button>
                            <button
                                type="button"
                                aria-pressed={form.here ?? false}
                                onClick={() => change({ here: true })}>
                                <Icon id="home" class="i16" />
                                {t.hereOnly}
                            </button>
                        </div>
                        <p class="small muted" style="margin-top:6px">
                            {form.here ? t.hereText : form.listed ? t.listedText : t.privateText}
                        </p>
                    </div>
                )}
                <button class="btn primary big go1" type="button" disabled={busy} onClick={open}>
                    {free === 0 ? t.startTable : t.openTable}
                </button>
                <p class="xs muted go1">{t.kept}</p>
            </section>
        </aside>
    );
}

function NewForm({ games }: { games: Game[] }): JSX.Element {
    const t = pageTexts();
    const [form, setForm] = useState(() => keptForm(games));
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState<unknown>(null);
    const told = useRef<HTMLDivElement>(null); /* on a phone it may lie out of sight */
    useEffect(() => {
        if (problem !== null) told.current?.scrollIntoView({ block: 'center' });
    }, [problem]);
    const game = games.find(each => each.name === form.game) ?? games[0]!;
    const change = (part: Partial<Form>) => setForm(before => ({ ...before, ...part }));
    const open = async () => {
        setBusy(true);
        setProblem(null);
        try {
            const bots = [
                null,
                ...Array.from({ length: form.seats - 1 }, (_, n) => form.bots[n] ?? null),
            ];
            lastTable.value = JSON.stringify(form);
            const table = await (form.here ? openHere : openTable)({
                game: game.name,
                seats: form.seats,
                bots,
                options: form.options,
                listed: form.listed,
                clock: CLOCKS[form.clock] ?? null,
                sit: true,
            });
            go('t', table);
        } catch (error) {
            setProblem(error);
        } finally {
            setBusy(false);
        }
    };
    return (
        <main class="page new" id="main" tabIndex={-1}>
            <div class="form">
                <h1>{t.newTable}</h1>
                {games.length > 1 && (
                    <div class="games" role="group" aria-label={t.game}>
                        {games.map(each => (
                            <button
                                class="gm"
                                type="button"
                                aria-pressed={each === game}
                                onClick={() => setForm(standardForm(each))}>
                                <img src={tile(each.name)} alt="" />
                                <b>{say(each.title)}</b>
                            </button>
                        ))}
                    </div>
                )}
                <Rules game={game} form={form} change={change} />
                <div class="grid2">
                    <Seats game={game} form={form} change={change} />
                    <ClockPanel form={form} change={change} />
                </div>
                <div ref={told}>
                    {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
                </div>
            </div>
            <Summary game={game} form={form} change={change} busy={busy} open={() => void open()} />
            <div class="act">
                <button
                    class="btn primary big"
                    type="button"
                    disabled={busy}
                    onClick={() => void open()}>
                    {t.openTable}
                </button>
            </div>
        </main>
    );
}

export default function NewTable(): JSX.Element {
    const games = useDrawnGames();
    if (games?.length) return <NewForm games={games} />;
    return (
        <main class="page" id="main" tabIndex={-1}>
            {listError.value !== null ? (
                <Message kind="bad">{explain(listError.value)}</Message>
            ) : (
                <p class="loading muted" role="status">
                    {common().loading}
                </p>
            )}
        </main>
    );
}
