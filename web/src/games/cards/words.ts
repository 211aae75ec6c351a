/* words.ts - the options of the card game in sentences; {} is where the choice stands. */
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = {
    mode: {
        sentence: { en: 'We play {}.', de: 'Gespielt wird {}.' },
        values: {
            base: { en: 'the base game', de: 'das Grundspiel' },
            extended: {
                en: 'the base game with one set',
                de: 'das Grundspiel mit einem Themenset',
            },
            tournament: {
                en: 'a tournament game with decks of our own',
                de: 'ein Turnierspiel mit eigenen Decks',
            },
        },
    },
    set: {
        sentence: { en: 'The set beside the base game is {}.', de: 'Zum Grundspiel kommt {}.' },
        values: {
            rh: { en: 'Knights & Merchants', de: 'Ritter & Händler' },
            pi: { en: 'Politics & Intrigue', de: 'Politik & Intrige' },
            bh: { en: 'Barbarians & Trade Lords', de: 'Barbaren & Handelsherren' },
        },
    },
    sets: {
        rare: true,
        sentence: { en: 'Decks may use {}.', de: 'Decks dürfen nutzen: {}.' },
    },
    target: {
        rare: true,
        sentence: { en: 'Play to {} points.', de: 'Gespielt wird bis {} Punkte.' },
        values: { 'by mode': { en: 'as usual (12, or 13)', de: 'wie üblich (12 oder 13)' } },
    },
    start: {
        rare: true,
        sentence: { en: 'The first player is {}.', de: 'Es beginnt {}.' },
        values: {
            roll: { en: 'who rolls higher', de: 'wer höher würfelt' },
            0: { en: 'the first seat', de: 'der erste Platz' },
            1: { en: 'the second seat', de: 'der zweite Platz' },
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
    figures: {
        rare: true,
        sentence: { en: 'The figures of the cards are {}.', de: 'Die Werte der Karten sind {}.' },
        values: { standard: { en: 'those of the table', de: 'die der Tabelle' } },
    },
    turns: {
        rare: true,
        sentence: {
            en: 'After {} turns the game is a draw.',
            de: 'Nach {} Zügen endet die Partie unentschieden.',
        },
    },
};
export default words;
