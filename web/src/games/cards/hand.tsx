/* hand.tsx - the reader's cards, and beside them what the lifted one costs, needs and brings, what
 * can be done with a card that lies out, or the choice that is owed. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import { Dialog } from '../../app/name.tsx';
import { gameNamed } from '../../net/lists.ts';
import { ruleText } from '../../net/rules.ts';
import { say } from '../../i18n/i18n.ts';
import type { Play } from '../drawing.ts';
import { Choice } from './choice.tsx';
import { asksFor, cardOf, costTotal, type Card } from './content.ts';
import { CardBack, Cost, Face, Good, Line } from './face.tsx';
import { cardAt, cardName, pileName, placeName } from './names.ts';
import { actsOf, atLeisure, lift, send, stateOf, viewOf } from './state.ts';
import { className, placeWords, setName, T } from './texts.ts';
import { goodsOf, parseGoods, type View } from './view.ts';

const costOf = (view: View, me: number, card: Card): number[] =>
    parseGoods(view.seats[me]?.costs[card.word] ?? 'x') ?? card.cost;

/* Cost against stores, a tile each. */
export function Pay({ counts, stores }: { counts: number[]; stores: number[] }): JSX.Element {
    const t = T(),
        can = counts.every((n, i) => n <= (stores[i] ?? 0));
    return (
        <div class="pay">
            {counts.map(
                (n, i) =>
                    n > 0 && (
                        <span key={i}>
                            <Good kind={i} small />
                            <b class={n > (stores[i] ?? 0) ? 'bad' : ''}>{n}</b>
                            <span class="muted">
                                {t.of} {stores[i] ?? 0}
                            </span>
                        </span>
                    ),
            )}
            <span class={can ? 'good' : 'bad'}>{can ? t.canPay : t.cannotPay}</span>
        </div>
    );
}

/* Conditions in words: green ones hold, red ones do not, as the engine judges; it says nothing of
 * cards that are not asked about. */
function Conditions({
    view,
    me,
    card,
    legal,
    refused,
}: {
    view: View;
    me: number;
    card: Card;
    legal: boolean;
    refused: string;
}): JSX.Element {
    const t = T(),
        list: { ok: boolean | null; text: string }[] = [];
    if (say(card.condition))
        list.push({
            ok: legal ? true : asksFor(card, refused) ? false : null,
            text: t.needs(say(card.condition)),
        });
    if (/^(attack|neutral)$/.test(card.class))
        list.push({ ok: view.gate, text: view.gate ? t.gateOpen : t.gateShut });
    if (card.points > 0)
        list.push({
            ok: true,
            text: t.pointsUp(view.seats[me]!.points, view.seats[me]!.points + card.points),
        });
    if (card.hand > 0)
        list.push({
            ok: true,
            text: t.limitUp(view.seats[me]!.limit, view.seats[me]!.limit + card.hand),
        });
    return (
        <ul class="conds">
            {list.map(({ ok, text }) => (
                <li key={text} class={ok === null ? 'muted' : ok ? 'good' : 'bad'}>
                    <Icon id={ok === null ? 'info' : ok ? 'check' : 'close'} />
                    {text}
                </li>
            ))}
            {legal && card.lies !== 'nowhere' && (
                <li class="muted">
                    <Icon id="info" />
                    {placeWords(card)}
                </li>
            )}
        </ul>
    );
}

/* The rule that forbids the action, as the server names it; '' while it is not known, and for no
 * action. */
function useRefusal(play: Play, action: string): string {
    const [rule, setRule] = useState('');
    useEffect(() => {
        let here = true;
        setRule('');
        if (!action) return undefined;
        play.table.why(action).then(
            found => {
                if (here && found) setRule(found);
            },
            () => {},
        );
        return () => {
            here = false;
        };
    }, [action, play.view.value]);
    return rule;
}

/* Why a card cannot be used, in the words of that rule. */
function Refused({ play, rule }: { play: Play; rule: string }): JSX.Element | null {
    if (!rule) return null;
    const books = gameNamed('cards')?.rulebooks ?? [];
    return (
        <p class="small bad refused">
            <Icon id="warn" />
            <span>
                {ruleText(books, rule, play.lang)} <span class="nowrap">{rule}</span>
            </span>
        </p>
    );
}

