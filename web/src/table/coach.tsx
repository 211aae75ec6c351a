/* coach.tsx - a lesson at the table: what to do now and why, and a ring around where to do it. The
 * learner does it for real; something else that is allowed is answered kindly. After the steps come
 * exercises: a question, a hint for those who want one, and what the engine says to the answer; the
 * ring comes when it is asked for, or after the second try. The coach stands beside the board, on
 * phones in the prompt's place, and never covers it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { go } from '../app/router.ts';
import { say } from '../i18n/i18n.ts';
import { scriptOf, stepAt, type Lesson } from '../net/lesson.ts';
import './coach.css';
import { RefusalLine } from './prompt.tsx';
import type { Session } from './session.ts';
import { T } from './texts.ts';

const TRIES = 2; /* after so many the solution is shown */

/* Where the learner stands; null: this is no lesson. */
export function stepOf(session: Session): { lesson: Lesson; part: number; at: number } | null {
    const lesson = session.table.summary.value?.lesson ?? null;
    if (!lesson) return null;
    const shown = session.shownSeq.value;
    const taken = session.table.log.value.filter(entry => entry.seq <= shown).length;
    return { lesson, part: lesson.part ?? 0, at: stepAt(lesson, scriptOf(lesson), taken) };
}

/* What answers a lesson now; null: nothing is asked. An exercise tells when it is asked to. */
export function answerOf(session: Session): string | null {
    return pointed(session, stepOf(session));
}

/* On to the exercises, to the next one, to the other lessons; false: something is to be done first. */
export function onward(session: Session): boolean {
    const step = stepOf(session);
    if (!step) return false;
    const { lesson, part, at } = step,
        over = part === 0 ? lesson.steps[at]!.do === null : at > 0;
    if (!over) return false;
    if (part < lesson.tasks.length) turn(session, part + 1);
    else go('learn', lesson.game);
    return true;
}
export const reveal = (session: Session): void => {
    session.tries.value = TRIES;
};

/* What the ring is drawn around. */
function pointed(session: Session, step: ReturnType<typeof stepOf>): string | null {
    if (!step) return null;
    if (step.part === 0) return step.lesson.steps[step.at]?.do ?? null;
    const shown = step.at === 0 && session.tries.value >= TRIES;
    return shown ? (step.lesson.tasks[step.part - 1]?.best ?? null) : null;
}

/* What is pressed for an action, the nearest thing first. */
function placeOf(session: Session, action: string): Element | null {
    const [word = '', first = ''] = action.split(' ');
    const own = session.drawing.peek()?.point?.(session, action) ?? [];
    const wanted = [
        ...own,
        `[data-do="${action}"]`,
        `[data-do^="${word} ${first} "]`,
        `[data-do="${word} ${first}"]`,
        `[data-act="${word}"]`,
        `.main-step[data-main="${word}"]`,
        `[data-build="${word}"]`,
        `[data-do="${word}"]`,
        `[data-word="${word}"]`,
        '[data-back]' /* something else was begun: the way out of it */,
    ];
    for (const selector of wanted)
        for (const found of document.querySelectorAll(`.table-page ${selector}`))
            if (found.checkVisibility()) return found;
    return null;
}

/* Whether a place of a board that can be moved lies outside of what is shown of it. */
function hidden(place: Element): boolean {
    const window = place.closest('svg.panned')?.getBoundingClientRect(),
        box = place.getBoundingClientRect(),
        x = box.x + box.width / 2,
        y = box.y + box.height / 2;
    return (
        window !== undefined &&
        (x < window.left || x > window.right || y < window.top || y > window.bottom)
    );
}

const LOOK_MS = 150; /* how often the place is looked for: boards move and open */

export function Pointer({ session }: { session: Session }): JSX.Element | null {
    return <Ring session={session} action={pointed(session, stepOf(session))} />;
}

interface Round {
    of: string; /* the action */
    x: number;
    y: number;
    r: number;
}

