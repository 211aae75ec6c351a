/* deckphase.tsx - before a tournament game: the reader picks a deck, which is laid out card by card
 * in secret; whoever likes may choose every card at the table. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import { link } from '../../app/router.ts';
import type { Play } from '../drawing.ts';
import { Choice } from './choice.tsx';
import { content } from './content.ts';
import {
    cardCount,
    deckActions,
    eventCount,
    keptDecks,
    legal,
    parseDeck,
    type Deck,
} from './deck.ts';
import { D } from './decktexts.ts';
import { doAll, stateOf } from './state.ts';
import type { View } from './view.ts';

/* The deck that the builder asked to be played at this table. */
export const WANTED = 'landfall.deck-for-table';

function wanted(id: string): Deck | null {
    try {
        const kept = JSON.parse(sessionStorage.getItem(WANTED) ?? 'null') as {
            table: string;
            deck: Deck;
        } | null;
        return kept && kept.table === id ? kept.deck : null;
    } catch {
        return null;
    }
}

const chosenOf = (view: View, seat: number): number =>
    view.stacks
        .filter(stack => stack.owner === seat)
        .reduce((n, stack) => n + stack.cards.length, 0);

function DeckButton({ play, deck, note }: { play: Play; deck: Deck; note: string }): JSX.Element {
    const fits = content.value !== null && legal(deck, content.value);
    return (
        <button
            type="button"
            class="btn deck-pick"
            disabled={!fits}
            data-deck={deck.name}
            onClick={() => doAll(play, deckActions(deck))}>
            <Icon id="cards" size={26} />
            <span>
                <b>{deck.name || D().unnamed}</b>
                <small class="muted">
                    {note} · {cardCount(deck)} + {eventCount(deck)}
                </small>
            </span>
        </button>
    );
}

export function DeckPhase({ play, view }: { play: Play; view: View }): JSX.Element {
    const d = D(),
        me = play.me,
        state = stateOf(play),
        table = play.table.id;
    const mine = me === null ? 0 : chosenOf(view, me),
        ready = me !== null && view.seats[me]!.ready;
    useEffect(() => {
        const deck = wanted(table);
        if (!deck || me === null || mine > 0 || ready || play.legal.value.length === 0) return;
        sessionStorage.removeItem(WANTED);
        doAll(play, deckActions(deck));
    }, [table, me, play.legal.value.length > 0]);
    const samples = (content.value?.samples ?? []).map(
        sample => parseDeck(sample.text, content.value!).deck,
    );
    const sets = new Set(view.sets);
    const usable = (deck: Deck): boolean => deck.sets.every(set => sets.has(set));
    const kept = keptDecks().filter(usable),
        laying = state.queue.value.length;
    return (
        <div class="deck-phase">
            <ul class="deck-state">
                {view.seats.map((seat, i) => (
                    <li key={i}>
                        <Icon id={seat.ready ? 'check' : 'clock'} size={18} />
                        {seat.ready
                            ? i === me
                                ? d.ready
                                : d.otherReady(play.names[i] ?? '')
                            : i === me
                              ? d.chosen(mine)
                              : d.otherHas(play.names[i] ?? '', chosenOf(view, i))}
                    </li>
                ))}
            </ul>
            {me !== null && !ready && (
                <>
                    {mine > 0 && laying > 0 && <p role="status">{d.laying(laying)}</p>}
                    {mine === 0 && (
                        <section class="panel">
                            <h2>{d.choose}</h2>
                            {kept.length === 0 && <p class="muted small">{d.none}</p>}
                            <div class="deck-picks">
                                {kept.map((deck, i) => (
                                    <DeckButton
                                        key={`k${i}`}
                                        play={play}
                                        deck={deck}
                                        note={d.yourOwn}
                                    />
                                ))}
                                {samples.filter(usable).map((deck, i) => (
                                    <DeckButton
                                        key={`s${i}`}
                                        play={play}
                                        deck={deck}
                                        note={d.sample}
                                    />
                                ))}
                            </div>
                            <a class="btn quiet" href={link('decks')}>
                                {d.build}
                            </a>
                        </section>
                    )}
                    {laying === 0 && (
                        <details class="panel deck-single" open={mine > 0}>
                            <summary>{d.single}</summary>
                            <Choice play={play} />
                        </details>
                    )}
                </>
            )}
        </div>
    );
}
