/* offers.tsx - the standing offer as a card at the edge of the board: for the asked seat with
 * accept, other terms and decline; for the offerer with everyone's answer as it comes. */
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import { declineUnpayable } from '../../app/settings.ts';
import type { Play } from '../drawing.ts';
import { CardRow, cardWords } from './cards.tsx';
import { myHand, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import { lacking, total, type Offer, type Terms, type View } from './view.ts';

export function startCounter(play: Play): void {
    const offer = viewOf(play)?.offer,
        state = stateOf(play);
    if (!offer) return;
    state.give.value = offer.wants.map((n, i) => Math.min(n, myHand(play)[i] ?? 0));
    state.want.value = [...offer.gives];
    state.countering.value = true;
    if (play.narrow.value) play.sheet.value = 'trade';
}

/* What an answer would be to: another offer in the same place asks for a new look. */
const terms = (offer: Offer | null | undefined): string =>
    offer ? JSON.stringify([offer.gives, offer.wants]) : '';

/* Answers the offer that stands, by button or key. */
export function answer(play: Play, word: 'accept' | 'decline'): void {
    if (play.ready('offer', terms(viewOf(play)?.offer))) play.act(word);
}

/* What I would give and get, and what I lack for it. */
function Incoming({ play, view, offer }: { play: Play; view: View; offer: Offer }): JSX.Element {
    const t = T(),
        who = play.names[view.active] ?? '?',
        lack = lacking(myHand(play), offer.wants);
    const legal = play.legal.value,
        open = legal.includes('decline');
    const reply = offer.replies[play.me!],
        poor = total(lack) > 0;
    const held = !play.ready('offer', terms(offer));
    const quiet = stateOf(play).quietTurn,
        silent = quiet.value === view.turn;
    useEffect(() => {
        if (open && !reply && ((poor && declineUnpayable.value) || silent)) play.act('decline');
    }, [open, poor, silent, Boolean(reply), view.offers_made]);
    return (
        <section
            class="offer incoming"
            aria-label={
                `${who} ${t.offersYou}: ${cardWords(offer.gives)} ` +
                `${t.forWord} ${cardWords(offer.wants)}`
            }>
            <header>
                <SeatMark seat={view.active} small />
                <b>{who}</b>
                <span>{t.offersYou}</span>
            </header>
            <div class="offer-cards">
                <CardRow cards={offer.gives} size={30} />
                <Icon id="arrow" size={18} />
                <CardRow cards={offer.wants} size={30} />
            </div>
            {reply ? (
                <p class="offer-note">
                    {reply.kind === 'accept'
                        ? t.youAccepted
                        : reply.kind === 'decline'
                          ? t.youDeclined
                          : t.youProposed}
                </p>
            ) : null}
            {open && !reply && (
                <div class="offer-buttons">
                    <button
                        type="button"
                        class="yes"
                        data-do="accept"
                        aria-disabled={poor || held}
                        aria-label={
                            poor
                                ? `${t.accept}: ${t.youLack(cardWords(lack), total(lack))}`
                                : t.accept
                        }
                        onClick={() =>
                            poor
                                ? play.explain(t.youLack(cardWords(lack), total(lack)))
                                : answer(play, 'accept')
                        }>
                        <Icon id="check" size={20} />
                    </button>
                    <button
                        type="button"
                        class="edit"
                        data-do="counter"
                        aria-label={t.counter}
                        onClick={() => startCounter(play)}>
                        <Icon id="edit" size={18} />
                    </button>
                    <button
                        type="button"
                        class="no"
                        data-do="decline"
                        aria-label={t.decline}
                        aria-disabled={held}
                        onClick={() => answer(play, 'decline')}>
                        <Icon id="close" size={18} />
                    </button>
                </div>
            )}
            {open && !reply && (
                <button
                    type="button"
                    class="offer-quiet"
                    onClick={() => {
                        quiet.value = view.turn;
                    }}>
                    {t.quiet}
                </button>
            )}
            {open && !reply && poor && (
                <p class="offer-note bad">{t.youLack(cardWords(lack), total(lack))}</p>
            )}
        </section>
    );
}

function Answer({ play, offer, seat }: { play: Play; offer: Offer; seat: number }): JSX.Element {
    const t = T(),
        reply = offer.replies[seat],
        name = play.names[seat] ?? '?';
    const confirm = play.legal.value.includes(`confirm ${seat}`);
    const state = !reply
        ? t.thinking
        : reply.kind === 'accept'
          ? t.accepts
          : reply.kind === 'decline'
            ? t.declines
            : t.proposes;
    return (
        <li class={reply?.kind ?? 'open'}>
            <SeatMark seat={seat} small />
            <span class="answer-name" title={name}>
                {name}
            </span>
            {reply?.kind === 'counter' ? (
                <span
                    class="answer-terms"
                    role="img"
                    aria-label={
                        `${t.proposes}: ${cardWords(reply.gives)} ` +
                        `${t.forWord} ${cardWords(reply.wants)}`
                    }>
                    <CardRow cards={reply.gives} size={18} />
                    <Icon id="arrow" size={12} />
                    <CardRow cards={reply.wants} size={18} />
                </span>
            ) : (
                <span class="answer-state">{state}</span>
            )}
            {confirm && (
                <button
                    type="button"
                    class="yes"
                    data-do={`confirm ${seat}`}
                    aria-label={t.tradeWith(name)}
                    title={t.tradeWith(name)}
                    onClick={() => play.act(`confirm ${seat}`)}>
                    <Icon id="check" size={18} />
                </button>
            )}
        </li>
    );
}

/* The offerer's own card, and the same for those who only look on. */
function Standing({ play, view, offer }: { play: Play; view: View; offer: Offer }): JSX.Element {
    const t = T(),
        own = play.me === view.active;
    return (
        <section
            class={`offer standing${own ? ' own' : ''}`}
            aria-label={own ? t.yourOffer : `${play.names[view.active]} ${t.offersOthers}`}>
            <header>
                <SeatMark seat={view.active} small />
                <b>{own ? t.yourOffer : play.names[view.active]}</b>
                {!own && <span>{t.offersOthers}</span>}
            </header>
            <div class="offer-cards">
                <CardRow cards={offer.gives} size={26} />
                <Icon id="arrow" size={18} />
                <CardRow cards={offer.wants} size={26} />
            </div>
            <ul>
                {offer.to.map(seat => (
                    <Answer key={seat} play={play} offer={offer} seat={seat} />
                ))}
            </ul>
            {own && play.legal.value.includes('withdraw') && (
                <button
                    type="button"
                    class="offer-withdraw"
                    data-do="withdraw"
                    onClick={() => play.act('withdraw')}>
                    <Icon id="undo" size={16} />
                    {t.withdraw}
                </button>
            )}
        </section>
    );
}

/* One proposal of another seat: the one whose turn it is may take it up, its owner take it back. */
function Proposal({
    play,
    seat,
    terms: { gives, wants },
}: {
    play: Play;
    seat: number;
    terms: Terms;
}): JSX.Element {
    const t = T(),
        name = play.names[seat] ?? '?',
        legal = play.legal.value;
    const own = seat === play.me;
    return (
        <li class="counter">
            <SeatMark seat={seat} small />
            <span
                class="answer-terms"
                role="img"
                aria-label={`${
                    own ? t.yourProposal : `${name} ${t.proposes}`
                }: ${cardWords(gives)} ${t.forWord} ${cardWords(wants)}`}>
                <CardRow cards={gives} size={18} />
                <Icon id="arrow" size={12} />
                <CardRow cards={wants} size={18} />
            </span>
            {legal.includes(`confirm ${seat}`) && (
                <button
                    type="button"
                    class="yes"
                    data-do={`confirm ${seat}`}
                    aria-label={t.tradeWith(name)}
                    title={t.tradeWith(name)}
                    onClick={() => play.act(`confirm ${seat}`)}>
                    <Icon id="check" size={18} />
                </button>
            )}
            {own && legal.includes('withdraw') && (
                <button
                    type="button"
                    class="no"
                    data-do="withdraw"
                    aria-label={t.withdraw}
                    title={t.withdraw}
                    onClick={() => play.act('withdraw')}>
                    <Icon id="close" size={18} />
                </button>
            )}
        </li>
    );
}

/* What others propose to the one whose turn it is. */
function Proposals({ play, view }: { play: Play; view: View }): JSX.Element | null {
    const t = T(),
        found = (view.proposals ?? []).flatMap((terms, seat) => (terms ? [{ terms, seat }] : []));
    if (found.length === 0) return null;
    return (
        <section class="offer standing proposals" aria-label={t.proposals}>
            <header>
                <Icon id="trade" size={18} />
                <b>{t.proposals}</b>
            </header>
            <ul>
                {found.map(({ terms, seat }) => (
                    <Proposal key={seat} play={play} seat={seat} terms={terms} />
                ))}
            </ul>
        </section>
    );
}

export function Offers({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        offer = view?.offer;
    if (!offer) play.ready('offer', '');
    if (!view) return null;
    if (!offer) return <Proposals play={play} view={view} />;
    return play.me !== null && offer.to.includes(play.me) ? (
        <Incoming play={play} view={view} offer={offer} />
    ) : (
        <Standing play={play} view={view} offer={offer} />
    );
}
