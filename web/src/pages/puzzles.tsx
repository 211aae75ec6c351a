/* puzzles.tsx - puzzles of all games: today's, the week, all of them by how hard they are; and for
 * games that are solved the game of the day, the same rolls for everybody. All of it runs on this
 * device. #/puzzles/GAME/daily, /GAME/7 and /GAME/game go to their tables. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { go, link, route } from '../app/router.ts';
import { daysInRow, notes, type Note } from '../app/solved.ts';
import { common } from '../i18n/common.ts';
import { language, number, say, texts } from '../i18n/i18n.ts';
import { me, ownName } from '../net/guest.ts';
import { here } from '../net/here.ts';
import { useDrawnGames } from '../net/lists.ts';
import {
    dayOf,
    numberOfDay,
    puzzleId,
    weekOf,
    type Daily,
    type Level,
    type PuzzleRow,
} from '../net/puzzle.ts';
import type { Game } from '../net/types.ts';
import { levelName, puzzleTexts } from '../table/puzzle-texts.ts';
import { tile } from './home.tsx';

const words = texts(
    {
        title: 'Puzzles',
        games: 'Games',
        solveIt: 'Solve it',
        look: 'Look at it',
        same: 'The same for everybody, until midnight UTC.',
        solvedToday: (n: number) => (n === 1 ? 'Solved at once' : `Solved, try ${n}`),
        missed: 'Not solved',
        open: 'Open',
        week: 'This week',
        all: 'All puzzles',
        every: 'all',
        level: 'Difficulty',
        done: (n: number, m: number) => `${n} of ${m} solved`,
        run: (n: number) => `${n} in a row at the first try`,
        none: 'This game has no puzzles yet.',
        number: (n: number) => `Puzzle ${n}`,
        dayTitle: 'Game of the day',
        dayText:
            'Alone, with the same rolls for everybody. At the end you see what best play made of them.',
        dayPlay: 'Play',
        dayOn: 'Go on',
        dayEnd: 'Your result',
        history: 'Your games',
        day: 'Day',
        you: 'You',
        best: 'Best play',
        mean: 'on the average',
        today: 'Today in all games',
    },
    {
        title: 'Rätsel',
        games: 'Spiele',
        solveIt: 'Lösen',
        look: 'Ansehen',
        same: 'Für alle dasselbe, bis Mitternacht UTC.',
        solvedToday: n => (n === 1 ? 'Auf Anhieb gelöst' : `Gelöst, Versuch ${n}`),
        missed: 'Nicht gelöst',
        open: 'Offen',
        week: 'Diese Woche',
        all: 'Alle Rätsel',
        every: 'alle',
        level: 'Schwierigkeit',
        done: (n, m) => `${n} von ${m} gelöst`,
        run: n => `${n} in Folge auf Anhieb`,
        none: 'Zu diesem Spiel gibt es noch keine Rätsel.',
        number: n => `Rätsel ${n}`,
        dayTitle: 'Spiel des Tages',
        dayText:
            'Allein, mit denselben Würfen für alle. Am Ende siehst du, was bestes Spiel daraus gemacht hat.',
        dayPlay: 'Spielen',
        dayOn: 'Weiterspielen',
        dayEnd: 'Dein Ergebnis',
        history: 'Deine Partien',
        day: 'Tag',
        you: 'Du',
        best: 'Bestes Spiel',
        mean: 'im Mittel',
        today: 'Heute in allen Spielen',
    },
);

const stateOf = (note: Note | undefined): 'open' | 'solved' | 'missed' =>
    !note ? 'open' : note.solved ? 'solved' : 'missed';

function stateText(note: Note | undefined): string {
    const t = words();
    return !note ? t.open : note.solved ? t.solvedToday(note.tries) : t.missed;
}

const weekday = (day: string): string =>
    new Date(day).toLocaleDateString(language.value, { weekday: 'short', timeZone: 'UTC' });

function Week({ game, today }: { game: string; today: string }): JSX.Element {
    return (
        <ol class="puzzle-week">
            {weekOf(today).map(day => {
                const note = notes.value.days[`${game} ${day}`];
                return (
                    <li data-state={stateOf(note)} class={day === today ? 'today' : ''}>
                        <span class="mark">
                            {note ? (
                                <Icon id={note.solved ? 'check' : 'close'} size={18} />
                            ) : (
                                Number(day.slice(8))
                            )}
                        </span>
                        <span class="small">{weekday(day)}</span>
                        <span class="sr">
                            {day}: {stateText(note)}
                        </span>
                    </li>
                );
            })}
        </ol>
    );
}

function Today({ game, rows }: { game: Game; rows: PuzzleRow[] }): JSX.Element {
    const t = words(),
        p = puzzleTexts(),
        today = dayOf();
    const note = notes.value.days[`${game.name} ${today}`],
        level = rows[numberOfDay(today, rows.length) - 1]?.level ?? 'easy',
        days = daysInRow(notes.value, game.name, today);
    return (
        <section class="panel first" aria-label={p.ofTheDay}>
            <span class="pic">
                <img src={tile(game.name)} alt="" />
            </span>
            <div class="col">
                <div class="row wrap">
                    <h2>{p.ofTheDay}</h2>
                    <span class="chip">{levelName(level)}</span>
                    {days > 0 && (
                        <span class="chip gold">
                            <Icon id="clock" size={14} />
                            {p.daysInRow(days)}
                        </span>
                    )}
                </div>
                <p class="muted">
                    {t.same} {note && <b>{stateText(note)}.</b>}
                </p>
                <div class="row wrap">
                    <a
                        class="btn primary big"
                        data-daily={game.name}
                        href={link('t', puzzleId(game.name, 'day'))}>
                        {note ? t.look : t.solveIt}
                    </a>
                </div>
                <h3>{t.week}</h3>
                <Week game={game.name} today={today} />
            </div>
        </section>
    );
}

const LEVELS: Level[] = ['easy', 'medium', 'hard', 'deep'];

function All({ game, rows }: { game: string; rows: PuzzleRow[] }): JSX.Element {
    const t = words(),
        [level, setLevel] = useState<Level | null>(null);
    const shown = rows.filter(row => level === null || row.level === level);
    const done = rows.filter(row => notes.value.puzzles[`${game} ${row.number}`]?.solved).length;
    return (
        <section class="panel" aria-labelledby="all-puzzles">
            <header>
                <h2 id="all-puzzles">{t.all}</h2>
                <span class="small muted">{t.done(done, rows.length)}</span>
            </header>
            <div class="seg puzzle-levels" role="group" aria-label={t.level}>
                {[null, ...LEVELS].map(each => (
                    <button
                        type="button"
                        aria-pressed={each === level}
                        onClick={() => setLevel(each)}>
                        {each === null ? t.every : levelName(each)}
                    </button>
                ))}
            </div>
            <ul class="puzzle-grid">
                {shown.map(row => {
                    const note = notes.value.puzzles[`${game} ${row.number}`];
                    return (
                        <li>
                            <a
                                data-state={stateOf(note)}
                                href={link('t', puzzleId(game, row.number))}
                                aria-label={`${t.number(row.number)}, ${levelName(row.level)}, ${stateText(note)}`}>
                                {row.number}
                                {note && <Icon id={note.solved ? 'check' : 'close'} size={14} />}
                            </a>
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}

async function playDaily(game: string): Promise<void> {
    go('t', await here.daily(game, me.value?.name ?? ownName.value ?? common().guest));
}

/* The game of the day, and those that were played before. */
function DayGame({ game }: { game: Game }): JSX.Element {
    const t = words(),
        [played, setPlayed] = useState<Daily[]>([]),
        [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
        let shown = true;
        here.dailies(game.name).then(
            found => shown && setPlayed(found.sort((a, b) => (a.day < b.day ? 1 : -1))),
            error => shown && setProblem(error),
        );
        return () => {
            shown = false;
        };
    }, [game.name]);
    const now = played.find(each => each.day === dayOf());
    return (
        <section class="panel" aria-labelledby="day-game">
            <header>
                <h2 id="day-game">
                    {t.dayTitle}: {say(game.title)}
                </h2>
            </header>
            <p class="muted">{t.dayText}</p>
            <button
                type="button"
                class="btn primary"
                data-day-game={game.name}
                onClick={() => void playDaily(game.name).catch(setProblem)}>
                <Icon id="dice" size={18} />
                {!now ? t.dayPlay : now.state === 'over' ? t.dayEnd : t.dayOn}
            </button>
            {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
            {played.some(each => each.points !== null) && (
                <table class="puzzle-history">
                    <caption class="sr">{t.history}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{t.day}</th>
                            <th scope="col">{t.you}</th>
                            <th scope="col">{t.best}</th>
                            <th scope="col">{t.mean}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {played
                            .filter(each => each.points !== null)
                            .slice(0, 14)
                            .map(each => (
                                <tr>
                                    <th scope="row">{each.day}</th>
                                    <td>{number(each.points ?? 0)}</td>
                                    <td>{each.optimum ? number(each.optimum.perfect) : '–'}</td>
                                    <td>{each.optimum ? number(each.optimum.expected, 1) : '–'}</td>
                                </tr>
                            ))}
                    </tbody>
                </table>
            )}
        </section>
    );
}

