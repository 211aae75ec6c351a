/* deck.ts - tournament decks as the reader keeps them: cards and events with counts, their text
 * form, what is wrong with them in words, and the actions that lay them out at a table. The limits
 * below only help to build; what counts is what the server allows. */
import { language, say } from '../../i18n/i18n.ts';
import { cardOf, costTotal, type Card, type Content } from './content.ts';
import { D } from './decktexts.ts';

export const DECK_SIZE = 33,
    EVENT_SIZE = 4,
    SETS = ['rh', 'pi', 'bh'] as const;

export interface Deck {
    name: string;
    cards: Record<string, number>;
    sets: string[];
}

export const emptyDeck = (name: string): Deck => ({ name, cards: {}, sets: [...SETS] });

const isEvent = (word: string): boolean => cardOf(word).class === 'event';
const sum = (deck: Deck, event: boolean): number =>
    Object.entries(deck.cards).reduce(
        (n, [word, count]) => n + (isEvent(word) === event ? count : 0),
        0,
    );
export const cardCount = (deck: Deck): number => sum(deck, false);
export const eventCount = (deck: Deck): number => sum(deck, true);

/* The cards a deck may be made of. */
export function pool(content: Content, sets: string[]): Card[] {
    return content.cards.filter(
        card => (card.set === 'base' || sets.includes(card.set)) && card.deck > 0,
    );
}

/* ---- text ---- */

/* The form that `landfall deck` reads (docs/notation.md): a name, the sets, one line a card. */
export function printDeck(deck: Deck, content: Content): string {
    const used = (event: boolean): string[] =>
        content.cards
            .filter(card => (card.class === 'event') === event && (deck.cards[card.word] ?? 0) > 0)
            .map(card => `${event ? 'event ' : ''}${deck.cards[card.word]} ${card.word}`);
    return [
        'game cards',
        `name ${deck.name}`,
        ...(deck.sets.length ? [`sets ${deck.sets.join('+')}`] : []),
        '',
        ...used(false),
        '',
        ...used(true),
        '',
    ].join('\n');
}

/* Reads what printDeck writes, and what people write: "2 spy", "2x Spy", "Spion", in any order. */
export function parseDeck(text: string, content: Content): { deck: Deck; wrong: string[] } {
    const deck: Deck = { name: '', cards: {}, sets: [] },
        wrong: string[] = [];
    const words = new Map<string, string>();
    for (const card of content.cards)
        for (const name of [card.word, card.name.en, card.name.de])
            if (!words.has(name.toLowerCase())) words.set(name.toLowerCase(), card.word);
    let german = '';
    for (const raw of text.split(/\r?\n/)) {
        const line = raw.trim(),
            head = /^(name-de|name|sets|game)\s+(.*)$/.exec(line);
        if (line === '' || line.startsWith('#')) continue;
        if (head?.[1] === 'name') deck.name = head[2]!.slice(0, 47);
        else if (head?.[1] === 'name-de') german = head[2]!.slice(0, 47);
        else if (head?.[1] === 'sets')
            deck.sets = SETS.filter(set => head[2]!.split('+').includes(set));
        if (head) continue;
        const [, count, name = ''] = /^(?:event\s+)?(?:(\d+)\s*[x×]?\s+)?(.+)$/.exec(line) ?? [];
        const word = words.get(name.toLowerCase());
        if (!word) {
            wrong.push(line);
            continue;
        }
        deck.cards[word] = (deck.cards[word] ?? 0) + Number(count ?? 1);
    }
    if (german && language.value === 'de') deck.name = german;
    for (const set of SETS)
        if (
            !deck.sets.includes(set) &&
            content.cards.some(card => card.set === set && deck.cards[card.word])
        )
            deck.sets.push(set);
    return { deck, wrong };
}

/* ---- legality ---- */

export interface Message {
    ok: boolean;
    text: string;
}

export function judge(deck: Deck, content: Content): Message[] {
    const d = D(),
        out: Message[] = [],
        cards = cardCount(deck),
        events = eventCount(deck);
    out.push({
        ok: cards === DECK_SIZE,
        text:
            cards < DECK_SIZE
                ? d.missing(DECK_SIZE - cards)
                : cards > DECK_SIZE
                  ? d.tooMany(cards - DECK_SIZE)
                  : d.complete,
    });
    out.push({ ok: events === EVENT_SIZE, text: d.events(events, EVENT_SIZE) });
    const allowed = new Map(pool(content, deck.sets).map(card => [card.word, card.deck]));
    for (const [word, n] of Object.entries(deck.cards)) {
        const limit = allowed.get(word) ?? 0,
            name = say(cardOf(word).name);
        if (n > limit)
            out.push({
                ok: false,
                text: limit === 0 ? d.notAllowed(name) : d.copies(name, n, limit),
            });
    }
    return out;
}
export const legal = (deck: Deck, content: Content): boolean =>
    judge(deck, content).every(message => message.ok);

/* Advice, not rules: cards that could never be laid because nothing meets their condition. */
export function advice(deck: Deck): Message[] {
    const has = (word: string): boolean =>
        Object.entries(deck.cards).some(([each, n]) => n > 0 && each === word);
    return Object.keys(deck.cards)
        .filter(word => deck.cards[word]! > 0)
        .flatMap(word => {
            const card = cardOf(word);
            return card.needs.length > 0 && !card.needs.some(has)
                ? [
                      {
                          ok: false,
                          text: D().needs(say(card.name), [
                              ...new Set(card.needs.map(need => say(cardOf(need).name))),
                          ]),
                      },
                  ]
                : [];
        });
}

/* ---- figures ---- */

/* How many cards cost nothing, one, ... seven and more. */
export function curve(deck: Deck): number[] {
    const out = Array.from({ length: 8 }, () => 0);
    for (const [word, n] of Object.entries(deck.cards))
        if (!isEvent(word)) out[Math.min(7, costTotal(cardOf(word)))]! += n;
    return out;
}

export type Kind = 'action' | 'building' | 'unit' | 'event';
export function kindOf(card: Card): Kind {
    if (card.class === 'event') return 'event';
    if (/^(attack|neutral|protection)$/.test(card.class)) return 'action';
    return card.class === 'building' || card.class === 'centre' ? 'building' : 'unit';
}

/* ---- at the table ---- */

/* The actions that choose this deck (docs/notation.md); cards first, events after them. */
export function deckActions(deck: Deck): string[] {
    const lines = Object.entries(deck.cards).filter(([, n]) => n > 0);
    const of = (event: boolean): string[] =>
        lines.filter(([word]) => isEvent(word) === event).map(([word, n]) => `deck ${word} ${n}`);
    return [...of(false), ...of(true), 'ready'];
}

/* ---- kept in the browser ---- */

const KEY = 'landfall.decks';

export function keptDecks(): Deck[] {
    try {
        const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Deck[];
        return kept.filter(
            deck => typeof deck?.name === 'string' && deck.cards && Array.isArray(deck.sets),
        );
    } catch {
        return [];
    }
}
export function keepDecks(decks: Deck[]): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(decks));
    } catch {
        /* for this page only */
    }
}

/* How sure a share of wins is: Wilson's interval at 95 percent. */
export function interval(won: number, of: number): [number, number] {
    if (of === 0) return [0, 1];
    const z = 1.96,
        p = won / of,
        d = 1 + (z * z) / of,
        middle = p + (z * z) / (2 * of);
    const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
    return [(middle - half) / d, (middle + half) / d];
}
