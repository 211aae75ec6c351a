/* optionwords.ts - the options that games with ships share, in sentences; {} is where the choice
 * stands. */
import type { OptionWords } from '../../../pages/options.ts';

export const SEA_OPTIONS = {
    scenario: {
        maps: true,
        sentence: { en: 'The map is {}.', de: 'Der Plan ist {}.' },
        values: {
            'new-shores': { en: 'New Shores', de: 'Neue Ufer' },
            'through-the-desert': { en: 'Through the Desert', de: 'Durch die Wüste' },
        },
    },
    land: {
        sentence: { en: 'Its land is {}.', de: 'Sein Land wird {}.' },
        values: {
            fixed: { en: 'laid as in the book', de: 'ausgelegt wie im Heft' },
            dealt: { en: 'dealt anew', de: 'neu gemischt' },
        },
    },
    board: {
        rare: true,
        sentence: { en: 'A map of one’s own: {}.', de: 'Ein eigener Plan: {}.' },
    },
} satisfies OptionWords;
