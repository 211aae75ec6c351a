/* learn.tsx - one learns by playing: for each game a guided first game, where it was left, and lessons
 * of two minutes with exercises. All of it runs on this device, and so does what is remembered. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { common } from '../i18n/common.ts';
import { say, texts } from '../i18n/i18n.ts';
import { me, ownName } from '../net/guest.ts';
import { here } from '../net/here.ts';
import { lessonId, unitsOf, type Lesson, type Reached } from '../net/lesson.ts';
import { useDrawnGames } from '../net/lists.ts';
import type { Game } from '../net/types.ts';
import { tile } from './home.tsx';

const words = texts(
    {
        learn: 'Learn',
        games: 'Games',
        lessons: 'Lessons',
        minutes: (n: number) => `about ${n} minutes`,
        short: (n: number) => `${n} min`,
        step: (n: number, m: number) => `Step ${n} of ${m}`,
        some: (n: number, m: number) => `${n} of ${m}`,
        left: (n: number, m: number, t: number) =>
            n === m ? `all ${m} done` : `${n} of ${m} done · about ${t} minutes left`,
        exercises: (n: number) => `${n} exercises`,
        done: 'Done',
        first: (n: number, m: number) =>
            n === m ? 'done, all at once' : `done, ${n} of ${m} at once`,
        begin: 'Begin',
        goOn: 'Go on',
        again: 'Once more',
        all: 'All games',
        how: 'How to play',
        rules: 'Every rule stands in the almanac; the same words are used in both.',
        almanac: 'To the almanac',
    },
    {
        learn: 'Lernen',
        games: 'Spiele',
        lessons: 'Lektionen',
        minutes: (n: number) => `etwa ${n} Minuten`,
        short: (n: number) => `${n} min`,
        step: (n: number, m: number) => `Schritt ${n} von ${m}`,
        some: (n: number, m: number) => `${n} von ${m}`,
        left: (n: number, m: number, t: number) =>
            n === m ? `alle ${m} fertig` : `${n} von ${m} fertig · noch etwa ${t} Minuten`,
        exercises: (n: number) => `${n} Aufgaben`,
        done: 'Fertig',
        first: (n: number, m: number) =>
            n === m ? 'fertig, alle auf Anhieb' : `fertig, ${n} von ${m} auf Anhieb`,
        begin: 'Anfangen',
        goOn: 'Weiter',
        again: 'Noch einmal',
        all: 'Alle Spiele',
        how: 'So wird gespielt',
        rules: 'Jede Regel steht im Almanach; beide gebrauchen dieselben Wörter.',
        almanac: 'Zum Almanach',
    },
);

type Progress = Record<string, Reached>;

const farOf = (lesson: Lesson, progress: Progress): Reached | undefined =>
    progress[lessonId(lesson.game, lesson.name)];
const isDone = (lesson: Lesson, progress: Progress): boolean =>
    farOf(lesson, progress)?.done ?? false;

function Bar({ at, of }: { at: number; of: number }): JSX.Element {
    return (
        <span class="pbar" aria-hidden="true">
            <i style={{ width: `${(100 * at) / Math.max(1, of)}%` }} />
        </span>
    );
}

/* Opens the match of a lesson; what went wrong is told. */
function useStart(lesson: Lesson): { start: (anew: boolean) => void; problem: unknown } {
    const [problem, setProblem] = useState<unknown>(null);
    const start = async (anew: boolean): Promise<void> => {
        const name = me.value?.name ?? ownName.value ?? common().guest;
        go('t', await here.lesson(lesson.game, lesson.name, name, anew));
    };
    return { start: anew => void start(anew).catch(setProblem), problem };
}

