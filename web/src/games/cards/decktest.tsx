/* decktest.tsx - tries a deck: two hundred games between bots in the page itself, or a real table
 * at which it is laid out at once. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import { go } from '../../app/router.ts';
import { botName, botsInOrder, standardBot } from '../../i18n/bots.ts';
import { number } from '../../i18n/i18n.ts';
import { api } from '../../net/api.ts';
import { gameNamed, useGames } from '../../net/lists.ts';
import { startTrial, type TrialNews } from '../../net/trial.ts';
import type { Content } from './content.ts';
import { deckActions, interval, legal, parseDeck, SETS, type Deck } from './deck.ts';
import { WANTED } from './deckphase.tsx';
import { Pick } from './deckpool.tsx';
import { D } from './decktexts.ts';

const GAMES = 200;
interface Score {
    done: number;
    won: number;
    drawn: number;
}

/* The option line of a table for these sets; all three are the standard. */
const options = (): string => `mode=tournament,sets=${SETS.join('+')}`;

/* Games between bots in this page: how far they are, how to begin and how to end them. */
function useTrial(): {
    score: Score | null;
    running: boolean;
    start: (player: string, given: [string[], string[]], failed: () => void) => void;
    end: () => void;
} {
    const [score, setScore] = useState<Score | null>(null),
        [running, setRunning] = useState(false),
        stop = useRef<(() => void) | null>(null);
    useEffect(() => () => stop.current?.(), []);
    const end = (): void => {
        stop.current?.();
        stop.current = null;
        setRunning(false);
    };
    const start = (player: string, given: [string[], string[]], failed: () => void): void => {
        const heard = (news: TrialNews): void => {
            if ('failed' in news) {
                console.warn(news.failed);
                failed();
                end();
                return;
            }
            setScore({ done: news.done, won: news.won[0] ?? 0, drawn: news.drawn });
            if (news.done >= GAMES) end();
        };
        setScore({ done: 0, won: 0, drawn: 0 });
        setRunning(true);
        stop.current = startTrial(
            {
                wasm: new URL(LANDFALL_WASM, location.href).href,
                game: 'cards',
                options: options(),
                seats: 2,
                bots: [player, player],
                given,
                count: GAMES,
                seed: Math.floor(Math.random() * 2 ** 31),
            },
            heard,
        );
    };
    return { score, running, start, end };
}

/* A table of one's own with this deck, against that bot. */
function playTable(deck: Deck, player: string, failed: () => void): void {
    api.create({
        game: 'cards',
        seats: 2,
        options: options(),
        bots: [null, player],
        listed: false,
        clock: null,
        sit: true,
    }).then(({ table }) => {
        try {
            sessionStorage.setItem(WANTED, JSON.stringify({ table, deck }));
        } catch {
            /* the deck is then picked at the table */
        }
        go('t', table);
    }, failed);
}

function ScoreLine({ score }: { score: Score }): JSX.Element {
    const d = D(),
        [low, high] = interval(score.won, score.done);
    const share = (n: number): string => number(n * 100);
    return (
        <p class="small deck-score" role="status">
            {d.result(
                score.won,
                score.done,
                share(score.won / score.done),
                share(low),
                share(high),
            )}
            {score.drawn > 0 && ` ${d.drawn(score.drawn)}`}
        </p>
    );
}

export function DeckTest({ deck, all }: { deck: Deck; all: Content }): JSX.Element {
    useGames();
    const d = D(),
        game = gameNamed('cards'),
        bots = game ? botsInOrder(game) : [];
    const [against, setAgainst] = useState('sample 0'),
        [bot, setBot] = useState(''),
        [wrong, setWrong] = useState('');
    const { score, running, start, end } = useTrial();
    const player = bot || (game ? standardBot(game, '') : 'random'),
        ok = legal(deck, all);
    const sampled = (n: number): Deck => parseDeck(all.samples[n]?.text ?? '', all).deck;
    const opponent = (): string[] =>
        against === 'same'
            ? deckActions(deck)
            : against.startsWith('sample')
              ? deckActions(sampled(Number(against.split(' ')[1])))
              : [];
    const test = (): void => {
        setWrong('');
        start(player, [deckActions(deck), opponent()], () => setWrong(d.testFailed));
    };
    const decks: [string, string][] = [
        ['chance', d.botDeck],
        ['same', d.sameDeck],
        ...all.samples.map((_, i): [string, string] => [`sample ${i}`, sampled(i).name]),
    ];
    return (
        <section class="deck-test">
            <div class="row wrap small">
                <Pick label={d.against} value={against} choose={setAgainst} options={decks} />
                {bots.length > 1 && (
                    <Pick
                        label={d.botOf}
                        value={player}
                        choose={setBot}
                        options={bots.map(({ name }) => [name, botName(name)])}
                    />
                )}
            </div>
            {running ? (
                <button type="button" class="btn big" onClick={end}>
                    {d.stop} · {d.testing(score?.done ?? 0, GAMES)}
                </button>
            ) : (
                <button type="button" class="btn primary big" disabled={!ok} onClick={test}>
                    <Icon id="bot" size={20} />
                    {d.test}
                </button>
            )}
            <button
                type="button"
                class="btn"
                disabled={!ok}
                onClick={() => playTable(deck, player, () => setWrong(d.playFailed))}>
                <Icon id="play" size={18} />
                {d.play}
            </button>
            {!ok && <p class="xs muted">{d.illegal}</p>}
            {wrong && (
                <p class="small bad" role="alert">
                    {wrong}
                </p>
            )}
            {score && score.done > 0 && <ScoreLine score={score} />}
        </section>
    );
}
