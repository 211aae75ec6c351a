/* lesson.ts - a lesson as the engine gives it (core/lesson.h), and where a learner stands in it: part
 * 0 are its steps, the parts after it its exercises, each from a position of its own. */
import type { Act } from './here.store.ts';
import type { Both, View } from './types.ts';

export const SET = -2; /* instead of a seat: a field of the position */

export interface Done {
    seat: number; /* -1: chance */
    do: string;
}
export interface LessonStep {
    say: Both;
    why: Both | null;
    do: string | null; /* null: the last step, which only says something */
    then: Done[];
}
export interface LessonTask {
    say: Both;
    hint: Both;
    given: Done[];
    best: string;
    right: Both;
}
export interface Lesson {
    name: string;
    game: string;
    minutes: number;
    order: number;
    seats: number;
    options: string;
    title: Both;
    about: Both;
    given: Done[];
    steps: LessonStep[];
    tasks: LessonTask[];
    part?: number; /* of the match that is played */
}

/* One action of the whole match; `step`: the learner takes it himself; `free`: whatever is right. */
export type Scripted = Done & { step?: number; free?: boolean };

const given = (lesson: Lesson, part: number): Done[] => [
    ...lesson.given,
    ...(lesson.tasks[part - 1]?.given ?? []),
];
/* What arranges the position: up to the last field that is set. No log tells of it. */
export function arranged(lesson: Lesson, part: number): Done[] {
    const all = given(lesson, part);
    return all.slice(0, all.map(each => each.seat).lastIndexOf(SET) + 1);
}

export function scriptOf(lesson: Lesson, part = lesson.part ?? 0): Scripted[] {
    const first = given(lesson, part).slice(arranged(lesson, part).length),
        task = lesson.tasks[part - 1];
    if (task) return [...first, { seat: 0, do: task.best, step: 0, free: true }];
    return [
        ...first,
        ...lesson.steps.flatMap((step, n) => [
            ...(step.do === null ? [] : [{ seat: 0, do: step.do, step: n }]),
            ...step.then,
        ]),
    ];
}

/* Whether these actions are the beginning of the script: an older text may have had another. */
export const follows = (script: Scripted[], acts: Act[]): boolean =>
    acts.every((act, n) => {
        const due = script[n];
        return due !== undefined && due.seat === act.seat && (due.free || due.do === act.do);
    });

/* The step at which so many actions have been taken; of an exercise 0 until it is answered. */
export function stepAt(lesson: Lesson, script: Scripted[], taken: number): number {
    const next = script.slice(taken).find(each => each.step !== undefined);
    return next?.step ?? ((lesson.part ?? 0) > 0 ? 1 : lesson.steps.length - 1);
}

/* How far a learner has come in a lesson, as the device keeps it. */
export interface Reached {
    part: number;
    taken: number; /* actions of that part */
    done: boolean; /* it was finished once */
    missed: number[]; /* exercises that took more than one try */
}

/* The same in steps and exercises of all. */
export function unitsOf(lesson: Lesson, far: Reached | undefined): { at: number; of: number } {
    const steps = lesson.steps.length - 1,
        of = steps + lesson.tasks.length;
    if (!far) return { at: 0, of };
    const at = stepAt({ ...lesson, part: far.part }, scriptOf(lesson, far.part), far.taken);
    return { at: far.part === 0 ? at : steps + far.part - 1 + at, of };
}

export const lessonId = (game: string, name: string): string =>
    `HERE-LEARN-${game}-${name}`.toUpperCase();

/* How a game is played (core/how.h), with the positions that are drawn. */
export interface HowPart {
    title: Both;
    icons: string[];
    board: boolean;
    given: Done[];
    say: Both;
    view: View | null;
}
export interface HowTo {
    game: string;
    seats: number;
    options: string;
    about: Both;
    given: Done[];
    parts: HowPart[];
}