/* The guided first game, large. */
function FirstGame({ lesson, progress }: { lesson: Lesson; progress: Progress }): JSX.Element {
    const t = words(),
        { at, of } = unitsOf(lesson, farOf(lesson, progress)),
        { start, problem } = useStart(lesson),
        over = at === of;
    return (
        <section class="panel first" aria-label={say(lesson.title)}>
            <span class="pic">
                <img src={tile(lesson.game)} alt="" />
            </span>
            <div class="col">
                <h2>{say(lesson.title)}</h2>
                <p class="muted">{say(lesson.about)}</p>
                <Bar at={at} of={of} />
                <p class="small muted">
                    {over ? t.done : at > 0 ? t.step(at + 1, of) : t.minutes(lesson.minutes)}
                </p>
                <div class="row wrap">
                    <button
                        type="button"
                        class="btn primary big"
                        data-lesson={lesson.name}
                        onClick={() => start(over)}>
                        {over ? t.again : at > 0 ? t.goOn : t.begin}
                    </button>
                    {at > 0 && !over && (
                        <button type="button" class="btn" onClick={() => start(true)}>
                            {t.again}
                        </button>
                    )}
                </div>
                {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
            </div>
        </section>
    );
}

/* One lesson of a list: its number, or a mark once it is done. */
function Row({
    lesson,
    progress,
    now,
}: {
    lesson: Lesson;
    progress: Progress;
    now: boolean;
}): JSX.Element {
    const t = words(),
        far = farOf(lesson, progress),
        { at, of } = unitsOf(lesson, far),
        { start, problem } = useStart(lesson),
        done = far?.done ?? false,
        tasks = lesson.tasks.length;
    const state = done
        ? t.first(tasks - (far?.missed.length ?? 0), tasks)
        : at > 0
          ? t.some(at, of)
          : t.short(lesson.minutes);
    return (
        <li>
            <button
                type="button"
                class={`lesson-row${now ? ' now' : ''}`}
                data-lesson={lesson.name}
                data-done={done || undefined}
                onClick={() => start(at === of)}>
                <span class={`lesson-mark${done ? ' done' : ''}`} aria-hidden="true">
                    {done ? <Icon id="check" size={18} /> : lesson.order}
                </span>
                <span class="grow">
                    <b>{say(lesson.title)}</b>
                    <span class="small muted">
                        {say(lesson.about)} {t.exercises(tasks)}
                    </span>
                </span>
                <span class="small muted lesson-state">{state}</span>
            </button>
            {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
        </li>
    );
}

interface Course {
    game: Game;
    lessons: Lesson[];
}

/* What there is to learn of all games, and how far the reader has come. */
function useCourses(games: Game[] | null): { courses: Course[] | null; progress: Progress } {
    const [courses, setCourses] = useState<Course[] | null>(null);
    const [progress, setProgress] = useState<Progress>({});
    useEffect(() => {
        let shown = true;
        if (!games) return;
        void (async () => {
            const all = await Promise.all(
                games.map(async game => ({
                    game,
                    lessons: (await here.lessons(game.name)).sort((a, b) => a.order - b.order),
                })),
            );
            const far = await here.progress().catch((): Progress => ({}));
            if (!shown) return;
            setCourses(all.filter(course => course.lessons.length > 0));
            setProgress(far);
        })().catch(() => shown && setCourses([]));
        return () => {
            shown = false;
        };
    }, [games]);
    return { courses, progress };
}

/* What is done of all, and how long the rest takes. */
function Sum({ courses, progress }: { courses: Course[]; progress: Progress }): JSX.Element {
    const all = courses.flatMap(course => course.lessons),
        open = all.filter(lesson => !isDone(lesson, progress)),
        minutes = open.reduce((sum, lesson) => sum + lesson.minutes, 0);
    return <p class="small muted">{words().left(all.length - open.length, all.length, minutes)}</p>;
}

function AllGames({ courses, progress }: { courses: Course[]; progress: Progress }): JSX.Element {
    const t = words();
    return (
        <section class="panel" aria-labelledby="all-games">
            <header>
                <h2 id="all-games">{t.all}</h2>
            </header>
            <ul class="list">
                {courses.map(({ game, lessons }) => {
                    const at = lessons.filter(lesson => isDone(lesson, progress)).length,
                        of = lessons.length;
                    return (
                        <li>
                            <a class="grow learn-row" href={link('learn', game.name)}>
                                <b>{say(game.title)}</b>
                                <span class="small muted">{t.some(at, of)}</span>
                                <Bar at={at} of={of} />
                            </a>
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}

function CourseOf({ course, progress }: { course: Course; progress: Progress }): JSX.Element {
    const t = words(),
        [first, ...lessons] = course.lessons,
        now = lessons.find(lesson => !isDone(lesson, progress));
    return (
        <div class="col">
            {first && <FirstGame key={first.game} lesson={first} progress={progress} />}
            <a class="btn how-link" href={link('how', course.game.name)}>
                <Icon id="eye" class="i16" />
                {t.how}: {say(course.game.title)}
            </a>
            {lessons.length > 0 && (
                <section class="panel lessons" aria-label={t.lessons}>
                    <ol>
                        {lessons.map(lesson => (
                            <Row
                                key={lesson.game + lesson.name}
                                lesson={lesson}
                                progress={progress}
                                now={lesson === now}
                            />
                        ))}
                    </ol>
                </section>
            )}
        </div>
    );
}

export default function Learn({ parts }: { parts: string[] }): JSX.Element {
    const t = words(),
        games = useDrawnGames();
    const { courses, progress } = useCourses(games);
    const chosen = courses?.find(course => course.game.name === parts[0]) ?? courses?.[0];
    return (
        <main class="page learn-page" id="main" tabIndex={-1}>
            <div class="sect">
                <h1>{t.learn}</h1>
                {courses && <Sum courses={courses} progress={progress} />}
            </div>
            {!courses && (
                <p class="muted loading" role="status">
                    {common().loading}
                </p>
            )}
            {courses && (
                <nav class="seg fill learn-games" aria-label={t.games}>
                    {courses.map(({ game }) => (
                        <a
                            href={link('learn', game.name)}
                            aria-current={game === chosen?.game ? 'page' : undefined}>
                            {say(game.title)}
                        </a>
                    ))}
                </nav>
            )}
            <div class="learn">
                {chosen && <CourseOf course={chosen} progress={progress} />}
                {courses && (
                    <aside class="col">
                        <AllGames courses={courses} progress={progress} />
                        <section class="panel">
                            <p class="small muted">{t.rules}</p>
                            <a class="btn small" href={link('almanac', chosen?.game.name ?? '')}>
                                <Icon id="book" class="i16" />
                                {t.almanac}
                            </a>
                        </section>
                    </aside>
                )}
            </div>
        </main>
    );
}
