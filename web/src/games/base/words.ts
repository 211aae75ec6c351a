/* words.ts - the options of the base game in sentences. */
import { OPTIONS } from '../island/optionwords.ts';
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = {
    ...OPTIONS,
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
};
export default words;
