/* lesson.ts - a lesson as the engine gives it (core/lesson.h), and where a learner stands in it. */
import type { Act } from './here.store.ts';
import type { Both } from './types.ts';

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
export interface Lesson {
    name: string;
    game: string;
    minutes: number;
    seats: number;
    options: string;
    title: Both;
    about: Both;
    given: Done[];
    steps: LessonStep[];
}

/* One action of the whole match; `step`: the learner takes it himself. */
export type Scripted = Done & { step?: number };

export const scriptOf = (lesson: Lesson): Scripted[] => [
    ...lesson.given,
    ...lesson.steps.flatMap((step, n) => [
        ...(step.do === null ? [] : [{ seat: 0, do: step.do, step: n }]),
        ...step.then,
    ]),
];

/* Whether these actions are the beginning of the script: an older text may have had another. */
export const follows = (script: Scripted[], acts: Act[]): boolean =>
    acts.every((act, n) => script[n]?.do === act.do && script[n].seat === act.seat);

/* The step at which so many actions have been taken. */
export function stepAt(lesson: Lesson, script: Scripted[], taken: number): number {
    const next = script.slice(taken).find(each => each.step !== undefined);
    return next?.step ?? lesson.steps.length - 1;
}

export const lessonId = (game: string, name: string): string =>
    `HERE-LEARN-${game}-${name}`.toUpperCase();
