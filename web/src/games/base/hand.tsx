/* hand.tsx - the reader's cards, what can be built with them and what is missing, and the one
 * main button. In a discard the same cards are tapped to put them aside. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { Card, Cost, DevFace, cardWords } from './cards.tsx';
import { prompt } from './prompt.ts';
import { add, mySeat, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import { giveOne } from './trade.tsx';
import { COST, DEV_CARDS, RESOURCES, SHOWN, lacking, minus, none, printCards, total, words,
    type Build, type Seat } from './view.ts';

const can = (play: Play, word: string): boolean =>
    play.legal.value.some(action => words(action)[0] === word);

function Cards({ play, seat }: { play: Play; seat: Seat }): JSX.Element {
    const t = T(), state = stateOf(play), hand = seat.hand ?? none();
    const owes = can(play, 'discard') ? seat.owes : 0, aside = state.aside.value;
    const left = owes ? minus(hand, aside) : hand;
    const put = (i: number, n: number) => {
        if (n > 0 && (left[i]! < 1 || total(aside) >= owes)) return;
        state.aside.value = add(aside, i, n);
    };
    return <div class="hand-cards" role="group" aria-label={t.yourHand}>
        {SHOWN.map(i => (
            <span key={i} class="hand-slot" data-fly={`hand-${i}`}>
                <Card resource={i} count={left[i]!} rate={seat.rates[i]!} faint={left[i] === 0}
                    stack={left[i]! > 1} hot={owes > 0 && aside[i]! > 0} data={RESOURCES[i]!}
                    label={cardLabel(play, i, seat.rates[i]!, left[i]!, owes > 0)}
                    onTap={() => (owes ? put(i, 1) : giveOne(play, i))}
                    onLess={() => (owes ? put(i, -1) : undefined)} />
                {owes > 0 && aside[i]! > 0 && <button type="button" class="hand-back"
                    aria-label={`${aside[i]} ${t[RESOURCES[i]!]}: ${t.putBack}`} onClick={() => put(i, -1)}>
                    <Icon id="undo" size={14} /><b>{aside[i]}</b></button>}
            </span>
        ))}
        <DevCards play={play} seat={seat} />
    </div>;
}

/* The card's name begins with what stands on it: the bank's rate and the count. */
function cardLabel(play: Play, i: number, rate: number, n: number, owes: boolean): string {
    const t = T(), name = t[RESOURCES[i]!], face = `${t.rate(rate)} ${n} ${name}`;
    return owes ? `${face}. ${t.discardHint}` : play.me === null ? face : `${face}: ${t.giveIt}`;
}

function DevCards({ play, seat }: { play: Play; seat: Seat }): JSX.Element | null {
    const t = T(), state = stateOf(play), dev = seat.dev;
    if (!dev) return null;
    const held = dev.flatMap((n, kind) => (n ? [kind] : []));
    return <span class="hand-dev" data-fly="hand-dev">
        {held.map(kind => {
            const name = t[DEV_CARDS[kind]!];
            return <button key={kind} type="button" class={`dev${can(play, DEV_CARDS[kind]!)
                ? ' playable' : ''}`} aria-label={`${dev[kind]} ${name}`} title={name}
                aria-expanded={state.card.value === kind} data-dev={DEV_CARDS[kind]}
                onClick={() => { state.card.value = state.card.value === kind ? null : kind; }}>
                <DevFace kind={kind} />
                <b class="badge">{dev[kind]}</b>
            </button>;
        })}
    </span>;
}

const PICTURE: Record<Build, string> =
    { road: 'road', settlement: 'settlement', city: 'city', buy: 'development' };

/* Why a button cannot be pressed, in words: what is missing, or the rule. */
function reason(play: Play, build: Build, seat: Seat, left: number): string {
    const t = T(), lack = lacking(seat.hand ?? none(), COST[build]);
    if (left === 0) return t.noneLeft;
    if (total(lack) > 0) return t.youLack(cardWords(lack));
    return play.forbidden.value[build] ? '' : t.noPlace;
}

