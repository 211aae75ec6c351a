/* puzzle.tsx - a puzzle at the table: who is to move, what became of the move, another try, the
 * solution with how it goes on. It has the coach's place beside or under the board. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/icon.tsx';
import { go, link } from '../app/router.ts';
import { daysInRow, keepNote, notes } from '../app/solved.ts';
import { SEAT_COLOURS } from '../i18n/bots.ts';
import { language, number, say } from '../i18n/i18n.ts';
import { gameNamed } from '../net/lists.ts';
import { judge, puzzleId, type PosedPuzzle, type PuzzleMove } from '../net/puzzle.ts';
import { levelName, puzzleTexts } from './puzzle-texts.ts';
import { Ring } from './coach.tsx';
import { RefusalLine } from './prompt.tsx';
import './puzzle.css';
import type { Session } from './session.ts';

/* "−8.2 %", or in points of the game. */
export const lossText = (puzzle: PosedPuzzle, loss: number): string =>
    puzzle.unit === 'points'
        ? puzzleTexts().lossPoints(number(loss / 1000, 2))
        : `−${number(loss / 10, 1)} %`;

/* What others may be shown of the day's puzzle: nothing that gives it away. */
export function shareText(puzzle: PosedPuzzle, solved: boolean, tries: number): string {
    const t = puzzleTexts(),
        game = gameNamed(puzzle.game);
    const marks = '🟥'.repeat(Math.max(0, tries - (solved ? 1 : 0))) + (solved ? '🟩' : '⬜');
    const days = daysInRow(notes.peek(), puzzle.game, puzzle.day ?? '');
    const address = new URL(link('puzzles', puzzle.game, 'daily'), document.baseURI).href;
    return [
        `Landfall · ${say(game?.title)} · ${puzzle.day} · ${levelName(puzzle.level)}`,
        `${marks}${days > 1 ? ` · ${t.daysInRow(days)}` : ''}`,
        address,
    ].join('\n');
}

type Answer = PuzzleMove & { known: boolean };

/* The answers so far, and whether the solution was shown; notes the result once. */
function useAnswers(session: Session, puzzle: PosedPuzzle) {
    const entry = session.table.log.value[0],
        me = puzzle.seat;
    const answer: Answer | null =
        entry && entry.seat === me && session.behind.value === 0 ? judge(puzzle, entry.seen) : null;
    const [tries, setTries] = useState(0);
    const [shown, setShown] = useState(false);
    const seen = useRef(0);
    useEffect(() => {
        if (!entry || entry.seq === seen.current || shown) return;
        seen.current = entry.seq;
        setTries(tries + 1);
        if (judge(puzzle, entry.seen).verdict === 'best')
            keepNote(puzzle.game, puzzle.number, puzzle.day, { solved: true, tries: tries + 1 });
    }, [entry?.seq]);
    const show = (): void => {
        const solved = answer?.verdict === 'best' && !shown;
        if (!solved) keepNote(puzzle.game, puzzle.number, puzzle.day, { solved: false, tries });
        setShown(true);
        if (entry) session.table.undo();
        for (const text of [puzzle.moves[0]!.do, ...puzzle.then]) void session.table.act(text);
    };
    /* Who is shown the place has not solved it at the first try. */
    const place = (): void => {
        puzzlePlace.value = puzzle.moves[0]!.do;
        setTries(tries + 1);
    };
    useEffect(() => {
        if (answer || shown) puzzlePlace.value = null;
    }, [answer, shown]);
    useEffect(
        () => () => {
            puzzlePlace.value = null;
        },
        [],
    );
    return { answer, tries, shown, show, place };
}

/* The ring stands over the whole table, and so outside of the panel that asks for it. */
export const puzzlePlace = signal<string | null>(null);

export function PuzzleRing({ session }: { session: Session }): JSX.Element | null {
    return session.table.summary.value?.puzzle ? (
        <Ring session={session} action={puzzlePlace.value} />
    ) : null;
}

function Line({ session, puzzle }: { session: Session; puzzle: PosedPuzzle }): JSX.Element {
    const t = puzzleTexts(),
        [best, ...more] = puzzle.moves.filter(move => move.verdict === 'best');
    return (
        <p class="puzzle-line" data-solution={best!.do}>
            <b>{t.bestIs}</b>{' '}
            {session.sentence({ seq: 0, seat: puzzle.seat, seen: best!.do }) || best!.do}{' '}
            <span class="muted">
                ({[best!.do, ...puzzle.then].join(', ')}
                {more.length > 0 && `; ${t.orSo} ${more.map(move => move.do).join(', ')}`})
            </span>
        </p>
    );
}

