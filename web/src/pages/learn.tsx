/* learn.tsx - one learns by playing: for each game a guided first game, where it was left. All of it
 * runs on this device. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { go, link } from '../app/router.ts';
import { common } from '../i18n/common.ts';
import { say, texts } from '../i18n/i18n.ts';
import { me, ownName } from '../net/guest.ts';
import { here } from '../net/here.ts';
import { lessonId, scriptOf, stepAt, type Lesson } from '../net/lesson.ts';
import { useDrawnGames } from '../net/lists.ts';
import type { Game } from '../net/types.ts';
import { tile } from './home.tsx';
import './learn.css';

const words = texts(
    {
        learn: 'Learn',
        games: 'Games',
        minutes: (n: number) => `about ${n} minutes`,
        step: (n: number, m: number) => `Step ${n} of ${m}`,
        done: 'Done',
        begin: 'Begin',
        goOn: 'Go on',
        again: 'Once more',
        all: 'All games',
        rules: 'Every rule stands in the almanac; the same words are used in both.',
        almanac: 'To the almanac',
    },
    {
        learn: 'Lernen',
        games: 'Spiele',
        minutes: (n: number) => `etwa ${n} Minuten`,
        step: (n: number, m: number) => `Schritt ${n} von ${m}`,
        done: 'Fertig',
        begin: 'Anfangen',
        goOn: 'Weiter',
        again: 'Noch einmal',
        all: 'Alle Spiele',
        rules: 'Jede Regel steht im Almanach; beide gebrauchen dieselben Wörter.',
        almanac: 'Zum Almanach',
    },
);

type Progress = Record<string, number>;

/* How far a lesson has come: steps done of all. */
function reached(lesson: Lesson, progress: Progress): { at: number; of: number } {
    const of = lesson.steps.length - 1,
        taken = progress[lessonId(lesson.game, lesson.name)] ?? 0;
    return { at: stepAt(lesson, scriptOf(lesson), taken), of };
}

function Bar({ at, of }: { at: number; of: number }): JSX.Element {
    return (
        <span class="pbar" aria-hidden="true">
            <i style={{ width: `${(100 * at) / Math.max(1, of)}%` }} />
        </span>
    );
}

function LessonCard({ lesson, progress }: { lesson: Lesson; progress: Progress }): JSX.Element {
    const t = words(),
        { at, of } = reached(lesson, progress),
        over = at === of;
    const [problem, setProblem] = useState<unknown>(null);
    const start = async (anew: boolean) => {
        try {
            const name = me.value?.name ?? ownName.value ?? common().guest;
            go('t', await here.lesson(lesson.game, lesson.name, name, anew));
        } catch (error) {
            setProblem(error);
        }
    };
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
                        onClick={() => void start(over)}>
                        {over ? t.again : at > 0 ? t.goOn : t.begin}
                    </button>
                    {at > 0 && !over && (
                        <button type="button" class="btn" onClick={() => void start(true)}>
                            {t.again}
                        </button>
                    )}
                </div>
                {problem !== null && <Message kind="bad">{explain(problem)}</Message>}
            </div>
        </section>
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
                games.map(async game => ({ game, lessons: await here.lessons(game.name) })),
            );
            const far = await here.progress().catch(() => ({}));
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

export default function Learn({ parts }: { parts: string[] }): JSX.Element {
    const t = words(),
        games = useDrawnGames();
    const { courses, progress } = useCourses(games);
    const chosen = courses?.find(course => course.game.name === parts[0]) ?? courses?.[0];
    return (
        <main class="page learn-page" id="main" tabIndex={-1}>
            <div class="sect">
                <h1>{t.learn}</h1>
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
                <div class="col">
                    {chosen?.lessons.map(lesson => (
                        <LessonCard
                            key={lesson.name + lesson.game}
                            lesson={lesson}
                            progress={progress}
                        />
                    ))}
                </div>
                {courses && (
                    <aside class="col">
                        <section class="panel" aria-labelledby="all-games">
                            <header>
                                <h2 id="all-games">{t.all}</h2>
                            </header>
                            <ul class="list">
                                {courses.map(({ game, lessons }) => {
                                    const far = lessons.map(lesson => reached(lesson, progress));
                                    const at = far.reduce((sum, each) => sum + each.at, 0),
                                        of = far.reduce((sum, each) => sum + each.of, 0);
                                    return (
                                        <li>
                                            <a
                                                class="grow learn-row"
                                                href={link('learn', game.name)}>
                                                <b>{say(game.title)}</b>
                                                <span class="small muted">
                                                    {at === of ? t.done : t.step(at, of)}
                                                </span>
                                                <Bar at={at} of={of} />
                                            </a>
                                        </li>
                                    );
                                })}
                            </ul>
                        </section>
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