/* A ring around what is pressed next for an action; null: none. */
export function Ring({
    session,
    action,
}: {
    session: Session;
    action: string | null;
}): JSX.Element | null {
    const [ring, setRing] = useState<Round | null>(null);
    const waits = session.behind.value === 0 && session.table.waiting.value === 0;
    useEffect(() => {
        let seen: Element | null = null,
            here = true;
        const page = document.querySelector('.table-page');
        const look = (): void => {
            if (!here) return; /* a frame of the step before: its ring would take ours away */
            const place = action && waits ? placeOf(session, action) : null;
            /* In a list it may lie out of sight; there it is brought once, not held. */
            if (place && place !== seen && !(place instanceof SVGElement))
                place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            if (place && hidden(place)) place.dispatchEvent(new Event('reveal', { bubbles: true }));
            seen = place;
            /* Then hand and buttons are not needed, and where room is scarce the coach takes theirs. */
            page?.toggleAttribute('data-on-board', Boolean(place?.closest('.scene')));
            page?.toggleAttribute('data-on-main', Boolean(place?.closest('.hand-main')));
            const box = place?.getBoundingClientRect();
            const next: Round | undefined = box && {
                of: action!,
                x: Math.round(box.x + box.width / 2),
                y: Math.round(box.y + box.height / 2),
                r: Math.round(Math.min(44, Math.max(26, Math.max(box.width, box.height) / 2 + 6))),
            };
            setRing(old => (JSON.stringify(old) === JSON.stringify(next) ? old : (next ?? null)));
        };
        look();
        const timer = setInterval(look, LOOK_MS);
        /* A press often opens what is pressed next. */
        const soon = (): number => requestAnimationFrame(look);
        addEventListener('click', soon);
        addEventListener('keyup', soon);
        return () => {
            here = false;
            page?.removeAttribute('data-on-board');
            page?.removeAttribute('data-on-main');
            clearInterval(timer);
            removeEventListener('click', soon);
            removeEventListener('keyup', soon);
        };
    }, [action, waits]);
    /* What is around the place of the last step points nowhere. */
    if (!ring || ring.of !== action) return null;
    const zoom = session.zoom.value;
    return (
        <svg class="coach-ring" aria-hidden="true" data-at={action}>
            <g transform={`translate(${ring.x / zoom} ${ring.y / zoom})`}>
                <circle r={ring.r} class="dark" />
                <circle r={ring.r} class="light" />
                <path class="dark" d={arrow(ring.r)} />
                <path class="light" d={arrow(ring.r)} />
            </g>
        </svg>
    );
}

/* From above left to the ring. */
const arrow = (r: number): string => {
    const a = -(r + 8) * 0.707,
        b = a - 34;
    return `M${b} ${b}L${a} ${a}M${a - 16} ${a + 1}L${a} ${a}L${a + 1} ${a - 16}`;
};

interface Place {
    session: Session;
    lesson: Lesson;
    part: number;
    at: number;
}

function Head({ session, lesson, part, at }: Place): JSX.Element {
    const t = T(),
        Dice = session.drawing.value?.Dice,
        steps = lesson.steps.length - 1,
        over = part === 0 && lesson.steps[at]!.do === null && lesson.tasks.length === 0;
    const all = steps + lesson.tasks.length,
        come = part === 0 ? at : steps + part - 1 + at;
    const where =
        part > 0
            ? t.lessonTask(part, lesson.tasks.length)
            : over
              ? t.lessonDone
              : t.lessonStep(Math.min(at + 1, steps), steps);
    return (
        <header>
            <span class="chip gold">{where}</span>
            {session.narrow.value && Dice && <Dice play={session} />}
            <span class="pbar" aria-hidden="true">
                <i style={{ width: `${(100 * come) / all}%` }} />
            </span>
            <button
                type="button"
                class="btn quiet icon"
                aria-label={t.lessonLeave}
                onClick={() => go('learn', lesson.game)}>
                <Icon id="close" size={20} />
            </button>
        </header>
    );
}

const Acts = ({ children }: { children: ComponentChildren }): JSX.Element => (
    <div class="coach-acts">{children}</div>
);

