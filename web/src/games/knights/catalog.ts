/* catalog.ts - names of progress cards and levels in both editions as the engine has them, and what
 * only the drawing knows of a card: its picture and the first of its rules in the rulebook. */
import { language } from '../../i18n/i18n.ts';
import { tables } from './facts.ts';
import { T } from './texts.ts';
import type { Edition, Track } from './view.ts';

interface Look {
    rule: string;
    icon: string;
}

export const LOOKS: Record<string, Look> = {
    alchemist: { rule: 'CKC-alchemist.1', icon: 'dice' },
    crane: { rule: 'CKC-crane.1', icon: 'up' },
    engineer: { rule: 'CKC-engineer.1', icon: 'wall' },
    inventor: { rule: 'CKC-inventor.1', icon: 'swap' },
    irrigation: { rule: 'CKC-irrigation.1', icon: 'grain' },
    medicine: { rule: 'CKC-medicine.1', icon: 'city' },
    mining: { rule: 'CKC-mining.1', icon: 'ore' },
    roadbuilding: { rule: 'CKC-road-building.1', icon: 'road' },
    smith: { rule: 'CKC-smith.1', icon: 'promote' },
    printer: { rule: 'CKC-printer.1', icon: 'victory-point' },
    commercialharbor: { rule: 'CKC-commercial-harbor.1', icon: 'harbour-any' },
    mastermerchant: { rule: 'CKC-master-merchant.1', icon: 'hand' },
    merchant: { rule: 'CKC-merchant.1', icon: 'merchant' },
    merchantfleet: { rule: 'CKC-merchant-fleet.1', icon: 'ship' },
    resourcemonopoly: { rule: 'CKC-resource-monopoly.1', icon: 'lumber' },
    trademonopoly: { rule: 'CKC-trade-monopoly.1', icon: 'coin' },
    bishop: { rule: 'CKC-bishop.1', icon: 'robber' },
    deserter: { rule: 'CKC-deserter.1', icon: 'knight-basic-inactive' },
    diplomat: { rule: 'CKC-diplomat.1', icon: 'road' },
    intrigue: { rule: 'CKC-intrigue.1', icon: 'chase' },
    saboteur: { rule: 'CKC-saboteur.1', icon: 'minus' },
    spy: { rule: 'CKC-spy.1', icon: 'eye' },
    warlord: { rule: 'CKC-warlord.1', icon: 'activate' },
    wedding: { rule: 'CKC-wedding.1', icon: 'share' },
    constitution: { rule: 'CKC-constitution.1', icon: 'victory-point' },
};

export const isCard = (word: string): boolean => word in LOOKS;

const cardOf = (word: string) => tables.facts.cards.find(card => card.id === word);

/* The deck that a card belongs to. */
export const deckOf = (word: string): Track | undefined => cardOf(word)?.track;

export const cardName = (word: string, edition: Edition): string =>
    cardOf(word)?.name[edition][language.value] ?? word;

export const levelName = (track: number, level: number, edition: Edition): string =>
    tables.facts.tracks[track]!.levels[level - 1]?.name[edition][language.value] ?? '';

/* "trade, level 2 of 5" */
export function levelWords(track: number, level: number): string {
    const t = T(),
        { id, levels } = tables.facts.tracks[track]!;
    return t.levelOf(t[id], level, levels.length);
}