function Lifted({ play, view, word }: { play: Play; view: View; word: string }): JSX.Element {
    const t = T(),
        me = play.me!,
        state = stateOf(play),
        card = cardOf(word);
    const acts = actsOf(play).filter(act => act.args[0] === word);
    const sites = acts.filter(act => act.word === 'build'),
        counts = costOf(view, me, card);
    const laid = card.lies !== 'nowhere';
    const ask = laid ? `build ${word} ${guess(view, me, card)}` : `play ${word}`;
    const refused = useRefusal(play, acts.length === 0 && atLeisure(play) ? ask : '');
    const title = laid
        ? sites.length > 0
            ? t.chooseSite(say(card.name))
            : say(card.name)
        : say(card.name);
    return (
        <div class="det panel">
            <div class="row between">
                <h2>{title}</h2>
                <button
                    type="button"
                    class="btn quiet icon"
                    aria-label={t.showLarge}
                    onClick={() => {
                        state.looked.value = word;
                    }}>
                    <Icon id="search" size={20} />
                </button>
            </div>
            <p class="small det-text">{say(card.text)}</p>
            {costTotal(card) > 0 && <Pay counts={counts} stores={goodsOf(view.seats[me]!)} />}
            <Conditions
                view={view}
                me={me}
                card={card}
                legal={acts.some(act => /^(build|play)$/.test(act.word))}
                refused={refused}
            />
            <Refused play={play} rule={refused} />
            <div class="row det-end">
                {acts
                    .filter(act => act.word === 'play')
                    .map(act => (
                        <button
                            key={act.text}
                            type="button"
                            class="btn primary grow"
                            data-do={act.text}
                            onClick={() => send(play, act.text)}>
                            {t.playIt}
                        </button>
                    ))}
                {acts
                    .filter(act => act.word === 'sell')
                    .map(act => (
                        <button
                            key={act.text}
                            type="button"
                            class="btn grow"
                            data-do={act.text}
                            onClick={() => send(play, act.text)}>
                            {t.sellIt}
                        </button>
                    ))}
                <button
                    type="button"
                    class="btn grow"
                    onClick={() => {
                        state.lifted.value = null;
                    }}>
                    {t.putBack}
                </button>
            </div>
        </div>
    );
}

/* A place where the card would go, to ask why it does not. */
function guess(view: View, me: number, card: Card): string {
    const home = view.seats[card.foreign ? 1 - me : me]!,
        at = card.foreign ? '@' : '';
    const city = home.towns.find(town => town.level > 1) ?? home.towns[0];
    if (card.lies === 'on-city') return city?.at ?? '6';
    if (card.lies === 'road') return `${at}g0`;
    if (card.lies === 'by-land') return `${at}g3`;
    const free = (card.lies === 'red' && city ? [city] : home.towns)
        .flatMap(town => ['a', 'c', ...(town.level > 1 ? ['b', 'd'] : [])].map(s => town.at + s))
        .find(site => !home.cards.some(slot => slot.at === site));
    return at + (free ?? `${city?.at ?? '6'}a`);
}

/* A card that lies out: what it is, and what its owner may do with it. */
function Spot({ play, view, at }: { play: Play; view: View; at: string }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        me = play.me ?? 0,
        word = cardAt(view, at, me);
    const acts = actsOf(play).filter(
        act =>
            act.args.includes(at) &&
            /^(use|demolish|build|hit|put|gain|pay|swap|land)$/.test(act.word),
    );
    if (!word && acts.length === 0) return null;
    return (
        <div class="det panel">
            <div class="row between">
                <h2>{word ? cardName(word) : placeName(view, at, me)}</h2>
                {word && (
                    <button
                        type="button"
                        class="btn quiet icon"
                        aria-label={t.showLarge}
                        onClick={() => {
                            state.looked.value = word;
                        }}>
                        <Icon id="search" size={20} />
                    </button>
                )}
            </div>
            {word && <p class="small">{say(cardOf(word).text)}</p>}
            <p class="small muted">{placeName(view, at, me)}</p>
            <div class="row det-end">
                {acts.map(act => (
                    <button
                        key={act.text}
                        type="button"
                        class={`btn grow${act.word === 'demolish' ? '' : ' primary'}`}
                        data-do={act.text}
                        onClick={() => send(play, act.text)}>
                        {t[`do_${act.word}` as 'do_gain'] ?? act.word}
                    </button>
                ))}
                <button
                    type="button"
                    class="btn grow"
                    onClick={() => {
                        state.spot.value = null;
                    }}>
                    {t.close}
                </button>
            </div>
        </div>
    );
}

