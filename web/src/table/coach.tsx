/* coach.tsx - a lesson at the table: what to do now and why, and a ring around where to do it. The
 * learner does it for real; something else that is allowed is answered kindly. The coach stands
 * beside the board, on phones in the prompt's place, and never covers it. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { go } from '../app/router.ts';
import { say } from '../i18n/i18n.ts';
import { scriptOf, stepAt, type Lesson } from '../net/lesson.ts';
import './coach.css';
import { RefusalLine } from './prompt.tsx';
import type { Session } from './session.ts';
import { T } from './texts.ts';

/* Where the learner stands; null: this is no lesson. */
export function useStep(session: Session): { lesson: Lesson; at: number } | null {
    const lesson = session.table.summary.value?.lesson ?? null;
    const script = useMemo(() => (lesson ? scriptOf(lesson) : []), [lesson]);
    if (!lesson) return null;
    const shown = session.shownSeq.value;
    const taken = session.table.log.value.filter(entry => entry.seq <= shown).length;
    return { lesson, at: stepAt(lesson, script, taken) };
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
    ];
    for (const selector of wanted)
        for (const found of document.querySelectorAll(`.table-page ${selector}`))
            if (found.checkVisibility()) return found;
    return null;
}

const LOOK_MS = 150; /* how often the place is looked for: boards move and open */

export function Pointer({ session }: { session: Session }): JSX.Element | null {
    const step = useStep(session);
    return <Ring session={session} action={step?.lesson.steps[step.at]?.do ?? null} />;
}

/* A ring around what is pressed next for an action; null: none. */
export function Ring({
    session,
    action,
}: {
    session: Session;
    action: string | null;
}): JSX.Element | null {
    const [ring, setRing] = useState<{ x: number; y: number; r: number } | null>(null);
    const waits = session.behind.value === 0 && session.table.waiting.value === 0;
    useEffect(() => {
        const look = (): void => {
            const box = action && waits ? placeOf(session, action)?.getBoundingClientRect() : null;
            const next = box && {
                x: Math.round(box.x + box.width / 2),
                y: Math.round(box.y + box.height / 2),
                r: Math.round(Math.min(44, Math.max(26, Math.max(box.width, box.height) / 2 + 6))),
            };
            setRing(old => (JSON.stringify(old) === JSON.stringify(next) ? old : (next ?? null)));
        };
        look();
        const timer = setInterval(look, LOOK_MS);
        return () => clearInterval(timer);
    }, [action, waits]);
    if (!ring) return null;
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

export function Coach({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        [why, setWhy] = useState(true),
        where = useStep(session);
    if (!where) return null;
    const Dice = session.drawing.value?.Dice;
    const { lesson, at } = where,
        step = lesson.steps[at]!,
        count = lesson.steps.length - 1;
    return (
        <section class="coach" aria-live="polite" aria-label={say(lesson.title)} data-step={at}>
            {session.narrow.value && <RefusalLine session={session} />}
            <header>
                <span class="chip gold">
                    {step.do === null ? t.lessonDone : t.lessonStep(at + 1, count)}
                </span>
                {session.narrow.value && Dice && <Dice play={session} />}
                <span class="pbar" aria-hidden="true">
                    <i style={{ width: `${(100 * at) / count}%` }} />
                </span>
                <button
                    type="button"
                    class="btn quiet icon"
                    aria-label={t.lessonLeave}
                    onClick={() => go('learn', lesson.game)}>
                    <Icon id="close" size={20} />
                </button>
            </header>
            <h2>{say(step.say)}</h2>
            {why && step.why && (
                <p class="coach-why">
                    <b>{t.lessonWhy}</b> {say(step.why)}
                </p>
            )}
            <div class="coach-acts">
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
            </div>
        </section>
    );
}
