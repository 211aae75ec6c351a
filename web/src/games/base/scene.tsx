/* scene.tsx - the middle of the table: the island with the places one may choose, and beside it
 * dice, bank, the standing offer, and small panels for what a card or the robber still asks. */
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import { link } from '../../app/router.ts';
import { confirmTouch } from '../../app/settings.ts';
import type { Play } from '../drawing.ts';
import { Island, boardText, type By, type Target } from './board.tsx';
import { Card, DevFace, cardWords } from './cards.tsx';
import { targetName } from './names.ts';
import { Offers } from './offers.tsx';
import { add, settle, stateOf, viewOf, type State } from './state.ts';
import { T } from './texts.ts';
import {
    DEV_CARDS,
    LETTERS,
    RESOURCES,
    SHOWN,
    none,
    printCards,
    total,
    words,
    type View,
} from './view.ts';

const PLACES = ['settlement', 'city', 'road', 'robber'];

/* The places named in the legal actions. While the reader could as well end the turn, they are
 * drawn quietly; a chosen piece or a question about the board brings its places forward. */
export function targetsOf(play: Play, view: View, state: State): Target[] {
    const legal = play.legal.value,
        mode = state.mode.value;
    const free = legal.includes('end') || legal.includes('roll');
    const found = new Map<string, Target>();
    for (const action of legal) {
        const [word = '', place = ''] = words(action);
        if (!PLACES.includes(word) || (mode && word !== mode)) continue;
        const plain = `${word} ${place}`;
        if (!found.has(plain))
            found.set(plain, {
                action: plain,
                place,
                label: targetName(plain, view),
                kind: word,
                quiet: free && !mode,
            });
    }
    return [...found.values()];
}

/* Whether a place is only marked by this touch: the next one, or the main button, takes it. */
export function arms(play: Play, state: State, target: Target, by: By, again: () => void): boolean {
    const unsure = by === 'small' || (by === 'touch' && (confirmTouch.value || target.quiet));
    if (!unsure || state.armed.value === target.action) {
        state.armed.value = null;
        return false;
    }
    state.armed.value = target.action;
    state.again = again;
    play.announce(target.label);
    return true;
}

function pick(play: Play, state: State, target: Target, by: By): void {
    if (arms(play, state, target, by, () => pick(play, state, target, 'mouse'))) return;
    if (target.kind !== 'robber') {
        play.act(target.action);
        return;
    }
    const ways = play.legal.value.filter(
        action => action === target.action || action.startsWith(`${target.action} `),
    );
    if (ways.length === 1) play.act(ways[0]!);
    else state.robberHex.value = target.place;
}

export function Dice({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play);
    if (!view) return null;
    if (!view.dice) return <div class="dice" role="img" aria-label={t.noDice} />;
    const [a, b] = view.dice;
    return (
        <div class="dice" role="img" aria-label={t.dice(a, b)} data-dice={a + b}>
            <span key={`a${view.turn}`} class="die white">
                <Icon id={`die-${a}`} />
            </span>
            <span key={`b${view.turn}`} class="die gold">
                <Icon id={`die-${b}`} />
            </span>
            <b>{a + b}</b>
        </div>
    );
}

function Bank({ view }: { view: View }): JSX.Element {
    const t = T();
    return (
        <section class="bank" aria-label={t.bankStock} data-fly="bank">
            <h2>
                <Icon id="bank" size={18} />
                {t.bankStock}
            </h2>
            <ul>
                {SHOWN.map(i => (
                    <li key={i}>
                        <Icon id={RESOURCES[i]!} size={21} label={t[RESOURCES[i]!]} />
                        <b>{view.bank[i]}</b>
                    </li>
                ))}
                <li>
                    <Icon id="development" size={21} label={t.deck} />
                    <b>{view.deck}</b>
                </li>
            </ul>
        </section>
    );
}

/* Whom to rob, when several neighbours of the chosen hex hold cards. */
export function Victims({ play, view, state }: { play: Play; view: View; state: State }) {
    const t = T(),
        hex = state.robberHex.value,
        first = useRef<HTMLElement>(null);
    useEffect(() => {
        first.current?.querySelector('button')?.focus();
    }, [hex]);
    if (!hex) return null;
    const ways = play.legal.value.filter(action => action.startsWith(`robber ${hex} `));
    return (
        <section class="ask" aria-label={t.robWhom} ref={first}>
            <h2>{t.robWhom}</h2>
            <div class="ask-row">
                {ways.map(action => {
                    const seat = Number(words(action)[2]),
                        n = view.seats[seat]?.cards ?? 0;
                    return (
                        <button
                            key={action}
                            type="button"
                            class="btn"
                            data-do={action}
                            onClick={() => play.act(action)}>
                            <SeatMark seat={seat} small />
                            {t.rob(play.names[seat] ?? '?', n)}
                        </button>
                    );
                })}
                <button
                    type="button"
                    class="btn quiet"
                    onClick={() => {
                        state.robberHex.value = null;
                    }}>
                    {t.cancel}
                </button>
            </div>
        </section>
    );
}

