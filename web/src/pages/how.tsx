/* how.tsx - how a game is played: boards drawn from positions, symbols, plain sentences. The text is
 * the game's own (games/NAME/how.txt); numbers of rules lead into the almanac. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { Empty, explain } from '../app/notice.tsx';
import { link } from '../app/router.ts';
import type { Drawing } from '../games/drawing.ts';
import { drawing } from '../games/registry.ts';
import { SEAT_COLOURS } from '../i18n/bots.ts';
import { common } from '../i18n/common.ts';
import { language, say, texts } from '../i18n/i18n.ts';
import { ApiError } from '../net/api-error.ts';
import { here } from '../net/here.ts';
import type { HowPart, HowTo } from '../net/lesson.ts';
import { gameNamed, useDrawnGames } from '../net/lists.ts';
import { bookWith, NUMBER } from '../net/rules.ts';

const words = texts(
    {
        how: 'How to play',
        learn: 'Learn it by playing',
        almanac: 'All rules',
        missing: 'There is no such page.',
    },
    {
        how: 'So wird gespielt',
        learn: 'Beim Spielen lernen',
        almanac: 'Alle Regeln',
        missing: 'Diese Seite gibt es nicht.',
    },
);

interface Opened {
    how: HowTo;
    art: Drawing;
}

function useHow(game: string): { opened: Opened | null; problem: unknown } {
    const [opened, setOpened] = useState<Opened | null>(null);
    const [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
        let shown = true;
        setOpened(null);
        setProblem(null);
        void Promise.all([here.how(game), drawing(game)])
            .then(([how, art]) => {
                if (!art) throw new Error(words().missing);
                if (shown) setOpened({ how, art });
            })
            .catch(why => shown && setProblem(why));
        return () => {
            shown = false;
        };
    }, [game]);
    return { opened, problem };
}

/* A sentence whose rule numbers are links. */
function Linked({ text, books }: { text: string; books: readonly string[] }): JSX.Element {
    return (
        <p>
            {text
                .split(NUMBER)
                .map((part, n) =>
                    n % 2 ? (
                        <a href={link('almanac', bookWith(books, part, language.value), part)}>
                            {part}
                        </a>
                    ) : (
                        part
                    ),
                )}
        </p>
    );
}

/* "road = brick lumber": pictures in a row; the sentences say what they mean. */
function Icons({ rows }: { rows: string[] }): JSX.Element {
    return (
        <div class="how-icons" aria-hidden="true">
            {rows.map(row => (
                <span>
                    {row
                        .split(' ')
                        .map(id =>
                            id === '=' ? (
                                <Icon id="right" size={20} />
                            ) : (
                                <Icon id={id} size={36} seat="#A21510" />
                            ),
                        )}
                </span>
            ))}
        </div>
    );
}

function Part({ part, opened }: { part: HowPart; opened: Opened }): JSX.Element {
    const books = gameNamed(opened.how.game)?.rulebooks ?? [],
        { StaticBoard } = opened.art;
    return (
        <section class={`panel how-part${part.view ? ' wide' : ''}`}>
            {part.view && (
                <div class="how-board" data-layout={opened.art.layout} aria-hidden="true" inert>
                    <StaticBoard view={part.view} names={SEAT_COLOURS[language.value]} />
                </div>
            )}
            {part.icons.length > 0 && <Icons rows={part.icons} />}
            <div>
                <h2>{say(part.title)}</h2>
                <Linked text={say(part.say)} books={books} />
            </div>
        </section>
    );
}

export default function How({ parts }: { parts: string[] }): JSX.Element {
    const t = words(),
        game = parts[0] ?? '',
        games = useDrawnGames(),
        { opened, problem } = useHow(game),
        title = say(games?.find(each => each.name === game)?.title);
    return (
        <main class="page how-page" id="main" tabIndex={-1}>
            <h1>
                {t.how}
                {title && `: ${title}`}
            </h1>
            {problem !== null && (
                <Empty icon="search" title={t.missing}>
                    {problem instanceof ApiError && problem.status === 404 ? '' : explain(problem)}
                </Empty>
            )}
            {!opened && problem === null && (
                <p class="muted loading" role="status">
                    {common().loading}
                </p>
            )}
            {opened && (
                <>
                    <p class="how-about">{say(opened.how.about)}</p>
                    <div class="how-parts">
                        {opened.how.parts.map((part, n) => (
                            <Part key={`${game}${n}`} part={part} opened={opened} />
                        ))}
                    </div>
                    <p class="row wrap">
                        <a class="btn primary" href={link('learn', game)}>
                            <Icon id="learn" class="i20" />
                            {t.learn}
                        </a>
                        <a class="btn" href={link('almanac', game)}>
                            <Icon id="book" class="i16" />
                            {t.almanac}
                        </a>
                    </p>
                </>
            )}
        </main>
    );
}
