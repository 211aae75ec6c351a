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
import { D } from './decktexts.ts';

const GAMES = 200;
interface Score {
    done: number;
    won: number;
    drawn: number;
}

/* The option line of a table for these sets; all three are the standard. */
const options = (): string => `mode=tournament,sets=${SETS.join('+')}`;

export function DeckTest({ deck, all }: { deck: Deck; all: Content }): JSX.Element {
    useGames();
    const d = D(),
        game = gameNamed('cards'),
        bots = game ? botsInOrder(game) : [];
    const [against, setAgainst] = useState('sample 0'),
        [bot, setBot] = useState('');
    const [score, setScore] = useState<Score | null>(null),
        [running, setRunning] = useState(false);
    const [wrong, setWrong] = useState(''),
        stop = useRef<(() => void) | null>(null);
    useEffect(() => () => stop.current?.(), []);
    const player = bot || (game ? standardBot(game, '') : 'random'),
        ok = legal(deck, all);
    const opponent = (): string[] =>
        against === 'same'
            ? deckActions(deck)
            : against.startsWith('sample')
              ? deckActions(
                    parseDeck(all.samples[Number(against.split(' ')[1])]?.text ?? '', all).deck,
                )
              : [];
    const end = (): void => {
        stop.current?.();
        stop.current = null;
        setRunning(false);
    };
    const heard = (news: TrialNews): void => {
        if ('failed' in news) {
            console.warn(news.failed);
            setWrong(d.testFailed);
            end();
            return;
        }
        setScore({ done: news.done, won: news.won[0] ?? 0, drawn: news.drawn });
        if (news.done >= GAMES) end();
    };
    const start = (): void => {
        setWrong('');
        setScore({ done: 0, won: 0, drawn: 0 });
        setRunning(true);
        stop.current = startTrial(
            {
                wasm: new URL(LANDFALL_WASM, location.href).href,
                game: 'cards',
                options: options(),
                seats: 2,
                bots: [player, player],
                given: [deckActions(deck), opponent()],
                count: GAMES,
                seed: Math.floor(Math.random() * 2 ** 31),
            },
            heard,
        );
    };
    const play = (): void => {
        api.create({
            game: 'cards',
            seats: 2,
            options: options(),
            bots: [null, player],
            listed: false,
            clock: null,
            sit: true,
        }).then(
            ({ table }) => {
                try {
                    sessionStorage.setItem(WANTED, JSON.stringify({ table, deck }));
                } catch {
                    /* the deck is then picked at the table */
                }
                go('t', table);
            },
            () => setWrong(d.playFailed),
        );
    };
    const share = (n: number): string => number(n * 100);
    const decided = score ? score.done : 0;
    const [low, high] = score ? interval(score.won, decided) : [0, 1];
    return (
        <section class="deck-test">
            <div class="row wrap small">
                <label class="pick">
                    {d.against}:
                    <select
                        value={against}
                        onChange={event => setAgainst(event.currentTarget.value)}>
                        <option value="chance">{d.botDeck}</option>
                        <option value="same">{d.sameDeck}</option>
                        {all.samples.map((sample, i) => (
                            <option key={sample.id} value={`sample ${i}`}>
                                {parseDeck(sample.text, all).deck.name}
                            </option>
                        ))}
                    </select>
                </label>
                {bots.length > 1 && (
                    <label class="pick">
                        {d.botOf}:
                        <select
                            value={player}
                            onChange={event => setBot(event.currentTarget.value)}>
                            {bots.map(each => (
                                <option key={each.name} value={each.name}>
                                    {botName(each.name)}
                                </option>
                            ))}
                        </select>
                    </label>
                )}
            </div>
            {running ? (
                <button type="button" class="btn big" onClick={end}>
                    {d.stop} · {d.testing(score?.done ?? 0, GAMES)}
                </button>
            ) : (
                <button type="button" class="btn primary big" disabled={!ok} onClick={start}>
                    <Icon id="bot" size={20} />
                    {d.test}
                </button>
            )}
            <button type="button" class="btn" disabled={!ok} onClick={play}>
                <Icon id="play" size={18} />
                {d.play}
            </button>
            {!ok && <p class="xs muted">{d.illegal}</p>}
            {wrong && (
                <p class="small bad" role="alert">
                    {wrong}
                </p>
            )}
            {score && decided > 0 && (
                <p class="small deck-score" role="status">
                    {d.result(
                        score.won,
                        decided,
                        share(score.won / decided),
                        share(low),
                        share(high),
                    )}
                    {score.drawn > 0 && ` ${d.drawn(score.drawn)}`}
                </p>
            )}
        </section>
    );
}