function Invention({ play, state }: { play: Play; state: State }): JSX.Element {
    const t = T(),
        picks = state.picks.value,
        rest = 2 - total(picks);
    const action = `invention ${printCards(picks)}`;
    return (
        <div class="ask-row">
            {SHOWN.map(i => (
                <Card
                    key={i}
                    resource={i}
                    count={picks[i] || null}
                    hot={picks[i]! > 0}
                    label={t.oneMore(t[RESOURCES[i]!], picks[i]!)}
                    data={`pick-${RESOURCES[i]}`}
                    onTap={() => {
                        state.picks.value = rest > 0 ? add(picks, i, 1) : add(none(), i, 1);
                    }}
                    onLess={() => {
                        state.picks.value = add(picks, i, -1);
                    }}
                />
            ))}
            <button
                type="button"
                class={`btn primary${rest ? ' off' : ''}`}
                aria-disabled={rest > 0}
                data-do="invention"
                onClick={() => {
                    if (rest > 0) {
                        play.explain(t.chooseTwo);
                        return;
                    }
                    play.act(action);
                    state.card.value = null;
                }}>
                {rest ? t.pickMore(rest) : t.take(cardWords(picks))}
            </button>
        </div>
    );
}

function Monopoly({ play, state }: { play: Play; state: State }): JSX.Element {
    const t = T();
    return (
        <div class="ask-row">
            {SHOWN.map(i => (
                <Card
                    key={i}
                    resource={i}
                    count={null}
                    label={t[RESOURCES[i]!]}
                    data={`pick-${RESOURCES[i]}`}
                    onTap={() => {
                        play.act(`monopoly ${LETTERS[i]}`);
                        state.card.value = null;
                    }}
                />
            ))}
        </div>
    );
}

const CARD_RULE = ['IB-78', 'IB-81', 'IB-82', 'IB-83', 'IB-77'];

/* Why a card rests: bought just now, one was played, or simply not now. */
function restReason(view: View, kind: number): string {
    const t = T(),
        seat = view.seats[view.viewer ?? -1];
    if (view.fresh[kind]! >= (seat?.dev?.[kind] ?? 0)) return t.freshCard;
    return view.card_played ? t.onePerTurn : t.notNow;
}

/* The development card that the reader looks at: what it does, and how to play it. */
function CardPanel({ play, view, state }: { play: Play; view: View; state: State }) {
    const t = T(),
        kind = state.card.value;
    if (kind === null) return null;
    const name = DEV_CARDS[kind]!;
    if (!view.seats[play.me ?? -1]?.dev?.[kind]) return null;
    const playable = play.legal.value.some(action => words(action)[0] === name);
    const dev = view.seats[play.me ?? -1]?.dev ?? [];
    const held = dev.flatMap((n, each) => (n ? [each] : []));
    return (
        <section class="ask card-panel" aria-label={t[name]}>
            {held.length > 1 && (
                <div class="card-tabs" role="group" aria-label={t.deck}>
                    {held.map(each => (
                        <button
                            key={each}
                            type="button"
                            aria-pressed={each === kind}
                            aria-label={`${dev[each]} ${t[DEV_CARDS[each]!]}`}
                            class="dev"
                            onClick={() => {
                                state.card.value = each;
                            }}>
                            <DevFace kind={each} />
                            <b class="badge">{dev[each]}</b>
                        </button>
                    ))}
                </div>
            )}
            <header>
                <DevFace kind={kind} />
                <h2>{t[name]}</h2>
                <button
                    type="button"
                    class="btn icon quiet"
                    aria-label={t.close}
                    onClick={() => {
                        state.card.value = null;
                    }}>
                    <Icon id="close" size={20} />
                </button>
                <div>
                    <p>{t[`${name}Text`]}</p>
                    {!playable && kind !== 4 && <p class="bad">{restReason(view, kind)}</p>}
                    <a href={link('almanac', 'base', CARD_RULE[kind]!)}>
                        {t.ruleOf} {CARD_RULE[kind]}
                    </a>
                </div>
            </header>
            {playable && name === 'invention' ? (
                <Invention play={play} state={state} />
            ) : playable && name === 'monopoly' ? (
                <Monopoly play={play} state={state} />
            ) : playable ? (
                <div class="ask-row">
                    <button
                        type="button"
                        class="btn primary"
                        data-do={name}
                        onClick={() => {
                            play.act(name);
                            state.card.value = null;
                        }}>
                        {t.play}
                    </button>
                </div>
            ) : null}
        </section>
    );
}

/* The place where the last action happened; roads and buildings only. */
function lastPlace(play: Play): string | null {
    const last = play.last.value;
    if (!last || last.seat < 0) return null;
    const [word, place] = words(last.seen);
    return PLACES.includes(word!) ? (place ?? null) : null;
}

export function Scene({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        state = stateOf(play),
        seq = play.last.value?.seq;
    useEffect(() => {
        settle(play, state);
    }, [seq, play.legal.value]);
    if (!view) return null;
    const targets = targetsOf(play, view, state);
    return (
        <>
            {view.board && (
                <Island
                    view={view}
                    colours={play.colours}
                    me={play.me}
                    targets={targets}
                    last={lastPlace(play)}
                    compact={play.narrow.value}
                    armed={state.armed.value}
                    onPick={(target, by) => pick(play, state, target, by)}
                    onMiss={() => {
                        state.armed.value = null;
                    }}
                />
            )}
            <ul class="sr">
                {boardText(view, play.names).map((line, i) => (
                    <li key={i}>{line}</li>
                ))}
            </ul>
        </>
    );
}

export function Panels({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        state = stateOf(play);
    if (!view) return null;
    return (
        <>
            <Offers play={play} />
            <Victims play={play} view={view} state={state} />
            <CardPanel play={play} view={view} state={state} />
            <Bank view={view} />
        </>
    );
}
