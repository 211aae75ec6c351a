/* home.tsx - the start page: go on with a game, play against bots with one click, open or join
 * a table with people. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { botLevel } from '../app/settings.ts';
import { botName, botsInOrder, standardBot } from '../i18n/bots.ts';
import { say } from '../i18n/i18n.ts';
import { ApiError, tableName } from '../net/api.ts';
import { me, ownName } from '../net/guest.ts';
import { here, isHere } from '../net/here.ts';
import { findTable, readTable } from '../net/join.ts';
import { openTable } from '../net/open.ts';
import { gameNamed, listError, myTables, tables, useDrawnGames, useTables } from '../net/lists.ts';
import type { Game, TableRow } from '../net/types.ts';
import { optionSummary } from './options.ts';
import { pageTexts } from './texts.ts';

export const tile = (game: string): string => LANDFALL_TILES[game] ?? LANDFALL_TILES.other ?? '';

/* Makes a table full of bots and sits down at it; it starts at once. A game that can be played
 * alone is played alone: its other forms are a choice of the form for new tables. */
export async function playNow(game: Game): Promise<void> {
    const bot = standardBot(game, botLevel.value);
    const seats = game.seats_min === 1 ? 1 : game.seats_max;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot));
    const table = await openTable({
        game: game.name,
        seats,
        options: '',
        bots,
        listed: false,
        clock: null,
        sit: true,
    });
    go('t', table);
}

function Levels({ game }: { game: Game }): JSX.Element | null {
    const t = pageTexts();
    const bots = botsInOrder(game);
    if (bots.length < 2) return null;
    const chosen = standardBot(game, botLevel.value);
    return (
        <label class="btn lv">
            <Icon id="bot" class="i20" />
            <select
                aria-label={t.botLevel}
                title={say(bots.find(bot => bot.name === chosen)?.about)}
                value={chosen}
                onChange={event => {
                    botLevel.value = event.currentTarget.value;
                }}>
                {bots.map(bot => (
                    <option value={bot.name} selected={bot.name === chosen}>
                        {botName(bot.name)}
                    </option>
                ))}
            </select>
            <Icon id="down" class="i16" />
        </label>
    );
}

/* "3–4 · 45 min": what one asks before sitting down. */
function GameTile({
    game,
    how,
    busy,
    play,
}: {
    game: Game;
    how: boolean;
    busy: boolean;
    play: () => void;
}): JSX.Element {
    const t = pageTexts(),
        title = say(game.title);
    return (
        <div class="cell">
            <button class="tile" type="button" onClick={play} disabled={busy}>
                <span class="sr">{t.playGame} </span>
                <span class="pic">
                    <img src={tile(game.name)} alt="" />
                </span>
                <span class="cap">
                    <span class="grow">
                        <b>{title}</b>
                        <span class="small muted">
                            <span aria-hidden="true">
                                {t.seatsShort(game.seats_min, game.seats_max)}
                            </span>
                            <span class="sr">{t.seatsRange(game.seats_min, game.seats_max)}</span>
                            {' · '}
                            {t.minutes(game.minutes)}
                        </span>
                    </span>
                    <span class="go">{busy ? <span class="spin" /> : <Icon id="play" />}</span>
                </span>
            </button>
            {how && (
                <a class="how" href={link('how', game.name)} aria-label={t.howTo(title)}>
                    <Icon id="help" class="i16" />
                </a>
            )}
        </div>
    );
}

function OwnRules(): JSX.Element {
    const t = pageTexts();
    return (
        <a class="tile own" href={link('new')}>
            <span class="pic">
                <Icon id="plus" class="i28" />
            </span>
            <span class="cap">
                <span class="grow">
                    <b>{t.ownRules}</b>
                    <span class="small muted">{t.ownRulesText}</span>
                </span>
            </span>
        </a>
    );
}