function Everywhere({ games }: { games: Game[] }): JSX.Element {
    const t = words(),
        today = dayOf();
    return (
        <section class="panel" aria-labelledby="today-all">
            <header>
                <h2 id="today-all">{t.today}</h2>
            </header>
            <ul class="list">
                {games.map(game => (
                    <li>
                        <a class="grow puzzle-row" href={link('puzzles', game.name)}>
                            <b>{say(game.title)}</b>
                            <span class="small muted">
                                {stateText(notes.value.days[`${game.name} ${today}`])}
                            </span>
                        </a>
                    </li>
                ))}
            </ul>
            {notes.value.run > 1 && <p class="small muted">{t.run(notes.value.run)}</p>}
        </section>
    );
}

/* An address of a single puzzle goes on to its table, without a step in the history. */
function useShortcut(parts: string[]): boolean {
    const [game, which = ''] = parts;
    const to =
        game && which === 'daily'
            ? puzzleId(game, 'day')
            : game && /^\d+$/.test(which)
              ? puzzleId(game, Number(which))
              : null;
    useEffect(() => {
        if (route.value.page !== 'puzzles') return;
        if (to) location.replace(link('t', to));
        else if (game && which === 'game') void playDaily(game).catch(() => go('puzzles', game));
    }, [to, game, which]);
    return to !== null || which === 'game';
}

