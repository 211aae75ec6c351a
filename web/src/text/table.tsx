/* table.tsx - a table in text mode: headings, lists and the command line, before, during and after
 * the match. */
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { late } from '../app/late.ts';
import { go, link } from '../app/router.ts';
import { declineUnpayable } from '../app/settings.ts';
import { drawing as loadDrawing } from '../games/registry.ts';
import { list, number, say as inWords } from '../i18n/i18n.ts';
import { tableName } from '../net/api.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { follow } from '../net/table.ts';
import { openWords, type Question } from '../net/words.ts';
import { answerOf, Coach, stepOf } from '../table/coach.tsx';
import { startNotices } from '../table/notice.ts';
import { LiveRegions } from '../table/prompt.tsx';
import { PuzzlePanel } from '../table/puzzle.tsx';
import { timeLeft, useBeat } from '../table/seats.tsx';
import { Session } from '../table/session.ts';
import { phraseText, T } from '../table/texts.ts';
import { nameOf } from './commands.ts';
import { CommandLine, Put, say, TextBar, useKeys } from './line.tsx';
import { Speaker, wordOf } from './speaker.ts';
import { X } from './texts.ts';

const FEW = 3; /* so many moves of a kind are told one by one */

function useSpeaker(id: string): Speaker {
    const [speaker] = useState(() => new Speaker(new Session(follow(id))));
    useEffect(() => {
        const { session } = speaker;
        const stops = [
            startNotices(session),
            effect(() => {
                const game = session.table.summary.value?.game;
                if (game && !session.drawing.peek())
                    void loadDrawing(game).then(drawing => {
                        session.drawing.value = drawing;
                    });
            }),
            effect(() => {
                const next = session.table.rematchId.value;
                if (next) go('t', next);
            }),
        ];
        return () => {
            for (const stop of stops) stop();
            speaker.close();
            session.close();
        };
    }, [speaker]);
    const summary = speaker.session.table.summary.value;
    useEffect(() => {
        if (!summary) return;
        let here = true;
        void openWords(LANDFALL_WASM).then(engine => {
            if (here) speaker.open(engine);
        });
        return () => {
            here = false;
        };
    }, [summary?.game, summary?.me, summary?.state === 'open']);
    return speaker;
}

/* ---- What is asked ---- */

const stopped = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