function PlayNow({ games, how }: { games: Game[]; how: boolean }): JSX.Element {
    const t = pageTexts();
    const [busy, setBusy] = useState('');
    const [problem, setProblem] = useState<unknown>(null);
    const play = async (game: Game) => {
        setBusy(game.name);
        setProblem(null);
        try {
            await playNow(game);
        } catch (error) {
            setProblem(error);
        } finally {
            setBusy('');
        }
    };
    return (
        <section aria-labelledby="play-now">
            <div class="sect">
                <h1 id="play-now">{t.playNow}</h1>
                {games[0] && <Levels game={games[0]} />}
            </div>
            <div class="tiles">
                {games.map(game => (
                    <GameTile
                        game={game}
                        how={how}
                        busy={busy === game.name}
                        play={() => void play(game)}
                    />
                ))}
                <OwnRules />
            </div>
            {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
        </section>
    );
}

const seatsTaken = (row: TableRow): number => row.seats.filter(seat => seat.kind !== 'open').length;

function Dots({ row }: { row: TableRow }): JSX.Element {
    const t = pageTexts();
    return (
        <span class="dots" role="img" aria-label={t.seatsTaken(seatsTaken(row), row.seats.length)}>
            {row.seats.map((seat, n) => (
                <SeatMark small seat={seat.kind === 'open' ? null : n} />
            ))}
        </span>
    );
}

/* Who else plays; of an open table, how full it is. */
function company(row: TableRow): string {
    const t = pageTexts();
    if (row.state === 'open') return t.waitingForPlayers(seatsTaken(row), row.seats.length);
    const own = me.value?.name ?? ownName.value;
    const others = row.seats.filter(seat => seat.kind !== 'person' || seat.name !== own);
    const names = others.map(seat => (seat.kind === 'bot' ? botName(seat.bot) : (seat.name ?? '')));
    return t.against([...new Set(names.filter(Boolean))].join(', '));
}

function Continue(): JSX.Element | null {
    const t = pageTexts();
    const mine = (myTables.value ?? []).filter(row => row.state !== 'over').slice(0, 2);
    if (mine.length === 0) return null;
    return (
        <section class="cont" aria-label={t.continueHead}>
            {mine.map((row, n) => (
                <article class={n === 0 ? 'turn' : ''}>
                    <span class="thumb">
                        <img src={tile(row.game)} alt="" />
                    </span>
                    <div class="grow">
                        <b>{say(gameNamed(row.game)?.title)}</b>
                        <div class="small muted clip">
                            {/* Bots of this device wait for nobody but the reader. */}
                            {isHere(row.table) ? <b class="mine">{t.yourTurn}</b> : company(row)}
                        </div>
                    </div>
                    <a
                        class={`btn${n === 0 ? ' primary' : ''}`}
                        href={link('t', row.table)}
                        aria-label={`${t.continueGame} ${tableName(row.table)}`}>
                        {t.continueGame}
                    </a>
                </article>
            ))}
        </section>
    );
}

function JoinByCode(): JSX.Element {
    const t = pageTexts();
    const [code, setCode] = useState('');
    const [problem, setProblem] = useState('');
    const join = async (event: Event) => {
        event.preventDefault();
        const wanted = readTable(code);
        if (!wanted) {
            setProblem(t.codeShape);
            return;
        }
        try {
            go('t', await findTable(wanted));
        } catch (error) {
            setProblem(
                error instanceof ApiError && error.status === 404
                    ? t.codeUnknown(tableName(wanted))
                    : explain(error),
            );
        }
    };
    return (
        <form class="code" onSubmit={join} noValidate>
            <div class="row">
                <label class="field grow">
                    <Icon id="link" class="i20" />
                    <input
                        value={code}
                        placeholder={t.codeHint}
                        aria-label={t.code}
                        autoCapitalize="characters"
                        autoComplete="off"
                        spellcheck={false}
                        aria-invalid={problem !== ''}
                        aria-describedby="code-problem"
                        onInput={event => {
                            setCode(event.currentTarget.value);
                            setProblem('');
                        }}
                    />
                </label>
                <button class="btn" type="submit">
                    {t.join}
                </button>
            </div>
            <p id="code-problem" class="small bad" role="alert">
                {problem}
            </p>
        </form>
    );
}

function TableLine({ row }: { row: TableRow }): JSX.Element {
    const t = pageTexts();
    const game = gameNamed(row.game);
    const free = row.state === 'open' && seatsTaken(row) < row.seats.length;
    const host = row.seats.find(seat => seat.kind === 'person')?.name ?? '';
    return (
        <li>
            <span class="thumb small desk">
                <img src={tile(row.game)} alt="" />
            </span>
            <div class="grow">
                <div class="row wrap tight">
                    <b>{say(game?.title) || row.game}</b>
                    <Dots row={row} />
                </div>
                <div class="small muted clip">
                    {[
                        host,
                        game ? optionSummary(game, row.options) : row.options,
                        row.clock ? t.clockShort(row.clock.turn_s) : '',
                    ]
                        .filter(Boolean)
                        .join(' · ')}
                </div>
            </div>
            <a
                class={`btn small${free ? '' : ' quiet'}`}
                href={link('t', row.table)}
                aria-label={`${free ? t.sitDown : t.watch} ${tableName(row.table)}`}>
                {free ? t.sitDown : t.watch}
            </a>
        </li>
    );
}

function OpenTables(): JSX.Element {
    const t = pageTexts();
    const [all, setAll] = useState(false);
    const rows = tables.value ?? [];
    const open = rows.filter(isFree);
    const rest = rows.filter(row => !open.includes(row));
    return (
        <section class="panel" aria-labelledby="open-tables">
            <header>
                <h2 id="open-tables" tabIndex={-1}>
                    {t.openTables}
                </h2>
            </header>
            {listError.value !== null ? (
                <p class="muted small" role="status">
                    {t.noServer}
                </p>
            ) : (
                tables.value && open.length === 0 && <p class="muted small">{t.noOpenTables}</p>
            )}
            <ul class="list">
                {open.slice(0, 8).map(row => (
                    <TableLine row={row} />
                ))}
                {all && rest.map(row => <TableLine row={row} />)}
            </ul>
            {rest.length > 0 && !all && (
                <button class="btn quiet small" type="button" onClick={() => setAll(true)}>
                    <Icon id="spectator" class="i20" />
                    {t.toWatch(rest.length)}
                </button>
            )}
        </section>
    );
}

function NewTableLink(): JSX.Element {
    return (
        <a class="btn primary big" href={link('new')}>
            <Icon id="plus" class="i20" />
            {pageTexts().newTable}
        </a>
    );
}

const isFree = (row: TableRow): boolean =>
    row.state === 'open' && seatsTaken(row) < row.seats.length;

/* The list stands below; on a phone one must scroll to it. */
function ToOpenTables(): JSX.Element {
    const open = (tables.value ?? []).filter(isFree).length;
    return (
        <button
            class="btn big"
            type="button"
            onClick={() => {
                const head = document.getElementById('open-tables');
                head?.scrollIntoView({ block: 'start' });
                head?.focus({ preventScroll: true });
            }}>
            <Icon id="users" class="i20" />
            {pageTexts().openTablesCount(open)}
        </button>
    );
}

function Entry({
    to,
    icon,
    title,
    children,
}: {
    to: string;
    icon: string;
    title: string;
    children: string;
}): JSX.Element {
    return (
        <a class="panel entry" href={to}>
            <span class="icn">
                <Icon id={icon} class="i28" />
            </span>
            <span class="grow">
                <b>{title}</b>
                <small>{children}</small>
            </span>
        </a>
    );
}

/* Whether a lesson has been begun on this device. */
function useBegun(): boolean {
    const [begun, setBegun] = useState(false);
    useEffect(() => {
        let shown = true;
        void here.progress().then(
            far => shown && setBegun(Object.values(far).some(each => each.taken > 0)),
            () => undefined,
        );
        return () => {
            shown = false;
        };
    }, []);
    return begun;
}

/* `has`: whether the client has a page of this name. */
function Entries({ has }: { has: (page: string) => boolean }): JSX.Element {
    const t = pageTexts(),
        begun = useBegun();
    return (
        <div class="duo">
            {has('puzzles') && (
                <Entry to={link('puzzles', 'daily')} icon="bulb" title={t.daily}>
                    {t.dailyText}
                </Entry>
            )}
            <Entry to={link('learn')} icon="learn" title={t.learn}>
                {begun ? t.learnOn : t.learnText}
            </Entry>
        </div>
    );
}

export function Home({ has }: { has: (page: string) => boolean }): JSX.Element {
    const t = pageTexts();
    const games = useDrawnGames();
    useTables();
    return (
        <main class="page home" id="main" tabIndex={-1}>
            <div class="left">
                <Continue />
                {games && games.length > 0 ? (
                    <PlayNow games={games} how={has('how')} />
                ) : listError.value !== null ? (
                    <Message kind="bad">{explain(listError.value)}</Message>
                ) : (
                    <div class="tiles">
                        <div class="tile ghost" aria-hidden="true" />
                    </div>
                )}
            </div>
            <div class="right">
                <Entries has={has} />
                <section class="panel people" aria-labelledby="with-people">
                    <header>
                        <h2 id="with-people">{LANDFALL_SITE ? t.ownGame : t.withPeople}</h2>
                    </header>
                    <div class="ppl">
                        <NewTableLink />
                        {!LANDFALL_SITE && <ToOpenTables />}
                    </div>
                    {LANDFALL_SITE ? <p class="small muted">{t.siteText}</p> : <JoinByCode />}
                </section>
                {!LANDFALL_SITE && <OpenTables />}
                {has('analysis') && (
                    <Entry to={link('analysis')} icon="stats" title={t.analysis}>
                        {t.analysisText}
                    </Entry>
                )}
                <p class="small muted promise">{t.promise}</p>
            </div>
        </main>
    );
}