export default function Puzzles({ parts }: { parts: string[] }): JSX.Element {
    const t = words(),
        games = useDrawnGames()?.filter(game => LANDFALL_PUZZLES[game.name]) ?? null,
        leaving = useShortcut(parts);
    const chosen = games?.find(game => game.name === parts[0]) ?? games?.[0];
    const [rows, setRows] = useState<{ game: string; rows: PuzzleRow[] } | null>(null);
    const [solvable, setSolvable] = useState<string[]>([]);
    const [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
        let shown = true;
        const name = chosen?.name;
        if (name)
            here.puzzles(name).then(
                found => shown && setRows({ game: name, rows: found }),
                error => shown && setProblem(error),
            );
        return () => {
            shown = false;
        };
    }, [chosen?.name]);
    useEffect(() => {
        void here.solvable().then(setSolvable, () => undefined);
    }, []);
    const own = chosen !== undefined && solvable.includes(chosen.name);
    const ready = !leaving && chosen && rows?.game === chosen.name ? rows.rows : null;
    return (
        <main class="page puzzles-page" id="main" tabIndex={-1}>
            <div class="sect">
                <h1>{t.title}</h1>
            </div>
            {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
            {games && !leaving && (
                <nav class="seg fill learn-games" aria-label={t.games}>
                    {games.map(game => (
                        <a
                            href={link('puzzles', game.name)}
                            aria-current={game === chosen ? 'page' : undefined}>
                            {say(game.title)}
                        </a>
                    ))}
                </nav>
            )}
            {!ready && problem === null && (
                <p class="muted loading" role="status">
                    {common().loading}
                </p>
            )}
            {ready && chosen && (
                <div class="learn">
                    <div class="col">
                        {ready.length > 0 ? (
                            <>
                                <Today game={chosen} rows={ready} />
                                {own && <DayGame key={chosen.name} game={chosen} />}
                                <All key={chosen.name} game={chosen.name} rows={ready} />
                            </>
                        ) : (
                            <p class="muted">{t.none}</p>
                        )}
                    </div>
                    <aside class="col">
                        {games
                            ?.filter(game => game !== chosen && solvable.includes(game.name))
                            .map(game => (
                                <DayGame key={game.name} game={game} />
                            ))}
                        <Everywhere games={games ?? []} />
                    </aside>
                </div>
            )}
        </main>
    );
}
