/* words.ts - the options of the game with ships in sentences. */
import base from '../base/words.ts';
import { SEA_OPTIONS } from '../island/sea/optionwords.ts';
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = { ...base, ...SEA_OPTIONS };
export default words;
