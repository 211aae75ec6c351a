/* panels.tsx - the duel's own panels: trade tokens with their two actions, cards to give back,
 * and for which neutral player a piece is placed. */
import type { JSX } from 'preact';
import { signal } from '@preact/signals';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { Card, cardWords } from '../island/cards.tsx';
import { add, myHand } from '../island/state.ts';
import { RESOURCES, SHOWN, none, printCards, total, words, type Counts } from '../island/view.ts';
import { T as islandTexts } from '../island/texts.ts';
import { adapt, viewOf, waysOf } from './adapt.ts';
import { T } from './texts.ts';
import { NEUTRAL_PAINT } from './view.ts';

interface ActionProps {
    play: Play;
    action: string;
    icon: string;
    name: string;
    more: string;
}

/* One of the token actions: pressed when it is not allowed, it says which rule bars it. */
function Action({ play, action, icon, name, more }: ActionProps): JSX.Element {
    const can = play.legal.value.includes(action),
        rule = play.forbidden.value[action];
    return (
        <button
            type="button"
            class={`btn small${can ? '' : ' off'}`}
            aria-disabled={!can}
            data-do={action}
            onClick={() => {
                if (can) play.act(action);
                else play.explain(name, rule);
            }}>
            <Icon id={icon} size={18} />
            <span>
                <b>{name}</b>
                <br />
                <small>{more}</small>
            </span>
        </button>
    );
}

export function Tokens({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play);
    if (!view || view.phase === 'board' || view.phase === 'start') return null;
    return (
        <section class="duel-tokens" aria-label={t.tokens}>
            <h2>{t.tokens}</h2>
            <p>
                {view.tokens.map((n, seat) => `${play.names[seat] ?? '?'} ${n}`).join(' · ')}
                {' · '}
                {t.supply(view.token_supply)}
            </p>
            <p>
                {t.roll(Math.min(2, view.rolls + (view.phase === 'roll' ? 1 : 0)) || 1)}
                {view.first_number > 0 ? ` · ${t.firstRoll(view.first_number)}` : ''}
            </p>
            {play.me !== null && (
                <div class="ask-row">
                    <Action
                        play={play}
                        action="force"
                        icon="swap"
                        name={t.force}
                        more={t.forceMore(view.action_cost)}
                    />
                    <Action
                        play={play}
                        action="banish"
                        icon="robber"
                        name={t.banish}
                        more={t.banishMore(view.action_cost)}
                    />
                    <Action
                        play={play}
                        action="redeem"
                        icon="knight-card"
                        name={t.redeem}
                        more={t.redeemMore}
                    />
                </div>
            )}
        </section>
    );
}

export const chosen = signal<Counts>(none()); /* of the cards to give back */

/* Two cards to give back after a forced trade. */
export function GiveBack({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        island = islandTexts(),
        view = viewOf(play),
        hand = myHand(play);
    if (view?.step !== 'give' || !play.legal.value.some(a => words(a)[0] === 'give')) return null;
    const picks = chosen.value.every((n, i) => n <= hand[i]!) ? chosen.value : none();
    const rest = 2 - total(picks),
        action = `give ${printCards(picks)}`;
    return (
        <section class="ask" aria-label={t.giveWhat}>
            <h2>{t.giveWhat}</h2>
            <div class="ask-row">
                {SHOWN.filter(i => hand[i]! > 0).map(i => (
                    <Card
                        key={i}
                        resource={i}
                        count={picks[i] || null}
                        hot={picks[i]! > 0}
                        data={`give-${RESOURCES[i]}`}
                        label={island.oneMore(island[RESOURCES[i]!], picks[i]!)}
                        onTap={() => {
                            if (rest > 0 && picks[i]! < hand[i]!) chosen.value = add(picks, i, 1);
                        }}
                        onLess={() => {
                            chosen.value = add(picks, i, -1);
                        }}
                    />
                ))}
                <button
                    type="button"
                    class={`btn primary${rest ? ' off' : ''}`}
                    aria-disabled={rest > 0}
                    data-do="give"
                    onClick={() => {
                        if (rest > 0) {
                            play.explain(island.pickMore(rest));
                            return;
                        }
                        play.act(action);
                        chosen.value = none();
                    }}>
                    {rest ? island.pickMore(rest) : `${t.give}: ${cardWords(picks)}`}
                </button>
            </div>
        </section>
    );
}

/* A place where both neutral players could build. */
export function WhichNeutral({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        { place } = adapt(play);
    const ways = place.value ? waysOf(play, place.value) : [];
    if (ways.length < 2) return null;
    return (
        <section class="ask" aria-label={t.forWhom}>
            <h2>{t.forWhom}</h2>
            <div class="ask-row">
                {ways.map(action => {
                    const k = Number(words(action)[1]) - 2;
                    return (
                        <button
                            key={action}
                            type="button"
                            class="btn"
                            data-do={action}
                            onClick={() => {
                                place.value = null;
                                play.act(action);
                            }}>
                            <span
                                class="duel-swatch"
                                style={{ '--seat': NEUTRAL_PAINT[k] ?? '' }}
                            />
                            {t.neutralShort(k)}
                        </button>
                    );
                })}
            </div>
        </section>
    );
}
