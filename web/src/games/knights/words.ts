/* words.ts - the options of Cities & Knights in sentences: those of every island, the editions and
 * the variants. */
import type { OptionWords } from '../../pages/options.ts';
import { OPTIONS } from '../island/optionwords.ts';

const words: OptionWords = {
    ...OPTIONS,
    edition: {
        sentence: {
            en: 'Rules and names are those of {}.',
            de: 'Regeln und Namen sind die der {}.',
        },
        values: {
            de: { en: 'the newer German edition', de: 'neueren deutschen Ausgabe' },
            en: { en: 'the English fifth edition', de: 'englischen fünften Ausgabe' },
        },
    },
    board: {
        sentence: OPTIONS.board.sentence,
        values: {
            ...OPTIONS.board.values,
            beginner: { en: 'the fixed map of the book', de: 'der feste Plan des Hefts' },
        },
    },
    nasty: {
        sentence: { en: 'When the barbarians land, {}.', de: 'Landen die Barbaren, {}.' },
        values: {
            0: { en: 'all active knights fight', de: 'kämpfen alle aktiven Ritter' },
            1: {
                en: 'everyone says which knights fight',
                de: 'erklären alle, welche Ritter kämpfen',
            },
        },
    },
    'easy-start': {
        sentence: {
            en: 'The first two turns of each player are played {}.',
            de: 'Die ersten zwei Züge aller werden {} gespielt.',
        },
        values: {
            0: { en: 'as all others', de: 'wie alle anderen' },
            1: { en: 'without sevens and events', de: 'ohne Siebenen und Ereignisse' },
        },
    },
    'knight-errant': {
        rare: true,
        sentence: {
            en: 'Before the roll a knight {} the robber.',
            de: 'Vor dem Wurf {} ein Ritter den Räuber vertreiben.',
        },
        values: {
            0: { en: 'may not chase', de: 'darf nicht' },
            1: { en: 'may chase', de: 'darf' },
        },
    },
    'keep-harbour': {
        rare: true,
        sentence: {
            en: 'German edition: the barbarians’ track {}.',
            de: 'Deutsche Ausgabe: Die Barbarenleiste {}.',
        },
        values: {
            0: { en: 'takes the place of a harbour', de: 'verdrängt einen Hafen' },
            1: { en: 'lies beside the island', de: 'liegt neben der Insel' },
        },
    },
    'fifth-after-production': {
        rare: true,
        sentence: {
            en: 'German edition: whoever has five progress cards plays one {}.',
            de: 'Deutsche Ausgabe: Wer fünf Fortschrittskarten hat, spielt eine {}.',
        },
        values: {
            0: { en: 'before the hexes pay', de: 'vor den Erträgen' },
            1: { en: 'after the hexes pay', de: 'nach den Erträgen' },
        },
    },
    'fifth-at-turn-end': {
        rare: true,
        sentence: {
            en: 'English edition: whoever has five progress cards plays one {}.',
            de: 'Englische Ausgabe: Wer fünf Fortschrittskarten hat, spielt eine {}.',
        },
        values: {
            0: { en: 'right after the roll', de: 'gleich nach dem Wurf' },
            1: { en: 'at the end of the turn', de: 'am Ende des Zuges' },
        },
    },
};
export default words;