/* What is known of a pile. */
function Pile({ play, view, id }: { play: Play; view: View; id: string }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        pile = [...view.stacks, ...view.discards].find(each => each.id === id);
    if (!pile) return null;
    const lift = actsOf(play).filter(act => act.word === 'lift' && act.args[0] === id);
    return (
        <div class="det panel">
            <div class="row between">
                <h2>{pileName(view, id, play.me)}</h2>
                <span class="muted">{t.cardsIn(pile.cards.length)}</span>
            </div>
            {pile.bans.map(seat => (
                <p key={seat} class="small bad">
                    {t.banText(play.names[seat] ?? '?')}
                </p>
            ))}
            <ol class="pile-list">
                {pile.cards.map((word, i) =>
                    word === '?' ? null : (
                        <li key={i}>
                            <button
                                type="button"
                                class="btn opt"
                                onClick={() => {
                                    state.looked.value = word;
                                }}>
                                <small>{i + 1}.</small>
                                <Line word={word} />
                            </button>
                        </li>
                    ),
                )}
            </ol>
            {pile.cards.every(word => word === '?') && <p class="small muted">{t.nothingKnown}</p>}
            {pile.owner === play.me && play.me !== null && (
                <Rest words={view.seats[play.me]!.rest} />
            )}
            <div class="row det-end">
                {lift.map(act => (
                    <button
                        key={act.text}
                        type="button"
                        class="btn primary grow"
                        data-do={act.text}
                        onClick={() => send(play, act.text)}>
                        {t.do_lift}
                    </button>
                ))}
                <button
                    type="button"
                    class="btn grow"
                    onClick={() => {
                        state.spot.value = null;
                    }}>
                    {t.close}
                </button>
            </div>
        </div>
    );
}

/* In the tournament one knows one's deck, though not where in the stacks a card stands. */
function Rest({ words }: { words: string[] | null }): JSX.Element | null {
    if (!words || words.length === 0) return null;
    const count = new Map<string, number>();
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
    return (
        <p class="small">
            <b>{T().restOf}</b>{' '}
            {[...count]
                .map(([word, n]) => (n > 1 ? `${n} × ${cardName(word)}` : cardName(word)))
                .join(', ')}
        </p>
    );
}

/* Nothing lifted: what else can be done, so that nothing is hidden in the drawing. */
function Idle({ play, view }: { play: Play; view: View }): JSX.Element {
    const t = T(),
        me = play.me ?? 0,
        acts = actsOf(play),
        leisure = atLeisure(play);
    const uses = acts.filter(act => act.word === 'use');
    const lifts = acts.filter(act => act.word === 'lift');
    const rest = acts.filter(
        act => !/^(use|lift|build|play|sell|bank|offer|demolish|end)$/.test(act.word),
    );
    return (
        <div class="det panel quiet">
            <h2>{leisure ? t.pMain : view.step === 'over' ? t.over : t.yourHand}</h2>
            <p class="small muted">{leisure ? t.liftHelp : t.waitHelp}</p>
            <div class="opts">
                {uses.map(act => (
                    <button
                        key={act.text}
                        type="button"
                        class="btn opt"
                        data-do={act.text}
                        onClick={() => send(play, act.text)}>
                        <Icon id="activate" size={18} />
                        <span>{t.useIt(cardName(cardAt(view, act.args[0]!, me) ?? '?'))}</span>
                    </button>
                ))}
                {lifts.map(act => (
                    <button
                        key={act.text}
                        type="button"
                        class="btn opt"
                        data-do={act.text}
                        onClick={() => send(play, act.text)}>
                        <Icon id="lock" size={18} />
                        <span>
                            {t.do_lift}: {pileName(view, act.args[0]!, me)}
                        </span>
                    </button>
                ))}
                {rest.map(act => (
                    <button
                        key={act.text}
                        type="button"
                        class="btn opt"
                        data-do={act.text}
                        onClick={() => send(play, act.text)}>
                        {act.text}
                    </button>
                ))}
            </div>
        </div>
    );
}

