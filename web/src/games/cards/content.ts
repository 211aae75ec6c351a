/* content.ts - the cards themselves: names, costs, points and texts as the server's table has
 * them. It is asked for once; until it is there, drawings show that they wait. */
import { signal } from '@preact/signals';
import { api } from '../../net/api.ts';
import type { Both } from '../../net/types.ts';
import { LETTERS } from './view.ts';

export type Frame = 'green' | 'red' | 'brown' | 'road' | 'action' | 'event' | 'centre';

export interface Card {
    word: string; /* in the notation: "black-knight" */
    set: string; /* base, rh, pi, bh */
    name: Both;
    text: Both;
    count: number; /* copies in its set */
    class: string; /* centre, event, attack, neutral, protection, building,
        knight ... */
    lies: string; /* nowhere, axis, on-city, green, red, by-land, road */
    condition: Both; /* in words; '' where there is none */
    cost: number[]; /* of brick, lumber, wool, grain, ore, gold */
    points: number;
    strength: number;
    joust: number;
    commerce: number;
    hand: number;
    needs: string[]; /* one of these must lie in the player's principality */
    bars: string[]; /* ... and none of these */
    rule: string; /* which says so; '' where there is no such condition */
    foreign: boolean; /* laid with the other player */
    unique: boolean; /* a proper name */
    open: boolean; /* beside the stacks in the extended game */
    deck: number; /* copies that a deck may hold */
    assumed: boolean; /* some figure is not known from a source */
    rules: string; /* what the numbers of its rules begin with */
}

export interface Sample {
    id: string;
    text: string;
}
export interface Content {
    cards: Card[];
    samples: Sample[];
}

type Raw = Record<string, unknown>;
const both = (value: unknown): Both => {
    const pair = (value ?? {}) as Partial<Both>;
    return { en: pair.en ?? '', de: pair.de ?? pair.en ?? '' };
};
const numbers = (value: unknown): number[] => {
    if (Array.isArray(value)) return value.map(Number);
    const counts = Array.from(LETTERS, () => 0);
    for (const [, n, letter] of String(value ?? '').matchAll(/(\d*)([blwgo$])/g))
        counts[LETTERS.indexOf(letter!)]! += n ? Number(n) : 1;
    return counts;
};
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function readContent(raw: Raw): Content {
    const rows = (raw.cards ?? []) as Raw[];
    const cards = rows.map((row): Card => {
        const flags = words(row.flags);
        const figure = (name: string): number => Number(row[name] ?? 0);
        return {
            word: String(row.id),
            set: String(row.set ?? 'base'),
            name: both(row.name),
            text: both(row.text),
            count: figure('count'),
            class: String(row.class ?? ''),
            lies: String(row.lies ?? 'nowhere'),
            condition: both(row.condition),
            cost: numbers(row.cost),
            points: figure('points'),
            strength: figure('strength'),
            joust: figure('joust'),
            commerce: figure('commerce'),
            hand: figure('hand'),
            needs: words(row.needs),
            bars: words(row.bars),
            rule: String(row.rule ?? ''),
            foreign: flags.includes('foreign'),
            unique: flags.includes('unique'),
            open: flags.includes('displayed'),
            deck: figure('deck'),
            rules: String(row.rules ?? ''),
            assumed: Object.values((row.sources ?? {}) as Record<string, string>).includes(
                'assumed',
            ),
        };
    });
    const samples = ((raw.decks ?? []) as Raw[]).map(deck => ({
        id: String(deck.id),
        text: String(deck.text ?? ''),
    }));
    return { cards, samples };
}

export const content = signal<Content | null>(null);
export const failed = signal(false);
const byWord = new Map<string, Card>();
let asked = false;

export function setContent(next: Content): void {
    byWord.clear();
    for (const card of next.cards) byWord.set(card.word, card);
    content.value = next;
}

export function askContent(): void {
    if (asked) return;
    asked = true;
    failed.value = false;
    api.content('cards').then(
        raw => setContent(readContent(raw)),
        error => {
            console.warn(error);
            asked = false;
            failed.value = true;
        },
    );
}

/* A card of the table; one that is not known (yet) shows its word. */
export function cardOf(word: string): Card {
    void content.value;
    const card = byWord.get(word);
    if (card) return card;
    const name = word === '?' ? '?' : word.replace(/-/g, ' ').replace(/^./, c => c.toUpperCase());
    return {
        word,
        set: 'base',
        name: { en: name, de: name },
        text: { en: '', de: '' },
        count: 1,
        class: '',
        lies: 'nowhere',
        condition: { en: '', de: '' },
        cost: Array.from(LETTERS, () => 0),
        points: 0,
        strength: 0,
        joust: 0,
        commerce: 0,
        hand: 0,
        needs: [],
        bars: [],
        rule: '',
        foreign: false,
        unique: false,
        open: false,
        deck: 0,
        assumed: false,
        rules: '',
    };
}
/* Whether the rule by which the engine refused a card is the card's own condition. */
export const asksFor = (card: Card, rule: string): boolean =>
    rule !== '' && (rule === card.rule || rule.startsWith(`${card.rules}.`));
export const isCard = (word: string): boolean => byWord.has(word);

/* The frame says where a card goes. */
export function frameOf(card: Card): Frame {
    if (card.class === 'event') return 'event';
    if (card.class === 'centre') return 'centre';
    if (/^(attack|neutral|protection)$/.test(card.class)) return 'action';
    return card.lies === 'red'
        ? 'red'
        : card.lies === 'by-land'
          ? 'brown'
          : card.lies === 'road'
            ? 'road'
            : 'green';
}

/* The picture of its class in the sprite. */
const CLASS_ICON: Record<string, string> = {
    event: 'cg-event',
    attack: 'cg-attack',
    neutral: 'cg-neutral',
    protection: 'cg-protection',
    building: 'cg-building',
    knight: 'cg-unit',
    'trade-fleet': 'cg-fleet',
    fleet: 'cg-fleet',
    unit: 'cg-unit',
    wizard: 'cg-neutral',
};
export function classIcon(card: Card): string {
    if (card.class === 'centre')
        return card.word === 'road'
            ? 'cg-road'
            : card.word === 'settlement'
              ? 'cg-settlement'
              : 'cg-city';
    return CLASS_ICON[card.class] ?? 'cards';
}

/* Sets share pictures of cards that share a name: "rh-caravan" is drawn as "caravan". */
export const pictureOf = (word: string): string => word.replace(/^(rh|pi|bh)-/, '');
export const costTotal = (card: Card): number => card.cost.reduce((sum, n) => sum + n, 0);
