/* words.ts - the options of the game with ships in sentences. */
import { OPTIONS } from '../island/optionwords.ts';
import { SEA_OPTIONS } from '../island/sea/optionwords.ts';
import base from '../base/words.ts';
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = { ...base, ...OPTIONS, ...SEA_OPTIONS };
export default words;
