/* prompt.ts - the one sentence that says what is asked of whom, where ships, the pirate or gold have
 * a part in it. */
import type { Play } from '../../drawing.ts';
import type { Said } from '../prompt.ts';
import { can, stateOf as islandState } from '../state.ts';
import { T as islandTexts } from '../texts.ts';
import { putDown, sailing, stateOf } from './sail.ts';
import { T } from './texts.ts';
import { mySeat, viewOf } from './view.ts';

function goldPrompt(play: Play): Said {
    const t = T(),
        view = viewOf(play)!,
        turn = play.awaited.value[0] ?? view.active,
        own = mySeat(play)?.gold ?? 0;
    const who = play.names[turn] ?? '?';
    if (turn === play.me) return { text: t.pGoldMe(own), mine: true };
    const text = own > 0 ? t.pGoldNext(who, own) : t.pGold(who, view.seats[turn]?.gold ?? 0);
    return { text, mine: false };
}

/* null: what every island says. */
export function seaPrompt(play: Play): Said | null {
    const t = T(),
        view = viewOf(play);
    if (!view) return null;
    const mine = play.me !== null && play.awaited.value.includes(play.me),
        who = play.names[view.active] ?? '?';
    if (mine && stateOf(play).either.value) return { text: t.pEither, mine };
    if (mine && sailing(play))
        return {
            text: stateOf(play).ship.value === null ? t.pTakeUp : t.pPutDown,
            mine,
            stop: { label: t.leaveIt, press: () => putDown(play) },
        };
    if (mine && islandState(play).mode.value === 'ship')
        return { text: islandTexts().pModeMe(t.ship), mine };
    switch (view.phase) {
        case 'gold':
            return goldPrompt(play);
        case 'pave':
            if (mine && !can(play, 'ship')) return null;
            return { text: mine ? t.pPaveMe : t.pPave(who), mine };
        case 'freeroads':
            return { text: mine ? t.pFreeMe(view.free_roads) : t.pFree(who), mine };
        case 'robber':
            if (!mine) return { text: t.pThief(who), mine };
            if (islandState(play).robbing.value || !can(play, 'pirate')) return null;
            return { text: can(play, 'robber') ? t.pThiefMe : t.pPirateMe, mine };
        default:
            return null;
    }
}
