/* hand.tsx - the reader's cards, what can be built with them and what is missing, and the one
 * main button. In a discard the same cards are tapped to put them aside. Games bring the things to
 * build and their own cards beside the hand. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import { Undo } from '../../table/undo.tsx';
import type { Play } from '../drawing.ts';
import { Card, Cost, cardWords } from './cards.tsx';
import type { Said } from './prompt.ts';
import { add, can, mySeat, shownOf, stateOf } from './state.ts';
import { T } from './texts.ts';
import { giveOne } from './trade.tsx';
import { GOODS, lacking, minus, none, printCards, total, words, type Counts } from './view.ts';

interface CardsProps {
    play: Play;
    children?: ComponentChildren;
}

export function Cards({ play, children }: CardsProps): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        seat = mySeat(play);
    if (!seat) return null;
    const hand = seat.hand ?? none();
    const owes = can(play, 'discard') ? seat.owes : 0,
        aside = state.aside.value;
    const left = owes ? minus(hand, aside) : hand,
        put = (i: number) => aside[i] ?? 0;
    const taken = (i: number) => (owes ? put(i) : (state.give.value[i] ?? 0));
    const move = (i: number, n: number) => {
        if (n > 0 && (left[i]! < 1 || total(aside) >= owes)) return;
        state.aside.value = add(aside, i, n);
    };
    /* On a phone the hand is one target, which opens the trade, unless cards are to be chosen. */
    const whole = play.narrow.value && owes === 0;
    const cards = shownOf(play).map(i => (
        <span key={i} class={`hand-slot ${GOODS[i]}`} data-fly={`hand-${i}`}>
            <Card
                resource={i}
                count={left[i]!}
                rate={seat.rates[i]!}
                faint={left[i] === 0}
                stack={left[i]! > 1}
                hot={owes > 0 && put(i) > 0}
                data={GOODS[i]!}
                still={whole}
                label={cardLabel(play, i, seat.rates[i]!, left[i]!, owes > 0)}
                onTap={() => (owes ? move(i, 1) : giveOne(play, i))}
                onLess={() => (owes ? move(i, -1) : undefined)}
            />
            {taken(i) > 0 && (
                <b class="hand-aside" aria-hidden="true">
                    −{taken(i)}
                </b>
            )}
        </span>
    ));
    return (
        <div class={`hand-cards${owes ? ' asking' : ''}`} role="group" aria-label={t.yourHand}>
            {whole ? (
                <button type="button" class="hand-open" onClick={() => toggleTrade(play)}>
                    <span class="sr">
                        {t.yourHand}: {cardWords(hand)}. {t.trade}
                    </span>
                    {cards}
                </button>
            ) : (
                cards
            )}
            {total(aside) > 0 && owes > 0 && (
                <button
                    type="button"
                    class="hand-back"
                    aria-label={t.putBack}
                    title={t.putBack}
                    onClick={() => {
                        state.aside.value = none();
                    }}>
                    <Icon id="undo" size={22} />
                </button>
            )}
            {children}
        </div>
    );
}

const toggleTrade = (play: Play): void => {
    play.sheet.value = play.sheet.value === 'trade' ? null : 'trade';
};

/* The card's name begins with what stands on it: the bank's rate and the count. */
function cardLabel(play: Play, i: number, rate: number, n: number, owes: boolean): string {
    const t = T(),
        name = t[GOODS[i]!],
        face = `${t.rate(rate)} ${n} ${name}`;
    return owes ? `${face}. ${t.discardHint}` : play.me === null ? face : `${face}: ${t.giveIt}`;
}

/* Something that can be built or bought with a button of its own. */
export interface Item {
    word: string; /* of its action, and the mode in which a place is chosen */
    name: string;
    full: string; /* its name where there is room */
    icon: string;
    cost: Counts;
    left: number;
    place: boolean; /* a place must be chosen */
}

/* Why a button cannot be pressed, in words: what is missing, or the rule. */
function reason(play: Play, item: Item): string {
    const t = T(),
        lack = lacking(mySeat(play)?.hand ?? none(), item.cost);
    if (item.left === 0) return t.noneLeft;
    if (total(lack) > 0) return t.youLack(cardWords(lack), total(lack));
    return play.forbidden.value[item.word] ? '' : t.noPlace;
}

