/* panels.tsx - what games with ships ask beside the board: a road or a ship, the robber or the pirate,
 * and which cards gold brings, with what the bank has left of each. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../app/icon.tsx';
import { list } from '../../../i18n/i18n.ts';
import type { Play } from '../../drawing.ts';
import { Card } from '../cards.tsx';
import type { Main } from '../hand.tsx';
import { add, can, stateOf as islandState } from '../state.ts';
import { T as islandTexts } from '../texts.ts';
import { GOODS, SHOWN, none, printCards, total, type Counts } from '../view.ts';
import { stateOf } from './sail.ts';
import { T } from './texts.ts';
import { mySeat, viewOf } from './view.ts';

/* A path was chosen on which a road and a ship can be built. */
export function RoadOrShip({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        island = islandTexts(),
        state = stateOf(play),
        place = state.either.value;
    const box = useRef<HTMLElement>(null);
    useEffect(() => {
        box.current?.querySelector('button')?.focus();
    }, [place]);
    if (!place) return null;
    const build = (word: string) => {
        play.act(`${word} ${place}`);
        state.either.value = null;
    };
    return (
        <section class="ask which" aria-label={t.roadOrShip} ref={box}>
            <h2>{t.roadOrShip}</h2>
            <div class="ask-row">
                {(['road', 'ship'] as const).map(word => (
                    <button
                        key={word}
                        type="button"
                        class="btn"
                        data-do={`${word} ${place}`}
                        onClick={() => build(word)}>
                        <Icon
                            id={word === 'ship' ? 'ship-side' : 'road'}
                            size={30}
                            seat={play.colours[play.me ?? 0]!}
                        />
                        {word === 'ship' ? t.ship : island.road}
                    </button>
                ))}
                <button
                    type="button"
                    class="btn quiet"
                    onClick={() => {
                        state.either.value = null;
                    }}>
                    {island.cancel}
                </button>
            </div>
        </section>
    );
}

/* On a seven one of both must go: a hex may be pressed at once, or a figure first. */
export function RobberOrPirate({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        state = islandState(play),
        mode = state.mode.value;
    if (!can(play, 'robber') || !can(play, 'pirate') || state.robbing.value) return null;
    return (
        <section class="ask which" aria-label={t.robberOrPirate}>
            <h2>{t.robberOrPirate}</h2>
            <p class="small muted">{t.whichHint}</p>
            <div class="ask-row">
                {(['robber', 'pirate'] as const).map(word => (
                    <button
                        key={word}
                        type="button"
                        class="btn"
                        aria-pressed={mode === word}
                        data-which={word}
                        onClick={() => {
                            state.mode.value = mode === word ? null : word;
                        }}>
                        <Icon id={word === 'pirate' ? 'pirate-ship' : 'robber'} size={30} />
                        {word === 'pirate' ? t.pirateShort : t.robberShort}
                    </button>
                ))}
            </div>
        </section>
    );
}

/* "ore and wool", "2 ore" */
const chosenWords = (cards: Counts): string =>
    list(
        SHOWN.filter(i => cards[i]).map(i => {
            const name = islandTexts()[GOODS[i]!];
            return cards[i]! > 1 ? `${cards[i]} ${name}` : name;
        }),
    );

/* How many cards gold owes the reader now: no more than the bank has. */
export function goldOwed(play: Play): number {
    const view = viewOf(play),
        seat = mySeat(play);
    if (!view || !seat || !can(play, 'gold')) return 0;
    return Math.min(seat.gold, total(SHOWN.map(i => view.bank[i] ?? 0)));
}

export const takeGold = (play: Play): void => {
    play.act(`gold ${printCards(stateOf(play).picks.value)}`);
};

/* The main button while gold is chosen; null: the game's own. */
export function goldStep(play: Play): Main | null {
    const t = T(),
        picks = stateOf(play).picks.value,
        owed = goldOwed(play);
    if (owed === 0) return null;
    const rest = owed - total(picks);
    return rest > 0
        ? { label: t.goldFirst, icon: 'gold-choice', action: null, why: t.goldMore(rest) }
        : {
              label: t.goldTake(chosenWords(picks)),
              icon: 'check',
              action: `gold ${printCards(picks)}`,
          };
}

function GoldCell({ play, i, rest }: { play: Play; i: number; rest: number }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        picks = state.picks.value,
        bank = viewOf(play)?.bank[i] ?? 0;
    const name = islandTexts()[GOODS[i]!],
        n = picks[i] ?? 0;
    const more = () => {
        if (bank - n < 1) play.explain(t.goldEmpty);
        else if (rest > 0) state.picks.value = add(picks, i, 1);
        else if (total(picks) === 1) state.picks.value = add(none(), i, 1);
        else if (n > 0) state.picks.value = add(picks, i, -1);
        else play.explain(t.goldEnough);
    };
    return (
        <div class={`gold-cell${bank === 0 ? ' out' : ''}`}>
            <Card
                resource={i}
                count={n || null}
                hot={n > 0}
                disabled={false}
                label={t.goldLeft(name, n, bank)}
                data={`gold-${GOODS[i]}`}
                onTap={more}
                onLess={() => {
                    if (n > 0) state.picks.value = add(picks, i, -1);
                }}
            />
            <small aria-hidden="true">
                {bank === 0 ? (
                    t.goldNone
                ) : (
                    <>
                        <Icon id="bank" size={13} />
                        {bank}
                    </>
                )}
            </small>
        </div>
    );
}

export function GoldPicker({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        picks = state.picks.value,
        owed = goldOwed(play);
    if (owed === 0) return null;
    const rest = owed - total(picks);
    const slots = SHOWN.flatMap(i => Array.from({ length: picks[i] ?? 0 }, () => i));
    return (
        <section class="ask gold-pick" aria-label={t.goldTitle(owed)}>
            <header>
                <Icon id="gold-choice" size={38} />
                <div>
                    <h2>{t.goldTitle(owed)}</h2>
                    <small>{t.goldNote}</small>
                </div>
            </header>
            <div class="gold-row">
                {SHOWN.map(i => (
                    <GoldCell key={i} play={play} i={i} rest={rest} />
                ))}
            </div>
            <div class="gold-take">
                {owed <= 3 && (
                    <div class="gold-slots" aria-hidden="true">
                        {Array.from({ length: owed }, (_, k) => (
                            <span key={k} class="gold-slot">
                                {slots[k] !== undefined && <Icon id={GOODS[slots[k]!]!} />}
                            </span>
                        ))}
                    </div>
                )}
                <button
                    type="button"
                    class={`btn primary${rest ? ' off' : ''}`}
                    aria-disabled={rest > 0}
                    data-do="gold"
                    onClick={() => (rest > 0 ? play.explain(t.goldMore(rest)) : takeGold(play))}>
                    {rest > 0 ? t.goldMore(rest) : t.goldTake(chosenWords(picks))}
                </button>
            </div>
        </section>
    );
}

export function SeaPanels({ play }: { play: Play }): JSX.Element {
    return (
        <>
            <RoadOrShip play={play} />
            <RobberOrPirate play={play} />
            <GoldPicker play={play} />
        </>
    );
}