function Asked({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        { session } = speaker,
        me = session.me;
    const said = session.drawing.value?.prompt(session);
    const clock = session.table.clock.value,
        left = me === null ? null : timeLeft(clock, me);
    const mine = me !== null && session.awaited.value.includes(me);
    const view = session.view.value,
        points = session.drawing.value && view ? session.drawing.value.statistics.points(view) : [];
    useBeat(Boolean(clock?.running.length));
    useEffect(() => speaker.warn(mine ? left : null));
    const paused = session.table.summary.value?.state === 'paused';
    return (
        <p data-asked={mine || undefined}>
            <b>{stopped(paused ? T().paused : said?.text || T().loading)}</b> {speaker.offer()}{' '}
            {mine && left !== null && `${t.secondsLeft(Math.ceil(left / 1000))} `}
            {me === null ? t.watching : t.youPoints(number(points[me] ?? 0))}
        </p>
    );
}

function Kind({ speaker, word, moves }: { speaker: Speaker; word: string; moves: string[] }) {
    const t = X(),
        help = speaker.kinds().find(kind => kind.word === word)?.help ?? '';
    if (moves.length === 1 && moves[0] === word)
        return (
            <li data-word={word}>
                <Put text={speaker.brief(word)} /> {help}
            </li>
        );
    if (moves.length <= FEW)
        return (
            <>
                {moves.map(move => (
                    <li key={move} data-word={word}>
                        <Put text={speaker.brief(move)} /> {speaker.sentence(move)}
                    </li>
                ))}
            </>
        );
    const example = moves[moves.length >> 1]!,
        name = speaker.nameOfKind(word, example);
    return (
        <li data-word={word}>
            <Put text={speaker.brief(example)} /> {help}; {t.places(moves.length, name)}{' '}
            <Put text={name} />
        </li>
    );
}

function Moves({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        moves = speaker.session.legal.value;
    void speaker.position.value;
    const words = [...new Set(moves.map(wordOf))];
    if (moves.length === 0) return <p>{t.nothingToDo}</p>;
    if (speaker.numbered && moves.length > FEW)
        return (
            <>
                <p>{t.numbered}</p>
                <ol>
                    {moves.slice(0, 60).map(move => (
                        <li key={move} data-word={wordOf(move)}>
                            {speaker.sentence(move)} <Put text={move} />
                        </li>
                    ))}
                </ol>
            </>
        );
    return (
        <ul>
            {words.map(word => (
                <Kind
                    key={word}
                    speaker={speaker}
                    word={word}
                    moves={moves.filter(move => wordOf(move) === word)}
                />
            ))}
        </ul>
    );
}

/* ---- What everybody has ---- */

function Players({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        { session } = speaker,
        drawing = session.drawing.value,
        view = session.view.value;
    void speaker.position.value;
    const points = drawing && view ? drawing.statistics.points(view) : [];
    return (
        <table>
            <thead>
                <tr>
                    <th scope="col">{t.seat}</th>
                    <th scope="col">{t.points}</th>
                    <th scope="col">{t.figures}</th>
                </tr>
            </thead>
            <tbody>
                {session.names.map((name, i) => (
                    <tr
                        key={i}
                        aria-current={session.awaited.value.includes(i) ? 'step' : undefined}>
                        <th scope="row">
                            {name}
                            {i === session.me && ` (${t.you})`}
                        </th>
                        <td>{number(points[i] ?? 0)}</td>
                        <td class="seat-figures">
                            {drawing && view && <drawing.SeatFigures play={session} seat={i} />}
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function Events({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        { session } = speaker;
    const since = session.since.value.map(line => session.sentence(line)).filter(Boolean);
    const lines = since.length > 0 ? since.slice(-20) : speaker.last(6);
    return (
        <section>
            <h2>{since.length > 0 ? t.since : t.last}</h2>
            {lines.length === 0 && <p>{t.nothingYet}</p>}
            <ol>
                {lines.map((line, i) => (
                    <li key={i}>{line}</li>
                ))}
            </ol>
        </section>
    );
}

function Chat({ speaker }: { speaker: Speaker }): JSX.Element | null {
    const entries = speaker.session.table.chat.value.slice(-6);
    if (entries.length === 0) return null;
    return (
        <section>
            <h2>{X().chat}</h2>
            <ul>
                {entries.map((entry, i) => (
                    <li key={i}>
                        <b>{entry.name}</b>{' '}
                        {entry.phrase === undefined ? entry.text : phraseText(entry.phrase)}
                    </li>
                ))}
            </ul>
        </section>
    );
}

/* ---- Before and after ---- */

function Lobby({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        { session } = speaker,
        summary = session.table.summary.value!;
    const free = summary.seats.filter(seat => seat.kind === 'open').length;
    return (
        <>
            <section>
                <h2>{t.asked}</h2>
                <p>
                    <b>{free > 0 ? t.startWait(free) : summary.host ? t.startReady : t.host}</b>
                </p>
            </section>
            <section>
                <h2>{t.lobbySeats}</h2>
                <ul>
                    {summary.seats.map((seat, i) => (
                        <li key={i}>
                            {t.lobbySeat(
                                i + 1,
                                seat.kind === 'open' ? t.open : (session.names[i] ?? ''),
                            )}
                            {session.me === i && ` (${t.you})`}
                        </li>
                    ))}
                </ul>
                <p>
                    {t.address}: <a href={location.href}>{location.href}</a>
                </p>
            </section>
            <section>
                <h2>{t.moves}</h2>
                <ul>
                    {speaker.commands().map(each => (
                        <li key={each.id}>
                            <Put text={nameOf(each)} />{' '}
                            {[each.args && inWords(each.args), inWords(each.help)]
                                .filter(Boolean)
                                .join(' · ')}
                        </li>
                    ))}
                </ul>
            </section>
        </>
    );
}

function Result({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        { session } = speaker,
        over = session.table.over.value;
    const view = session.view.value,
        known = session.drawing.value && view ? session.drawing.value.statistics.points(view) : [];
    const points = over?.points ?? known;
    const winners =
        over?.winners ?? points.flatMap((n, i) => (n === Math.max(...points) ? [i] : []));
    return (
        <section>
            <h2 id="text-over">{t.over}</h2>
            <p>
                <b>
                    {winners.includes(session.me ?? -1) && winners.length === 1
                        ? t.youWon
                        : winners.length > 0
                          ? t.won(list(winners.map(i => session.names[i] ?? '')))
                          : ''}
                </b>
            </p>
            <ul>
                {session.names.map((name, i) => (
                    <li key={i}>
                        {t.pointsOf(name, number(points[i] ?? 0))}
                        {(over?.sources[i] ?? []).length > 0 &&
                            `: ${over!.sources[i]!.map(
                                each => `${inWords(each.name)} ${number(each.points)}`,
                            ).join(', ')}`}
                    </li>
                ))}
            </ul>
            <ul>
                {session.me !== null && (
                    <li>
                        <Put text={nameOf(speaker.commands()[0]!)} /> {t.again}
                    </li>
                )}
                <li>
                    <a href={link('r', session.table.id)}>{t.replay}</a>
                </li>
                <li>
                    <a href={link('check', session.table.id)}>{t.checkDice}</a>
                </li>
            </ul>
        </section>
    );
}

/* ---- The page ---- */

const KEYS: Record<string, Question> = {
    h: 'hand',
    p: 'players',
    l: 'log',
    m: 'moves',
    o: 'offers',
    c: 'time',
    b: 'board',
    '?': 'help',
};

function Side({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        names = speaker.questions();
    const help = (question: Question): string =>
        names.find(each => speaker.engine.value?.asked(each.word, false)?.question === question)
            ?.help ?? question;
    return (
        <aside>
            <h2>{t.keys}</h2>
            <p class="small muted">{t.keysHow}</p>
            <ul>
                <li>
                    <kbd>i</kbd> {t.keyLine}
                </li>
                {Object.entries(KEYS).map(([key, question]) => (
                    <li key={key}>
                        <kbd>{key}</kbd> {key === '?' ? t.keyHelp : help(question)}
                    </li>
                ))}
                <li>
                    <kbd>↑</kbd> {t.keyUp}
                </li>
            </ul>
            <h2>{t.settings}</h2>
            <label class="txt-check">
                <input
                    type="checkbox"
                    checked={declineUnpayable.value}
                    onChange={event => {
                        declineUnpayable.value = event.currentTarget.checked;
                    }}
                />
                {t.declineSetting}
            </label>
        </aside>
    );
}

function Board({ speaker }: { speaker: Speaker }): JSX.Element | null {
    const t = X(),
        rows = speaker.tellPart('board'),
        drawn = speaker.draw();
    if (rows.length === 0) return null;
    return (
        <section>
            <h2>{t.board}</h2>
            <ol>
                {rows.map((row, i) => (
                    <li key={i}>{row}</li>
                ))}
            </ol>
            <details>
                <summary>{t.drawing}</summary>
                <pre tabIndex={0} role="img" aria-label={t.drawing}>
                    {drawn}
                </pre>
            </details>
        </section>
    );
}

function Running({ speaker }: { speaker: Speaker }): JSX.Element {
    const t = X(),
        hand = speaker.tellPart('hand');
    return (
        <>
            <section>
                <h2>{t.asked}</h2>
                <Asked speaker={speaker} />
            </section>
            {speaker.session.me !== null && (
                <section>
                    <h2>{t.moves}</h2>
                    <Moves speaker={speaker} />
                </section>
            )}
            {hand.length > 0 && (
                <section>
                    <h2>{t.cards}</h2>
                    {hand.map((line, i) => (
                        <p key={i}>{line}</p>
                    ))}
                </section>
            )}
        </>
    );
}

/* A lesson or a puzzle: what it says stands first, and what is typed for it beside it. */
function Guide({ speaker }: { speaker: Speaker }): JSX.Element | null {
    const { session } = speaker,
        step = stepOf(session),
        move = answerOf(session),
        at = step ? `${step.part}.${step.at}` : '';
    void speaker.position.value;
    /* It is told with every step, but not before the engine has words for it. */
    useEffect(() => {
        if (at && speaker.engine.value) say(...speaker.lesson());
    }, [at, speaker.engine.value !== null]);
    if (!step) return <PuzzlePanel session={session} />;
    return (
        <>
            <Coach session={session} />
            {move && (
                <p data-answer-with={speaker.brief(move)}>
                    {X().lessonDo} <Put text={speaker.brief(move)} /> {speaker.sentence(move)}
                </p>
            )}
        </>
    );
}

export default function TextTable({ id }: { id: string }): JSX.Element {
    const speaker = useSpeaker(id),
        { session } = speaker,
        t = X();
    useGames();
    useMemo(() => say(), [id]);
    useEffect(() => void late('text'), []);
    useKeys(
        Object.fromEntries(
            Object.entries(KEYS).map(([key, question]) => [key, () => speaker.ask(question)]),
        ),
    );
    const summary = session.table.summary.value,
        game = gameNamed(summary?.game ?? '');
    const state = summary?.state,
        title = t.title(game ? inWords(game.title) : '', tableName(id));
    const busy = session.table.waiting.value > 0 || session.behind.value > 0;
    return (
        <div
            class="txt-page"
            data-state={state}
            data-busy={busy || undefined}
            data-position={speaker.position.value}
            data-seq={session.shownSeq.value}>
            <LiveRegions session={session} />
            <TextBar />
            <main class="txt" id="main" tabIndex={-1}>
                <div>
                    <h1>{title}</h1>
                    {!summary && (
                        <p role="status">{session.table.gone.value ? t.noTable(id) : t.loading}</p>
                    )}
                    <Guide speaker={speaker} />
                    {state === 'open' && <Lobby speaker={speaker} />}
                    {state === 'over' && <Result speaker={speaker} />}
                    {(state === 'running' || state === 'paused') && <Running speaker={speaker} />}
                    {summary && state !== 'open' && (
                        <>
                            <section>
                                <h2>{t.players}</h2>
                                <Players speaker={speaker} />
                            </section>
                            <Events speaker={speaker} />
                        </>
                    )}
                    <Chat speaker={speaker} />
                    {summary && state !== 'open' && <Board speaker={speaker} />}
                </div>
                <Side speaker={speaker} />
            </main>
            <CommandLine
                run={line => speaker.run(line)}
                explain={line => speaker.explain(line)}
                books={speaker.books}
            />
        </div>
    );
}