/* The panel beside the hand. */
export function Detail({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        state = stateOf(play);
    if (!view || play.me === null) return null;
    const mine = play.legal.value.length > 0,
        leisure = atLeisure(play);
    const spot = state.spot.value,
        lifted = state.lifted.value;
    const pile = spot?.startsWith('pile ') ? spot.slice(5) : null;
    if (mine && !leisure && lifted === null && (spot === null || pile !== null))
        return <Choice play={play} />;
    if (pile !== null) return <Pile play={play} view={view} id={pile} />;
    if (spot !== null) {
        const shown = <Spot play={play} view={view} at={spot} />;
        if (shown) return shown;
    }
    if (lifted !== null) return <Lifted play={play} view={view} word={lifted} />;
    return mine && !leisure ? <Choice play={play} /> : <Idle play={play} view={view} />;
}

export function Cards({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        state = stateOf(play);
    if (!view || play.me === null) return null;
    const me = view.seats[play.me]!,
        stores = goodsOf(me),
        acts = actsOf(play);
    const usable = (word: string): boolean =>
        acts.some(act => act.args[0] === word && /^(build|play|sell|bury)$/.test(act.word));
    const lifted = (word: string, i: number): boolean =>
        state.lifted.value === word && me.hand.indexOf(word) === i;
    return (
        <ul class="hand" aria-label={t.handOf(me.hand.length, me.limit)}>
            {me.hand.map((word, i) => (
                <li key={`${word}-${i}`}>
                    {word === '?' ? (
                        <CardBack label={t.hiddenCard} />
                    ) : (
                        <button
                            type="button"
                            class={`hand-card${lifted(word, i) ? ' lift' : ''}${
                                usable(word) ? ' can' : ''
                            }`}
                            data-card={word}
                            data-fly={`hand-${word}`}
                            aria-pressed={lifted(word, i)}
                            onClick={() => lift(play, word)}>
                            <Face word={word} stores={stores} />
                            {me.shown[i] && (
                                <span class="known" title={t.otherKnows}>
                                    <Icon id="eye" size={16} label={t.otherKnows} />
                                </span>
                            )}
                        </button>
                    )}
                </li>
            ))}
            {me.hand.length === 0 && <li class="muted hand-empty">{t.emptyHand}</li>}
        </ul>
    );
}

/* A card shown large, with everything about it. */
export function CloseUp({
    word,
    view,
    me,
    close,
}: {
    word: string;
    view: View | null;
    me: number | null;
    close: () => void;
}): JSX.Element {
    const t = T(),
        card = cardOf(word),
        seat = view && me !== null ? view.seats[me] : null;
    return (
        <Dialog title={say(card.name)} close={close}>
            <div class="cu">
                <Face word={word} large />
                <div class="inf">
                    <h2>{say(card.name)}</h2>
                    <p class="muted">
                        {setName(card.set)}, {t.copies(card.count)} · {className(card)} ·{' '}
                        {placeWords(card)}
                    </p>
                    <p>{say(card.text)}</p>
                    {costTotal(card) > 0 &&
                        (seat && view && me !== null ? (
                            <Pay counts={costOf(view, me, card)} stores={goodsOf(seat)} />
                        ) : (
                            <Cost counts={card.cost} />
                        ))}
                    {view && me !== null && (
                        <Conditions view={view} me={me} card={card} legal={false} refused="" />
                    )}
                    {card.unique && <p class="small muted">{t.uniqueName}</p>}
                    {card.assumed && (
                        <p class="small muted">
                            <Icon id="info" size={16} /> {t.assumed}
                        </p>
                    )}
                    <button type="button" class="btn big" onClick={close}>
                        {t.close}
                    </button>
                </div>
            </div>
        </Dialog>
    );
}
