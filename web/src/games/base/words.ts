/* words.ts - the options of the base game in sentences; {} is where the choice stands. */
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = {
    target: {
        sentence: { en: 'Play to {} points.', de: 'Gespielt wird bis {} Punkte.' },
    },
    board: {
        sentence: { en: 'The island is {}.', de: 'Die Insel ist {}.' },
        values: {
            classic: { en: 'shuffled, hex by hex', de: 'gemischt, Feld für Feld' },
            compact: { en: 'laid from six large pieces', de: 'aus sechs großen Teilen gelegt' },
            beginner: { en: 'the fixed map for beginners', de: 'der feste Plan für Einsteiger' },
        },
    },
    phases: {
        sentence: { en: 'After the roll, trade and build {}.', de: 'Nach dem Wurf wird {}.' },
        values: {
            'by board': {
                en: 'as the island has it',
                de: 'gehandelt und gebaut, wie es zur Insel ' + 'gehört',
            },
            combined: { en: 'in any order', de: 'beliebig gehandelt und gebaut' },
            separate: { en: 'one after the other, trade first', de: 'erst gehandelt, dann gebaut' },
        },
    },
    'friendly-robber': {
        sentence: { en: 'The robber {}.', de: 'Der Räuber {}.' },
        values: {
            0: { en: 'spares nobody', de: 'verschont niemanden' },
            1: {
                en: 'spares those with fewer than 3 points',
                de: 'verschont alle unter 3 Punkten',
            },
        },
    },
    trades: {
        sentence: { en: 'Players {} each other.', de: 'Die Spieler {} miteinander.' },
        values: {
            0: { en: 'do not trade with', de: 'handeln nicht' },
            1: { en: 'may trade with', de: 'dürfen handeln' },
        },
    },
    start: {
        rare: true,
        sentence: { en: 'The first player is {}.', de: 'Es beginnt {}.' },
        values: {
            'by board': { en: 'found as usual', de: 'wer nach dem Buch dran ist' },
            roll: { en: 'who rolls highest', de: 'wer am höchsten würfelt' },
            random: { en: 'drawn by lot', de: 'wen das Los trifft' },
        },
    },
    offers: {
        rare: true,
        sentence: {
            en: 'A player may make {} offers a turn.',
            de: 'Je Zug sind {} Angebote erlaubt.',
        },
        values: { any: { en: 'any number of', de: 'beliebig viele' } },
    },
    'no-red-neighbours': {
        rare: true,
        sentence: { en: 'Sixes and eights {}.', de: 'Sechsen und Achten {}.' },
        values: {
            0: { en: 'may lie side by side', de: 'dürfen nebeneinander liegen' },
            1: { en: 'never lie side by side', de: 'liegen nie nebeneinander' },
        },
    },
    bank: {
        rare: true,
        sentence: {
            en: 'The bank has {} cards of each resource.',
            de: 'Die Bank hat {} Karten je Rohstoff.',
        },
        values: { infinite: { en: 'endless', de: 'unbegrenzt viele' } },
    },
    'discard-limit': {
        rare: true,
        sentence: {
            en: 'On a seven, {} cards are safe.',
            de: 'Bei einer Sieben sind {} Karten sicher.',
        },
    },
    plain2: {
        rare: true,
        sentence: { en: 'Two players {}.', de: 'Zu zweit {}.' },
        values: {
            0: { en: 'are refused', de: 'wird nicht gespielt' },
            1: { en: 'play by the plain rules', de: 'gelten die einfachen Regeln' },
        },
    },
};
export default words;
