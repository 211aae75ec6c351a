/* catalog.ts - the printed names of progress cards and levels in both editions (the same as
 * games/knights/cards.c, which a test compares), and the pictures of the cards. */
import { language } from '../../i18n/i18n.ts';
import type { Both } from '../../net/types.ts';
import { TRACKS, type Edition, type Track } from './view.ts';

interface CardInfo {
    deck: Track;
    rule: string; /* the first of its rules in the rulebook */
    name: Record<Edition, Both>;
    icon: string; /* what it is about */
}

const both = (en: string, de: string): Both => ({ en, de });
const card = (
    deck: Track,
    rule: string,
    icon: string,
    deEn: string,
    deDe: string,
    enEn = deEn,
    enDe = deDe,
): CardInfo => ({
    deck,
    rule: `CKC-${rule}.1`,
    icon,
    name: { de: both(deEn, deDe), en: both(enEn, enDe) },
});

export const CARDS: Record<string, CardInfo> = {
    alchemist: card(
        'science',
        'alchemist',
        'dice',
        'Alchemy',
        'Alchemie',
        'Alchemist',
        'Alchemist',
    ),
    crane: card('science', 'crane', 'up', 'Crane', 'Baukran', 'Crane', 'Kran'),
    engineer: card(
        'science',
        'engineer',
        'wall',
        'Engineering',
        'Ingenieurwesen',
        'Engineer',
        'Ingenieur',
    ),
    inventor: card('science', 'inventor', 'swap', 'Invention', 'Erfindung', 'Inventor', 'Erfinder'),
    irrigation: card('science', 'irrigation', 'grain', 'Irrigation', 'Bewässerung'),
    medicine: card('science', 'medicine', 'city', 'Medicine', 'Medizin'),
    mining: card('science', 'mining', 'ore', 'Mining', 'Bergbau'),
    roadbuilding: card('science', 'road-building', 'road', 'Road Building', 'Straßenbau'),
    smith: card('science', 'smith', 'promote', 'Smithing', 'Schmiedekunst', 'Smith', 'Schmied'),
    printer: card(
        'science',
        'printer',
        'victory-point',
        'Printing',
        'Buchdruck',
        'Printer',
        'Buchdrucker',
    ),
    commercialharbor: card(
        'trade',
        'commercial-harbor',
        'harbour-any',
        'Commercial Harbor',
        'Handelshafen',
    ),
    mastermerchant: card(
        'trade',
        'master-merchant',
        'hand',
        'Guild Dues',
        'Abgaben',
        'Master Merchant',
        'Großhändler',
    ),
    merchant: card('trade', 'merchant', 'merchant', 'Merchant', 'Händler'),
    merchantfleet: card('trade', 'merchant-fleet', 'ship', 'Merchant Fleet', 'Handelsflotte'),
    resourcemonopoly: card(
        'trade',
        'resource-monopoly',
        'lumber',
        'Resource Monopoly',
        'Rohstoff-Monopol',
    ),
    trademonopoly: card(
        'trade',
        'trade-monopoly',
        'coin',
        'Commodity Monopoly',
        'Handelswaren-Monopol',
        'Trade Monopoly',
        'Handelswaren-Monopol',
    ),
    bishop: card('politics', 'bishop', 'robber', 'Taxation', 'Steuern', 'Bishop', 'Bischof'),
    deserter: card(
        'politics',
        'deserter',
        'knight-basic-inactive',
        'Treason',
        'Verrat',
        'Deserter',
        'Überläufer',
    ),
    diplomat: card(
        'politics',
        'diplomat',
        'road',
        'Diplomacy',
        'Diplomatie',
        'Diplomat',
        'Diplomat',
    ),
    intrigue: card('politics', 'intrigue', 'chase', 'Intrigue', 'Intrige'),
    saboteur: card('politics', 'saboteur', 'minus', 'Sabotage', 'Sabotage', 'Saboteur', 'Saboteur'),
    spy: card('politics', 'spy', 'eye', 'Espionage', 'Spionage', 'Spy', 'Spion'),
    warlord: card(
        'politics',
        'warlord',
        'activate',
        'Encouragement',
        'Motivation',
        'Warlord',
        'Heerführer',
    ),
    wedding: card('politics', 'wedding', 'share', 'Wedding', 'Hochzeit'),
    constitution: card('politics', 'constitution', 'victory-point', 'Constitution', 'Verfassung'),
};

/* Levels 1 to 5 of each track. */
type Names = [Both, Both, Both, Both, Both];
export const LEVELS: Record<Edition, Record<Track, Names>> = {
    de: {
        science: [
            both('School', 'Schule'),
            both('Library', 'Bibliothek'),
            both('Aqueduct', 'Aquädukt'),
            both('Theater', 'Theater'),
            both('University', 'Universität'),
        ],
        trade: [
            both('Market', 'Markt'),
            both('Guild', 'Zunft'),
            both('Guild Hall', 'Gilde'),
            both('Bank', 'Bank'),
            both('Trade Center', 'Handelszentrum'),
        ],
        politics: [
            both('Town Hall', 'Rathaus'),
            both('Embassy', 'Botschaft'),
            both('Fortress', 'Festung'),
            both('Courthouse', 'Gericht'),
            both('High Council', 'Rat Catans'),
        ],
    },
    en: {
        science: [
            both('Abbey', 'Abtei'),
            both('Library', 'Bibliothek'),
            both('Aqueduct', 'Aquädukt'),
            both('Theater', 'Theater'),
            both('University', 'Universität'),
        ],
        trade: [
            both('Market', 'Markt'),
            both('Merchant Guild', 'Kaufmannsgilde'),
            both('Trading House', 'Handelshaus'),
            both('Bank', 'Bank'),
            both('Great Exchange', 'Große Börse'),
        ],
        politics: [
            both('Town Hall', 'Rathaus'),
            both('Church', 'Kirche'),
            both('Fortress', 'Festung'),
            both('Cathedral', 'Kathedrale'),
            both('High Assembly', 'Hohe Versammlung'),
        ],
    },
};

export const cardName = (word: string, edition: Edition): string =>
    CARDS[word]?.name[edition][language.value] ?? word;

export const levelName = (track: number, level: number, edition: Edition): string =>
    LEVELS[edition][TRACKS[track]!][level - 1]?.[language.value] ?? '';