export function pressBuild(play: Play, build: Build): void {
    const t = T(), state = stateOf(play), seat = mySeat(play), view = viewOf(play);
    if (!seat || !view) return;
    if (!can(play, build)) {
        const left = leftOf(play, build);
        const label = build === 'buy' ? t.buyFull : t[build];
        const why = reason(play, build, seat, left);
        play.explain(why ? `${label}: ${why}` : label, play.forbidden.value[build]);
        return;
    }
    if (build === 'buy') { play.act('buy'); return; }
    state.mode.value = state.mode.value === build ? null : build;
    if (state.mode.value) play.announce(t.choosePlace(t[build]));
}

function leftOf(play: Play, build: Build): number {
    const seat = mySeat(play)!, view = viewOf(play)!;
    return { road: seat.roads_left, settlement: seat.settlements_left, city: seat.cities_left,
        buy: view.deck }[build];
}

function BuildButton({ play, build, seat }: { play: Play; build: Build; seat: Seat }) {
    const t = T(), state = stateOf(play), left = leftOf(play, build), ok = can(play, build);
    const lack = ok ? none() : lacking(seat.hand ?? none(), COST[build]);
    const why = ok ? t.costs(cardWords(COST[build])) : reason(play, build, seat, left);
    return <button type="button" class={`build ${build}${ok ? ' ok' : ''}`
        + (total(lack) === 0 ? ' rich' : '')} data-build={build}
        aria-pressed={build === 'buy' ? undefined : state.mode.value === build}
        aria-disabled={!ok}
        onClick={() => pressBuild(play, build)}>
        <Icon id={PICTURE[build]} class="build-icon" seat={play.colours[play.me ?? 0]!} />
        <span class="build-name">{t[build]}{' '}</span>
        <span class="build-left"><span class="desk">{t.left(left)}</span>
            <span class="phone">×{left}</span></span>
        <span class="sr">, {build === 'buy' ? `${t.buyFull}, ${why}` : why}</span>
        <Cost cost={COST[build]} lack={lack} size={play.narrow.value ? 17 : 21} />
    </button>;
}

interface Main { label: string; icon: string; action: string | null; why?: string }

/* The likely next step: what the main button does now. */
export function mainStep(play: Play): Main {
    const t = T(), legal = play.legal.value, seat = mySeat(play), state = stateOf(play);
    if (can(play, 'discard') && seat) {
        const rest = seat.owes - total(state.aside.value);
        return rest > 0 ? { label: t.pickMore(rest), icon: 'hand',
            action: null, why: t.discardHint }
            : { label: t.owe(seat.owes), icon: 'check',
                action: `discard ${printCards(state.aside.value)}` };
    }
    if (legal.includes('roll')) return { label: t.roll, icon: 'dice', action: 'roll' };
    if (legal.includes('end')) return { label: t.end, icon: 'end-turn', action: 'end' };
    if (legal.includes('done')) return { label: t.done, icon: 'check', action: 'done' };
    if (legal.includes('withdraw')) return { label: t.withdraw, icon: 'undo', action: 'withdraw' };
    return { label: t.end, icon: 'end-turn', action: null, why: prompt(play).text };
}

export function pressMain(play: Play): void {
    const step = mainStep(play);
    if (step.action) play.act(step.action);
    else if (step.why) play.explain(step.why);
}

export function Hand({ play }: { play: Play }): JSX.Element | null {
    const t = T(), seat = mySeat(play), step = mainStep(play);
    if (!seat) return null;
    return <>
        <Cards play={play} seat={seat} />
        <div class="hand-builds">
            {(['road', 'settlement', 'city', 'buy'] as Build[]).map(build =>
                <BuildButton key={build} play={play} build={build} seat={seat} />)}
        </div>
        <div class="hand-main">
            <button type="button" class="main-trade phone" onClick={() => {
                play.sheet.value = play.sheet.value === 'trade' ? null : 'trade';
            }} aria-expanded={play.sheet.value === 'trade'}>
                <Icon id="trade" size={20} />{t.trade}
            </button>
            <button type="button" class={`main-step${step.action ? '' : ' off'}`}
                data-main={step.action
                ? words(step.action)[0] : ''} aria-disabled={!step.action} title={step.why}
                onClick={() => pressMain(play)}>
                <Icon id={step.icon} size={28} /><span>{step.label}</span>
            </button>
        </div>
    </>;
}
