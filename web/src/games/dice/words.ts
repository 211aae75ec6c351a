/* words.ts - the options of the dice game in sentences; {} is where the choice stands. */
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = {
    joker: {
        sentence: {
            en: 'The joker of a new knight may be used {}.',
            de: 'Der Joker eines neuen Ritters gilt {}.',
        },
        values: {
            'same-turn': { en: 'at once, also in the same turn', de: 'sofort, auch im selben Zug' },
            'later-turns': { en: 'from the next turn on', de: 'ab dem nächsten Zug' },
        },
    },
    start: {
        rare: true,
        sentence: { en: 'The first player is {}.', de: 'Es beginnt {}.' },
        values: { random: { en: 'drawn by lot', de: 'wen das Los trifft' } },
    },
};
export default words;
