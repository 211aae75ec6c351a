/* optionwords.ts - the options that island games share, in sentences; {} is where the choice
 * stands. */
import type { OptionWords } from '../../pages/options.ts';

export const OPTIONS = {
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
} satisfies OptionWords;
