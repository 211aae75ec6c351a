/* undo.tsx - the button beside the main one that takes the player's last action back. */
import type { JSX } from 'preact';
import { Icon } from '../app/icon.tsx';
import type { Play } from '../games/drawing.ts';
import { T } from './texts.ts';

export function Undo({ play }: { play: Play }): JSX.Element {
    const t = T(),
        can = play.table.undoable.value;
    return (
        <button
            type="button"
            class="main-undo"
            aria-label={t.undo}
            title={t.undo}
            data-undo
            aria-disabled={!can}
            onClick={() => {
                if (can) play.table.undo();
            }}>
            <Icon id="undo" size={22} />
        </button>
    );
}
