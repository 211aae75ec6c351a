/* home.tsx - the start page: go on with a game, play against bots with one click, open or join
 * a table with people. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { botLevel } from '../app/settings.ts';
import { botName, botsInOrder, standardBot } from '../i18n/bots.ts';
import { say } from '../i18n/i18n.ts';
import { ApiError, tableName } from '../net/api.ts';
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
        <div class="seg" role="group" aria-label={t.botLevel}>
            {bots.map(bot => (
                <button
                    type="button"
                    aria-pressed={bot.name === chosen}
                    title={say(bot.about)}
                    onClick={() => {
                        botLevel.value = bot.name;
                    }}>
                    {botName(bot.name)}
                </button>
            ))}
        </div>
    );
}

function GameTile({
    game,
    big,
    busy,
    play,
}: {
    game: Game;
    big: boolean;
    busy: boolean;
    play: () => void;
}): JSX.Element {
    const t = pageTexts();
    return (
        <button class={`tile${big ? ' big' : ''}`} type="button" onClick={play} disabled={busy}>
            <span class="sr">{t.playGame} </span>
            <span class="pic">
                <img src={tile(game.name)} alt="" />
            </span>
            <span class="cap">
                <span class="grow">
                    <b>{say(game.title)}</b>
                    <span class="small muted">
                        {t.seatsRange(game.seats_min, game.seats_max)}
                        {' · '}
                        {say(game.subtitle)}
                    </span>
                </span>
                <span class="go">{busy ? <span class="spin" /> : <Icon id="play" />}</span>
            </span>
        </button>
    );
}

function PlayNow({ games }: { games: Game[] }): JSX.Element {
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
    const [first] = games;
    const level =
        first && botsInOrder(first).find(bot => bot.name === standardBot(first, botLevel.value));
    return (
        <section aria-labelledby="play-now">
            <div class="sect">
                <h1 id="play-now">{t.playNow}</h1>
                {first && <Levels game={first} />}
            </div>
            {level && (
                <p class="small muted level">
                    {t.levelLine(botName(level.name), say(level.about))}
                </p>
            )}
            <div class={`tiles n${Math.min(games.length, 3)}`}>
                {games.map(game => (
                    <GameTile
                        game={game}
                        big={games.length === 1}
                        busy={busy === game.name}
                        play={() => void play(game)}
                    />
                ))}
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
                        <b>
                            {say(gameNamed(row.game)?.title)}{' '}
                            <span class="muted thin">{tableName(row.table)}</span>
                        </b>
                        <div class="small muted">
                            {row.state === 'open'
                                ? t.waitingForPlayers(seatsTaken(row), row.seats.length)
                                : row.seats
                                      .map((seat, at) =>
                                          seat.kind === 'bot'
                                              ? botName(seat.bot)
                                              : (seat.name ?? `${at + 1}`),
                                      )
                                      .join(', ')}
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
    const open = rows.filter(row => row.state === 'open' && seatsTaken(row) < row.seats.length);
    const rest = rows.filter(row => !open.includes(row));
    return (
        <section class="panel" aria-labelledby="open-tables">
            <header>
                <h2 id="open-tables">{t.openTables}</h2>
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
        <a class="btn big wide" href={link('new')}>
            <Icon id="plus" class="i20" />
            {pageTexts().newTable}
        </a>
    );
}

export function Home(): JSX.Element {
    const t = pageTexts();
    const games = useDrawnGames();
    useTables();
    return (
        <main class="page home" id="main" tabIndex={-1}>
            <div class="left">
                <Continue />
                {games && games.length > 0 ? (
                    <PlayNow games={games} />
                ) : listError.value !== null ? (
                    <Message kind="bad">{explain(listError.value)}</Message>
                ) : (
                    <div class="tiles n1">
                        <div class="tile big ghost" aria-hidden="true" />
                    </div>
                )}
                <p class="small muted desk">{t.promise}</p>
            </div>
            <div class="right">
                {LANDFALL_SITE ? (
                    <section class="panel" aria-labelledby="own-game">
                        <header>
                            <h2 id="own-game">{t.ownGame}</h2>
                        </header>
                        <p class="small muted" style="margin-bottom:12px">
                            {t.siteText}
                        </p>
                        <NewTableLink />
                    </section>
                ) : (
                    <>
                        <section class="panel" aria-labelledby="with-people">
                            <header>
                                <h2 id="with-people">{t.withPeople}</h2>
                            </header>
                            <NewTableLink />
                            <JoinByCode />
                        </section>
                        <OpenTables />
                    </>
                )}
            </div>
        </main>
    );
}
