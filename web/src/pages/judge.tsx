/* judge.tsx - the analysis board: a position of any game is set up by hand, taken from a match, a
 * text or a link, and judged by the bots in a worker. The page knows no game: what can be pressed
 * brings its drawing, the rest is a form made of the game's own table of fields. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { link } from '../app/router.ts';
import type { Drawing } from '../games/drawing.ts';
import { drawing as drawingOf } from '../games/registry.ts';
import { language, say } from '../i18n/i18n.ts';
import { openJudge, type FieldKind, type JudgeEngine } from '../net/judge.engine.ts';
import { useDrawnGames } from '../net/lists.ts';
import type { Game } from '../net/types.ts';
import { Chances, FieldForm, Moves, Verdict } from './judge-parts.tsx';
import {
    anySeed,
    asked,
    beginning,
    judged,
    keepAddress,
    linkTo,
    seatsOf,
    useJudgement,
    type Desk,
    type Judgement,
} from './judge-state.ts';
import { T } from './judge-texts.ts';

const EMPTY: Desk = { text: '', told: null, refused: null };

interface Board {
    engine: JudgeEngine | null;
    desk: Desk;
    drawing: Drawing | null;
    fields: FieldKind[];
    problem: unknown;
    past: string[]; /* texts before this one */
    change(text: string): void;
    back(): void;
}

/* The engine, the position that the address asks for, and all changes of it. */
function useBoard(parts: string[], games: Game[] | null): Board {
    const [engine, setEngine] = useState<JudgeEngine | null>(null);
    const [desk, setDesk] = useState<Desk>(EMPTY);
    const [past, setPast] = useState<string[]>([]);
    const [drawn, setDrawn] = useState<{ game: string; drawing: Drawing | null } | null>(null);
    const [fields, setFields] = useState<FieldKind[]>([]);
    const [problem, setProblem] = useState<unknown>(null);
    const kept = useRef(''); /* the text that the address holds */
    const show = (on: JudgeEngine, text: string): void => {
        const next = judged(on, text, desk.told);
        setDesk(next);
        if (!next.refused && next.text !== kept.current) {
            kept.current = next.text;
            keepAddress(next.text);
        }
    };
    useEffect(() => {
        void openJudge(LANDFALL_WASM).then(setEngine, setProblem);
    }, []);
    const [first] = games ?? [];
    useEffect(() => {
        if (!engine || !first) return;
        let here = true;
        asked(engine, parts, { game: first.name, seats: seatsOf(first) }).then(
            text => {
                if (!here || text === kept.current) return;
                setPast([]);
                setProblem(text === null ? new Error(T().badLink) : null);
                show(engine, text ?? beginning(engine, first.name, seatsOf(first)));
            },
            error => here && setProblem(error),
        );
        return () => {
            here = false;
        };
    }, [engine, first?.name, parts.join('/')]);
    const game = desk.told?.game;
    useEffect(() => {
        if (!engine || !game) return;
        let here = true;
        setFields(engine.fields(game));
        void drawingOf(game, async () => engine.content(game)).then(
            drawing => here && setDrawn({ game, drawing }),
        );
        return () => {
            here = false;
        };
    }, [engine, game]);
    return {
        engine,
        desk,
        drawing: drawn && drawn.game === game ? drawn.drawing : null /* of this game */,
        fields,
        problem,
        past,
        change(text) {
            if (!engine || text === desk.text) return;
            if (!desk.refused) setPast([...past, desk.text]);
            show(engine, text);
        },
        back() {
            const text = past.at(-1);
            if (!engine || text === undefined) return;
            setPast(past.slice(0, -1));
            show(engine, text);
        },
    };
}

function Head({ board, games }: { board: Board; games: Game[] }): JSX.Element {
    const t = T(),
        { engine, desk, past } = board;
    const game = games.find(each => each.name === desk.told?.game) ?? games[0]!;
    const seats = desk.told?.seats ?? seatsOf(game);
    const begin = (name: string, count: number): void => {
        if (engine) board.change(beginning(engine, name, count));
    };
    return (
        <div class="an-head">
            <label class="an-label">
                {t.game}
                <select
                    class="pick"
                    data-field="game"
                    value={game.name}
                    onChange={event => {
                        const next = games.find(each => each.name === event.currentTarget.value)!;
                        begin(next.name, seatsOf(next));
                    }}>
                    {games.map(each => (
                        <option value={each.name} selected={each === game}>
                            {say(each.title)}
                        </option>
                    ))}
                </select>
            </label>
            <label class="an-label">
                {t.seats}
                <select
                    class="pick"
                    data-field="seats"
                    value={`${seats}`}
                    onChange={event => begin(game.name, Number(event.currentTarget.value))}>
                    {Array.from({ length: game.seats_max - game.seats_min + 1 }, (_, i) => (
                        <option
                            value={`${game.seats_min + i}`}
                            selected={game.seats_min + i === seats}>
                            {game.seats_min + i}
                        </option>
                    ))}
                </select>
            </label>
            <button type="button" class="btn" onClick={() => begin(game.name, seats)}>
                <Icon id="plus" class="i20" />
                {t.anew}
            </button>
            <button type="button" class="btn" disabled={past.length === 0} onClick={board.back}>
                <Icon id="undo" class="i20" />
                {t.back}
            </button>
        </div>
    );
}