function Share({ puzzle, tries }: { puzzle: PosedPuzzle; tries: number }): JSX.Element {
    const t = puzzleTexts(),
        [done, setDone] = useState('');
    const note = notes.value.days[`${puzzle.game} ${puzzle.day}`];
    const share = async () => {
        const text = shareText(puzzle, note?.solved ?? false, note?.tries ?? tries);
        setDone((await copyText(text)) ? t.copied : text);
    };
    return (
        <>
            <button type="button" class="btn" data-share onClick={() => void share()}>
                <Icon id="copy" size={16} />
                {t.share}
            </button>
            {done && (
                <span class="small muted puzzle-shared" role="status">
                    {done}
                </span>
            )}
        </>
    );
}

function verdictText(puzzle: PosedPuzzle, answer: Answer | null, shown: boolean, run: number) {
    const t = puzzleTexts();
    const colour = SEAT_COLOURS[language.value][puzzle.seat] ?? '';
    if (shown) return t.solutionTitle;
    if (!answer) return puzzle.seats === 1 ? t.taskAlone : t.task(colour);
    if (answer.verdict === 'best') return run > 1 ? t.solvedRun(run) : t.solved;
    if (!answer.known) return t.unknown;
    const lost = lossText(puzzle, answer.loss);
    return answer.verdict === 'near' ? t.near(lost) : t.wrong(lost);
}

export function PuzzlePanel({ session }: { session: Session }): JSX.Element | null {
    const puzzle = session.table.summary.value?.puzzle;
    return puzzle ? <Posed key={puzzle.number} session={session} puzzle={puzzle} /> : null;
}

function Posed({ session, puzzle }: { session: Session; puzzle: PosedPuzzle }): JSX.Element {
    const t = puzzleTexts(),
        { answer, tries, shown, show, place } = useAnswers(session, puzzle);
    const [hint, setHint] = useState(false);
    const solved = answer?.verdict === 'best' && !shown,
        over = solved || shown;
    const again = answer !== null && !over;
    const said = verdictText(puzzle, answer, shown, notes.value.run);
    const Dice = session.drawing.value?.Dice;
    const next = (puzzle.number % puzzle.count) + 1;
    useEffect(() => session.announce(said), [said]);
    return (
        <section
            class="coach puzzle"
            aria-label={puzzle.day ? t.ofTheDay : t.puzzle}
            data-puzzle={puzzle.number}
            data-state={shown ? 'shown' : (answer?.verdict ?? 'open')}>
            {session.narrow.value && <RefusalLine session={session} />}
            <header>
                <span class="chip gold">
                    {puzzle.day ? t.ofTheDay : t.numbered(puzzle.number, puzzle.count)}
                </span>
                <span class="chip">{levelName(puzzle.level)}</span>
                {session.narrow.value && Dice && <Dice play={session} />}
                <button
                    type="button"
                    class="btn quiet icon"
                    aria-label={t.leave}
                    onClick={() => go('puzzles', puzzle.game)}>
                    <Icon id="close" size={20} />
                </button>
            </header>
            <h2 class={`puzzle-said ${answer && !shown ? answer.verdict : ''}`}>
                {answer && !shown && (
                    <Icon id={answer.verdict === 'wrong' ? 'close' : 'check'} size={20} />
                )}
                {said}
            </h2>
            {over && <Line session={session} puzzle={puzzle} />}
            {(over || hint || (again && tries > 1)) && (
                <p class="coach-why">
                    <b>{t.brings}</b> {say(puzzle.why)}
                </p>
            )}
            <div class="coach-acts">
                {!answer && !shown && (
                    <button
                        type="button"
                        class="btn"
                        data-puzzle-act="hint"
                        onClick={() => (hint ? place() : setHint(true))}>
                        {hint ? t.place : t.hint}
                    </button>
                )}
                {again && (
                    <button
                        type="button"
                        class="btn primary"
                        data-puzzle-act="again"
                        onClick={() => session.table.undo()}>
                        <Icon id="undo" size={16} />
                        {t.again}
                    </button>
                )}
                {!shown && !(solved && puzzle.then.length === 0) && (
                    <button type="button" class="btn" data-puzzle-act="solution" onClick={show}>
                        {solved ? t.line : t.solution}
                    </button>
                )}
                {over && puzzle.day && <Share puzzle={puzzle} tries={tries} />}
                {over && (
                    <button
                        type="button"
                        class="btn primary"
                        data-puzzle-act="next"
                        onClick={() =>
                            puzzle.day
                                ? go('puzzles', puzzle.game)
                                : go('t', puzzleId(puzzle.game, next))
                        }>
                        {puzzle.day ? t.toPuzzles : t.next}
                    </button>
                )}
            </div>
        </section>
    );
}