/* One of the steps. */
function Step(place: Place): JSX.Element {
    const { session, lesson, at } = place,
        t = T(),
        [why, setWhy] = useState(true),
        step = lesson.steps[at]!;
    return (
        <>
            <Head {...place} />
            <h2>{say(step.say)}</h2>
            {why && step.why && (
                <p class="coach-why">
                    <b>{t.lessonWhy}</b> {say(step.why)}
                </p>
            )}
            <Acts>
                <button
                    type="button"
                    class="btn"
                    disabled={at === 0}
                    onClick={() => session.table.undo()}>
                    <Icon id="undo" size={16} />
                    {t.lessonBack}
                </button>
                {step.do !== null ? (
                    <button type="button" class="btn quiet" onClick={() => session.act(step.do!)}>
                        {t.lessonSkip}
                    </button>
                ) : lesson.tasks.length > 0 ? (
                    <button
                        type="button"
                        class="btn primary"
                        data-lesson="tasks"
                        onClick={() => onward(session)}>
                        {t.lessonTasks}
                    </button>
                ) : (
                    <button
                        type="button"
                        class="btn primary"
                        onClick={() => go('learn', lesson.game)}>
                        {t.lessonOn}
                    </button>
                )}
                {step.why && (
                    <button
                        type="button"
                        class="btn"
                        aria-pressed={why}
                        onClick={() => setWhy(!why)}>
                        {t.lessonAsk}
                    </button>
                )}
            </Acts>
        </>
    );
}

function Verdict({ good, text }: { good: boolean; text: string }): JSX.Element {
    const t = T();
    return (
        <p class={`coach-verdict ${good ? 'good' : 'bad'}`}>
            <b class="mark" aria-hidden="true">
                {good ? <Icon id="check" size={16} /> : '?'}
            </b>
            <span>
                <b>{good ? t.lessonRight : t.lessonNotYet}</b> {text}
            </span>
        </p>
    );
}

/* The mark and the word say that it is right; the text need not repeat it. */
const bare = (text: string): string => {
    const rest = text.replace(/^(Right|Richtig): /, '');
    return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/* Goes to a part of the lesson; what was said before is forgotten. */
function turn(session: Session, part: number): void {
    session.tries.value = 0;
    session.verdict.value = null;
    session.refusal.value = null;
    session.table.part(part);
}

/* One of the exercises. */
function Task(place: Place): JSX.Element {
    const { session, lesson, part, at } = place,
        t = T(),
        [hint, setHint] = useState(false),
        task = lesson.tasks[part - 1]!,
        done = at > 0,
        shown = session.tries.value >= TRIES;
    return (
        <>
            <Head {...place} />
            <h2>{say(task.say)}</h2>
            {done && <Verdict good text={bare(say(task.right))} />}
            {!done && session.verdict.value && (
                <Verdict good={false} text={session.verdict.value} />
            )}
            {!done && shown && (
                <p class="coach-why">
                    <b>{t.lessonSolved}</b> {bare(say(task.right))}
                </p>
            )}
            {!done && hint && !shown && (
                <p class="coach-why">
                    <b>{t.lessonHint}:</b> {say(task.hint)}
                </p>
            )}
            <Acts>
                <button
                    type="button"
                    class="btn"
                    onClick={() => turn(session, done ? part : part - 1)}>
                    <Icon id="undo" size={16} />
                    {done ? t.lessonAgain : t.lessonBack}
                </button>
                {!done && (
                    <>
                        <button
                            type="button"
                            class="btn"
                            aria-pressed={hint}
                            onClick={() => setHint(!hint)}>
                            {t.lessonHint}
                        </button>
                        <button
                            type="button"
                            class="btn quiet"
                            data-lesson="solution"
                            aria-pressed={shown}
                            onClick={() => reveal(session)}>
                            {t.lessonSolution}
                        </button>
                    </>
                )}
                {done && (
                    <button
                        type="button"
                        class="btn primary"
                        data-lesson="next"
                        onClick={() => onward(session)}>
                        {part < lesson.tasks.length ? t.lessonNext : t.lessonOn}
                    </button>
                )}
            </Acts>
        </>
    );
}

export function Coach({ session }: { session: Session }): JSX.Element | null {
    const where = stepOf(session),
        part = where?.part ?? 0,
        at = where?.at ?? 0;
    /* What was opened for the last step lies over what is said of the next one. */
    useEffect(() => {
        session.sheet.value = null;
    }, [part, at]);
    if (!where) return null;
    const { lesson } = where,
        place = { session, ...where };
    return (
        <section
            class="coach"
            aria-live="polite"
            aria-label={say(lesson.title)}
            data-part={part}
            data-step={part === 0 ? at : `${part}.${at}`}>
            {session.narrow.value && <RefusalLine session={session} />}
            {part === 0 ? <Step {...place} /> : <Task key={part} {...place} />}
        </section>
    );
}