function Share({ text }: { text: string }): JSX.Element {
    const t = T(),
        [said, setSaid] = useState('');
    const copy = async (what: string): Promise<void> =>
        setSaid((await copyText(what)) ? t.copied : t.notCopied);
    return (
        <section class="panel" aria-label={t.share}>
            <h2>{t.share}</h2>
            <div class="row wrap">
                <button type="button" class="btn" onClick={() => void copy(linkTo(text))}>
                    <Icon id="link" class="i20" />
                    {t.link}
                </button>
                <button type="button" class="btn" onClick={() => void copy(text)}>
                    <Icon id="copy" class="i20" />
                    {t.copy}
                </button>
            </div>
            <p class="small" role="status">
                {said}
            </p>
            <p class="small muted">
                {t.fromMatch} <a href={link('replays')}>{t.toReplays}</a>
            </p>
        </section>
    );
}

function TextPanel({ board }: { board: Board }): JSX.Element {
    const t = T(),
        { text, refused } = board.desk;
    const said = refused?.rule
        ? t.forbidden(refused.rule)
        : refused
          ? t.expected(say(refused.why))
          : '';
    return (
        <section class="panel" aria-labelledby="an-text">
            <h2 id="an-text">{t.text}</h2>
            <textarea
                class="an-text"
                aria-labelledby="an-text"
                aria-describedby="an-text-help"
                aria-invalid={refused !== null}
                rows={5}
                spellcheck={false}
                value={text}
                onInput={event => board.change(event.currentTarget.value)}
            />
            <Verdict text={text} refused={refused} said={said} />
            <p id="an-text-help" class="small muted">
                {t.textHelp}
            </p>
        </section>
    );
}

/* Who is asked: whoever is awaited; where a view was read, its viewer; -1: nobody. */
function askedSeat({ told, refused }: Desk): number | null {
    if (!told || refused || told.over) return null;
    if (told.viewer !== null) return told.awaited.includes(told.viewer) ? told.viewer : null;
    return told.awaited[0] ?? -1;
}

/* The place of a move, as the drawing names it. */
function placeOf({ drawing, desk }: Board, move: string): string {
    const place = move.split(' ')[1] ?? '';
    if (!drawing || !desk.told || !/^@?[a-z]\d+$/.test(place)) return '';
    const name = drawing.placeName(place, desk.told.view, language.value);
    return name === place ? '' : name;
}

interface JudgedProps {
    board: Board;
    names: string[];
    seat: number | null;
    judgement: Judgement;
    deeper(): void;
}

function Judged({ board, names, seat, judgement, deeper }: JudgedProps): JSX.Element {
    const t = T(),
        { engine, desk } = board,
        told = desk.told!;
    const { thought, busy, failed } = judgement;
    const play = (act: () => void): void => {
        if (!engine || engine.take(desk.text)) return;
        act();
        board.change(engine.text());
    };
    return (
        <>
            {told.viewer !== null && <Message>{t.view}</Message>}
            {told.over && !desk.refused && <Message>{t.over}</Message>}
            {told.chance && !desk.refused && (
                <section class="panel row wrap">
                    <span class="grow">{t.chanceNext}</span>
                    <button
                        type="button"
                        class="btn"
                        onClick={() => play(() => engine!.deal(anySeed()))}>
                        <Icon id="dice" class="i20" />
                        {t.draw}
                    </button>
                </section>
            )}
            {thought && <Chances thought={thought} names={names} />}
            {thought && (
                <Moves
                    key={desk.text}
                    thought={thought}
                    names={names}
                    where={move => placeOf(board, move)}
                    take={move => play(() => engine!.do(seat!, move))}
                />
            )}
            {seat !== null && (
                <p class="an-busy" role="status">
                    {busy ? t.thinking : failed ? t.failed : ''}
                </p>
            )}
            {thought && !busy && judgement.deepest < 2 && (
                <button type="button" class="btn" onClick={deeper}>
                    <Icon id="clock" class="i20" />
                    {t.deeper}
                </button>
            )}
        </>
    );
}

function Picture({ board, names, judgement }: Omit<JudgedProps, 'seat' | 'deeper'>) {
    const { drawing, desk } = board,
        told = desk.told!;
    if (!drawing) return null;
    const moves = (judgement.thought?.moves ?? []).map(move => ({
        do: move.do,
        chance: (move.chance ?? move.points ?? 0) / 1000,
    }));
    if (drawing.Setup)
        return (
            <drawing.Setup
                text={desk.text}
                view={told.view}
                names={names}
                moves={moves}
                change={board.change}
            />
        );
    return (
        <div class="an-board an-plain">
            <drawing.StaticBoard view={told.view} names={names} />
        </div>
    );
}

export default function JudgePage({ parts }: { parts: string[] }): JSX.Element {
    const t = T(),
        games = useDrawnGames(),
        board = useBoard(parts, games);
    const { desk, problem } = board,
        told = desk.told;
    const [deep, setDeep] = useState('');
    const seat = askedSeat(desk);
    const judgement = useJudgement(desk.text, seat, deep === desk.text);
    const names = told?.names.map(name => say(name)) ?? [];
    return (
        <main class="page an" id="main" tabIndex={-1}>
            <div class="sect">
                <h1>{t.title}</h1>
            </div>
            <p class="muted an-intro">{t.intro}</p>
            {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
            {!told && problem === null && (
                <p class="muted loading" role="status">
                    {t.loading}
                </p>
            )}
            {games && told && <Head board={board} games={games} />}
            {told && (
                <div class="an-columns">
                    <div class="an-left">
                        <Picture board={board} names={names} judgement={judgement} />
                    </div>
                    <div class="an-right">
                        <Judged
                            board={board}
                            names={names}
                            seat={seat}
                            judgement={judgement}
                            deeper={() => setDeep(desk.text)}
                        />
                    </div>
                    <div class="an-below">
                        <TextPanel board={board} />
                        <Share text={desk.text} />
                        <FieldForm
                            text={desk.text}
                            fields={board.fields}
                            names={names}
                            change={board.change}
                        />
                    </div>
                </div>
            )}
        </main>
    );
}
