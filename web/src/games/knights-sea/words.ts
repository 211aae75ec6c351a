/* words.ts - the options of Cities & Knights with ships in sentences. */
import { SEA_OPTIONS } from '../island/sea/optionwords.ts';
import knights from '../knights/words.ts';
import type { OptionWords } from '../../pages/options.ts';

const words: OptionWords = { ...knights, ...SEA_OPTIONS };
export default words;
