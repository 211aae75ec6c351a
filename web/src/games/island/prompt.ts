/* prompt.ts - the one sentence that says what is asked of whom. */
import type { Drawing, Play } from '../drawing.ts';
import { mySeat, stateOf, viewOf } from './state.ts';
import { T, type Words } from './texts.ts';
import type { View } from './view.ts';

export type Said = ReturnType<Drawing['prompt']>;
export const PLACED = ['road', 'settlement', 'city'] as const;

const someone = (play: Play, seats: number[]): string =>
    seats.map(i => play.names[i] ?? '?').join(', ') || '?';

function offerPrompt(play: Play, view: View, t: Words): Said {
    const offer = view.offer,
        me = play.me,
        who = play.names[view.active] ?? '?';
    const waiting = play.awaited.value;
    if (!offer || me === null) return { text: t.pOffer(who), mine: false };
    if (me === view.active) {
        const pick = play.legal.value.some(action => action.startsWith('confirm'));
        if (pick) return { text: t.pOfferPick, mine: true };
        return {
            text: waiting.includes(me)
                ? t.pOfferMe
                : `${t.pOfferMe}. ${t.pOfferDone(someone(play, waiting))}`,
            mine: waiting.includes(me),
        };
    }
    if (play.legal.value.includes('decline') && !offer.replies[me])
        return { text: t.pOfferAsk(who), mine: true };
    return {
        text: waiting.length ? t.pOfferDone(someone(play, waiting)) : t.pOffer(who),
        mine: false,
    };
}

export function prompt(play: Play): Said {
    const t = T(),
        view = viewOf(play);
    if (!view || view.phase === 'board') return { text: t.pBoard, mine: false };
    const me = play.me,
        mine = me !== null && play.awaited.value.includes(me);
    const own = me === view.active,
        who = play.names[view.active] ?? '?';
    const say = (mineText: string, other: string) => ({
        text: own && mine ? mineText : other,
        mine,
    });
    switch (view.phase) {
        case 'start':
            return { text: t.pStart, mine: false };
        case 'settle':
            return say(t.pSettleMe, t.pSettle(who));
        case 'pave':
            return say(t.pPaveMe, t.pPave(who));
        case 'roll':
            return say(t.pRollMe, t.pRoll(who));
        case 'dice':
            return { text: t.pDice, mine: false };
        case 'discard':
            return mine
                ? { text: t.pDiscardMe(mySeat(play)?.owes ?? 0), mine }
                : { text: t.pDiscard(someone(play, play.awaited.value)), mine };
        case 'robber':
            return say(stateOf(play).robbing.value ? t.robWhom : t.pRobberMe, t.pRobber(who));
        case 'steal':
            return { text: t.pSteal, mine: false };
        case 'main': {
            const mode = PLACED.find(each => each === stateOf(play).mode.value);
            return say(mode ? t.pModeMe(t[mode]) : t.pMainMe, t.pMain(who));
        }
        case 'freeroads':
            return say(t.pFreeMe(view.free_roads), t.pFree(who));
        case 'offer':
            return offerPrompt(play, view, t);
        case 'over':
            return { text: own ? t.pOverMe : t.pOver(who), mine: false };
        default:
            return { text: t.pMain(who), mine };
    }
}
