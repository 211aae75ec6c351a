/* words.ts - the options of the duel in sentences: the base game's and where the neutral players
 * begin. */
import type { OptionWords } from '../../pages/options.ts';
import base from '../base/words.ts';

const words: OptionWords = {
    ...base,
    neutrals: {
        rare: true,
        sentence: { en: 'The neutral players begin {}.', de: 'Die neutralen Spieler beginnen {}.' },
        values: {
            outer: { en: 'two paths from the centre', de: 'zwei Wege von der Mitte entfernt' },
            inner: { en: 'at the central hex', de: 'am mittleren Feld' },
        },
    },
};
export default words;
