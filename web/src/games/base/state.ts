/* state.ts - what the reader has begun at a table of the base game but not sent, beyond the state
 * of every island game; and its view. */
import { signal } from '@preact/signals';
import type { Play } from '../drawing.ts';
import { ownState } from '../island/state.ts';
import { none, type Counts } from '../island/view.ts';
import type { View } from './view.ts';

const newState = () => ({
    card: signal<number | null>(null) /* the development card looked at */,
    picks: signal<Counts>(none()) /* cards chosen for invention */,
});
export type State = ReturnType<typeof newState>;
export const stateOf = ownState(newState);

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;
