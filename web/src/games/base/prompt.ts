/* prompt.ts - the one sentence that says what is asked of whom: that of every island game, and the
 * draw of a development card. */
import type { Play } from '../drawing.ts';
import { prompt as islandPrompt, type Said } from '../island/prompt.ts';
import { viewOf } from './state.ts';
import { T } from './texts.ts';

export const prompt = (play: Play): Said =>
    viewOf(play)?.phase === 'draw' ? { text: T().pDraw, mine: false } : islandPrompt(play);