export function pressItem(play: Play, item: Item): void {
    const t = T(),
        state = stateOf(play);
    if (!can(play, item.word)) {
        const why = reason(play, item);
        play.explain(why ? `${item.full}: ${why}` : item.full, play.forbidden.value[item.word]);
        return;
    }
    if (!item.place) {
        play.act(item.word);
        return;
    }
    state.mode.value = state.mode.value === item.word ? null : item.word;
    if (state.mode.value) play.announce(t.choosePlace(item.name));
}

interface BuildProps {
    play: Play;
    item: Item;
    onPress?: () => void;
}

export function BuildButton({ play, item, onPress }: BuildProps): JSX.Element {
    const t = T(),
        state = stateOf(play),
        ok = can(play, item.word);
    const lack = ok ? none() : lacking(mySeat(play)?.hand ?? none(), item.cost);
    const why = ok ? t.costs(cardWords(item.cost)) : reason(play, item);
    return (
        <button
            type="button"
            class={`build ${item.word}${ok ? ' ok' : ''}` + (total(lack) === 0 ? ' rich' : '')}
            data-build={item.word}
            aria-pressed={item.place ? state.mode.value === item.word : undefined}
            aria-disabled={!ok}
            onClick={onPress ?? (() => pressItem(play, item))}>
            <Icon id={item.icon} class="build-icon" seat={play.colours[play.me ?? 0]!} />
            <span class="build-name">{item.name} </span>
            <span class="build-left">×{item.left}</span>
            <span class="sr">, {item.full === item.name ? why : `${item.full}, ${why}`}</span>
            <Cost cost={item.cost} lack={lack} size={play.narrow.value ? 17 : 21} />
        </button>
    );
}

export interface Main {
    label: string;
    icon: string;
    action: string | null;
    why?: string;
    run?: () => void; /* instead of sending the action */
}

/* The likely next step: what the main button does now; if nothing, it says what is waited for. */
export function mainStep(play: Play, waits: (play: Play) => Said): Main {
    const t = T(),
        legal = play.legal.value,
        seat = mySeat(play),
        state = stateOf(play);
    if (state.armed.value && state.again)
        return { label: t.here, icon: 'check', action: state.armed.value, run: state.again };
    if (can(play, 'discard') && seat) {
        const rest = seat.owes - total(state.aside.value);
        return rest > 0
            ? { label: t.pickMore(rest), icon: 'hand', action: null, why: t.discardHint }
            : {
                  label: t.owe(seat.owes),
                  icon: 'check',
                  action: `discard ${printCards(state.aside.value)}`,
              };
    }
    if (legal.includes('roll')) return { label: t.roll, icon: 'dice', action: 'roll' };
    if (legal.includes('end')) return { label: t.end, icon: 'end-turn', action: 'end' };
    if (legal.includes('done')) return { label: t.done, icon: 'check', action: 'done' };
    if (legal.includes('withdraw')) return { label: t.withdraw, icon: 'undo', action: 'withdraw' };
    return { label: t.end, icon: 'end-turn', action: null, why: waits(play).text };
}

const readyFor = (play: Play, { action, label }: Main): boolean =>
    play.ready('main', action ? `${words(action)[0]} ${label}` : '');

export function press(play: Play, step: Main): void {
    if (step.action) {
        if (readyFor(play, step)) (step.run ?? (() => play.act(step.action!)))();
    } else if (step.why) play.explain(step.why);
}

/* The main button, and on a phone the one that opens the trade. */
export function MainButtons({ play, step }: { play: Play; step: Main }): JSX.Element {
    const t = T(),
        ready = readyFor(play, step);
    return (
        <div class="hand-main">
            <Undo play={play} />
            {play.narrow.value && (
                <button
                    type="button"
                    class="main-trade"
                    onClick={() => toggleTrade(play)}
                    aria-expanded={play.sheet.value === 'trade'}>
                    <Icon id="trade" size={20} />
                    <span>{t.trade}</span>
                </button>
            )}
            <button
                type="button"
                class={`main-step${step.action ? '' : ' off'}${ready ? '' : ' held'}`}
                data-main={step.action ? words(step.action)[0] : ''}
                aria-disabled={!step.action || !ready}
                title={step.why}
                onClick={() => press(play, step)}>
                <Icon id={step.icon} size={28} />
                <span>{step.label}</span>
            </button>
        </div>
    );
}
