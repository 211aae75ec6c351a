/* trade.tsx - the trade panel, always in view: tap what I give, tap what I want, send. With nothing
 * chosen its two buttons hold the most useful offer and the most useful bank trade, one tap each.
 * The same panel writes a counter-offer. */
import type { JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import { sendOnSecondTap } from '../../app/settings.ts';
import type { Play } from '../drawing.ts';
import { Card, CardRow, cardWords } from './cards.tsx';
import {
    add,
    can,
    clearTrade,
    myHand,
    mySeat,
    othersOf,
    proposing,
    shownOf,
    stateOf,
    suggestions,
    viewOf,
    type Suggestion,
} from './state.ts';
import { T } from './texts.ts';
import {
    GOODS,
    GOOD_LETTERS,
    SHOWN_ALL,
    parseTrade,
    printTrade,
    total,
    type Counts,
    type Terms,
} from './view.ts';

/* `wishes` are the costs of what is worth having, the most wanted first. */
interface Props {
    play: Play;
    wishes: Counts[];
}

/* Open kinds are not listed whole: what is not barred as a kind may be tried. */
const open = (play: Play, word: string): boolean =>
    can(play, word) ||
    (word === 'offer' && proposing(play)) ||
    (play.legal.value.length > 0 && !play.forbidden.value[word]);

function receivers(play: Play): string {
    const to = stateOf(play).to.value;
    if (proposing(play)) return String(viewOf(play)!.active);
    return to && to.length ? to.join('') : othersOf(play);
}

/* The action that the chosen cards make, if both sides are filled. */
function chosen(play: Play): Suggestion | null {
    const state = stateOf(play),
        gives = state.give.value,
        wants = state.want.value;
    if (total(gives) === 0 || total(wants) === 0) return null;
    const trade = printTrade(gives, wants);
    return {
        gives,
        wants,
        action: state.countering.value ? `counter ${trade}` : `offer ${receivers(play)} ${trade}`,
    };
}

/* The bank trade that fits what is chosen so far: both sides, one side, or nothing. */
function bankChoice({ play, wishes }: Props): Suggestion | null {
    const state = stateOf(play),
        give = state.give.value,
        want = state.want.value;
    const seat = mySeat(play);
    if (!seat) return null;
    const useful = suggestions(play, wishes, 'bank', '');
    const listed = play.legal.value
        .filter(action => action.startsWith('bank '))
        .flatMap(action => {
            const trade = parseTrade(action.slice(5));
            return trade ? [{ ...trade, action }] : [];
        });
    const fits = (it: Suggestion) =>
        (total(give) === 0 || it.gives.some((n, i) => n && give[i])) &&
        (total(want) === 0 ||
            SHOWN_ALL.every(i => (it.wants[i] ?? 0) === Math.min(1, want[i] ?? 0)));
    return (
        useful.find(fits) ??
        (total(give) + total(want) > 0
            ? (listed.filter(fits).sort((a, b) => spare(seat.hand, b) - spare(seat.hand, a))[0] ??
              null)
            : null)
    );
}

const spare = (hand: Counts | null, it: Suggestion): number =>
    it.gives.reduce((sum, n, i) => sum + (n ? (hand?.[i] ?? 0) - n : 0), 0);

export function send(play: Play): void {
    const state = stateOf(play),
        trade = chosen(play);
    if (!trade) {
        play.explain(T().tradeHint);
        return;
    }
    play.act(trade.action);
    if (state.countering.value || proposing(play)) clearTrade(state);
    play.sheet.value = null;
}

/* A 1:1 offer goes out with its second tap, where the reader wants that. */
function maybeSend(play: Play): void {
    const state = stateOf(play);
    if (
        sendOnSecondTap.value &&
        !state.countering.value &&
        total(state.give.value) === 1 &&
        total(state.want.value) === 1 &&
        open(play, 'offer')
    )
        send(play);
}

export function giveOne(play: Play, i: number): void {
    const state = stateOf(play),
        have = myHand(play)[i] ?? 0;
    const now = state.give.value[i] ?? 0;
    state.give.value = add(state.give.value, i, now >= have ? -now : 1);
    state.want.value = add(state.want.value, i, -(state.want.value[i] ?? 0));
    maybeSend(play);
}

export function wantOne(play: Play, i: number): void {
    const state = stateOf(play);
    state.want.value = add(state.want.value, i, 1);
    state.give.value = add(state.give.value, i, -(state.give.value[i] ?? 0));
    maybeSend(play);
}

function Row({ play, side }: { play: Play; side: 'give' | 'want' }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        cards = state[side].value,
        hand = myHand(play);
    const kinds = shownOf(play);
    return (
        <div
            class={`trade-row ${side}${kinds.length > 5 ? ' wide' : ''}`}
            role="group"
            aria-label={t[side]}>
            <span class="trade-label">{t[side]}</span>
            {kinds.map(i => {
                const n = cards[i] ?? 0,
                    empty = side === 'give' && hand[i] === 0;
                return (
                    <Card
                        key={i}
                        resource={i}
                        count={n || null}
                        hot={n > 0}
                        faint={empty}
                        data={`${side}-${GOODS[i]}`}
                        label={t.oneMore(t[GOODS[i]!], n)}
                        disabled={empty}
                        onTap={() => (side === 'give' ? giveOne : wantOne)(play, i)}
                        onLess={() => {
                            state[side].value = add(cards, i, -1);
                        }}
                    />
                );
            })}
        </div>
    );
}

function Receivers({ play }: { play: Play }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        count = viewOf(play)?.seats.length ?? 0;
    const to = state.to.value;
    const toggle = (i: number) => {
        const all = [...othersOf(play)].map(Number),
            now = to ?? all;
        const next = now.includes(i) ? now.filter(k => k !== i) : [...now, i].sort();
        state.to.value = next.length === 0 || next.length === all.length ? null : next;
    };
    return (
        <span class="trade-to">
            {Array.from({ length: count }, (_, i) => i)
                .filter(i => i !== play.me)
                .map(i => (
                    <button
                        key={i}
                        type="button"
                        aria-pressed={!to || to.includes(i)}
                        aria-label={t.toSeat(play.names[i] ?? '')}
                        title={t.toSeat(play.names[i] ?? '')}
                        onClick={() => toggle(i)}>
                        <SeatMark seat={i} small />
                    </button>
                ))}
        </span>
    );
}

function Arrow({ gives, wants }: Terms): JSX.Element {
    return (
        <>
            <CardRow cards={gives} />
            <Icon id="arrow" size={16} />
            <CardRow cards={wants} />
        </>
    );
}

function Buttons({ play, wishes }: Props): JSX.Element {
    const t = T(),
        state = stateOf(play),
        picked = chosen(play);
    const begun = total(state.give.value) + total(state.want.value) > 0;
    const idea = begun ? null : (suggestions(play, wishes, 'offer', receivers(play))[0] ?? null);
    const offer = picked ?? idea,
        bank = state.countering.value ? null : bankChoice({ play, wishes });
    const ready = offer !== null && open(play, state.countering.value ? 'counter' : 'offer');
    // What is read aloud begins with what is seen.
    const word = state.countering.value || proposing(play) ? t.sendCounter : t.offer,
        terms = offer ? t.offerTo(cardWords(offer.gives), cardWords(offer.wants)) : '';
    return (
        <div class="trade-buttons">
            <button
                type="button"
                class={`trade-offer${ready ? '' : ' off'}`}
                aria-disabled={!ready}
                data-offer={offer?.action ?? ''}
                aria-label={offer ? (word === t.offer ? terms : `${word}: ${terms}`) : word}
                onClick={() => {
                    if (!ready) {
                        play.explain(
                            offer ? t.tradeLater : t.tradeHint,
                            offer ? play.forbidden.value.offer : undefined,
                        );
                        return;
                    }
                    if (picked) send(play);
                    else if (offer) {
                        play.act(offer.action);
                        play.sheet.value = null;
                    }
                }}>
                <span>{word}</span>
                {offer && <Arrow gives={offer.gives} wants={offer.wants} />}
            </button>
            {state.countering.value ? (
                <button type="button" class="trade-bank" onClick={() => clearTrade(state)}>
                    <Icon id="undo" size={18} />
                    {t.backToOriginal}
                </button>
            ) : (
                <button
                    type="button"
                    class={`trade-bank${bank ? '' : ' off'}`}
                    aria-disabled={!bank}
                    data-bank={bank?.action ?? ''}
                    aria-label={
                        bank ? t.bankTrade(cardWords(bank.gives), cardWords(bank.wants)) : t.bank
                    }
                    onClick={() => {
                        if (!bank) {
                            play.explain(
                                can(play, 'end') ? t.noPlaceBank : t.tradeLater,
                                play.forbidden.value.bank,
                            );
                            return;
                        }
                        play.act(bank.action);
                        clearTrade(state);
                    }}>
                    <Icon id="bank" size={18} />
                    {bank ? <Arrow gives={bank.gives} wants={bank.wants} /> : t.bank}
                </button>
            )}
        </div>
    );
}

export function Trade({ play, wishes }: Props): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        view = viewOf(play);
    if (!view || play.me === null) return null;
    const begun = total(state.give.value) + total(state.want.value) > 0;
    const answers = state.countering.value || proposing(play);
    return (
        <section
            class={`trade${state.typing.value ? ' typing' : ''}${answers ? ' answering' : ''}`}
            aria-label={t.trade}>
            <header>
                <Icon id="trade" size={18} />
                <h2>
                    {state.countering.value
                        ? t.counterTitle(play.names[view.active] ?? '')
                        : proposing(play)
                          ? t.proposeTitle(play.names[view.active] ?? '')
                          : t.trade}
                </h2>
                {!answers && <Receivers play={play} />}
                {begun ? (
                    <button type="button" class="trade-clear" onClick={() => clearTrade(state)}>
                        <Icon id="close" size={14} />
                        {t.clear}
                    </button>
                ) : (
                    <span class="trade-hint">{t.tapMore}</span>
                )}
            </header>
            <p class="trade-tap">
                {t.giveHand} <CardRow cards={state.give.value} size={18} />
            </p>
            <Row play={play} side="give" />
            <Row play={play} side="want" />
            <Buttons play={play} wishes={wishes} />
        </section>
    );
}

/* The keys of the trade flow: t, letters, >, letters, Enter; true if the key was one of them. */
export function tradeKeys(play: Play, event: KeyboardEvent): boolean {
    const state = stateOf(play),
        side = state.typing.value,
        key = event.key.toLowerCase();
    if (!side) {
        if (key !== 't') return false;
        state.typing.value = 'give';
        if (play.narrow.value) play.sheet.value = 'trade';
        return true;
    }
    const i = GOOD_LETTERS.indexOf(key),
        known = shownOf(play).includes(i);
    const seat = /^[1-6]$/.test(key) ? Number(key) - 1 : -1;
    if (key.length === 1 && known) (side === 'give' ? giveOne : wantOne)(play, i);
    else if (key === '>' || key === '.' || key === 'tab') state.typing.value = 'want';
    else if (seat >= 0 && seat !== play.me && seat < play.names.length) state.to.value = [seat];
    else if (key === 'enter') {
        send(play);
        state.typing.value = null;
    } else if (key === 'escape') clearTrade(state);
    else return false;
    return true;
}
