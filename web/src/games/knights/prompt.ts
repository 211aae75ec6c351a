/* prompt.ts - the one sentence that says what is asked of whom, in the words of the edition. */
import { list } from '../../i18n/i18n.ts';
import type { Play } from '../drawing.ts';
import { prompt as islandPrompt, type Said } from '../island/prompt.ts';
import { stateOf as islandState } from '../island/state.ts';
import { T as islandTexts } from '../island/texts.ts';
import { cardName, levelName } from './catalog.ts';
import { mySeat, stateOf, viewOf } from './state.ts';
import { T, type Words } from './texts.ts';
import type { View } from './view.ts';
import { asksFor } from './ways.ts';

const MODES = ['settlement', 'wall', 'recruit'] as const;

/* In the player's turn the prompt follows what was chosen. */
function mainText(play: Play, view: View, t: Words): string {
    const state = stateOf(play),
        mode = islandState(play).mode.value,
        card = state.card.value;
    if (mode?.startsWith('improve')) return t.pMetropolis;
    const piece = MODES.find(each => each === mode),
        island = islandTexts();
    if (piece) return island.pModeMe(t[piece]);
    if (mode === 'road' || mode === 'city') return island.pModeMe(island[mode]);
    if (state.moving.value) return t.pMove;
    if (state.knight.value !== null) return t.pKnight;
    if (card) {
        const asks = asksFor(play.legal.value, card);
        const name = cardName(card, view.options.edition);
        if (asks === 'place') return t.pCard(name);
        if (asks !== 'later') return t.pCardOpen(name);
    }
    return t.pMainMe;
}

/* Questions that only one seat or a few are asked: what it hears, what the others hear. */
function asked(play: Play, view: View, t: Words, who: string): [string, string] | null {
    const owes = mySeat(play)?.owes ?? 0,
        edition = view.options.edition;
    const n = play.awaited.value.length;
    const active = play.names[view.active] ?? '?',
        name = (word: string) => cardName(word, edition);
    const aqueduct = levelName(0, 3, edition);
    switch (view.phase) {
        case 'commit':
            return [t.pCommitMe, t.pCommit(who, n)];
        case 'pillage':
            return [t.pPillageMe, t.pPillage(who, n)];
        case 'reward':
            return [t.pRewardMe, t.pReward(who, n)];
        case 'gate':
            return [t.pGateMe, t.pGate(who)];
        case 'limit':
            return [t.pLimitMe, t.pLimit(who, n)];
        case 'duty':
            return [
                play.legal.value.some(action => action.startsWith('bury'))
                    ? t.pDutyBury
                    : t.pDutyMe,
                t.pDuty(who, n),
            ];
        case 'discard':
            return [islandTexts().pDiscardMe(owes), islandTexts().pDiscard(who)];
        case 'sabotage':
            return [t.pSabotageMe(name('saboteur'), owes), t.pSabotage(name('saboteur'), who)];
        case 'wedding':
            return [t.pWeddingMe(name('wedding'), active, owes), t.pWedding(name('wedding'), who)];
        case 'aqueduct':
            return [t.pAqueductMe(aqueduct), t.pAqueduct(aqueduct, who)];
        case 'rebuild':
            return [t.pRebuildMe, t.pRebuild(who)];
        case 'harbor':
            return [t.pHarborMe, t.pHarbor(who)];
        case 'take':
            return [t.pTakeMe, t.pTake(who)];
        case 'spy':
            return [t.pSpyMe, t.pSpy(who)];
        case 'desert':
            return [t.pDesertMe, t.pDesert(who)];
        case 'place':
            return [t.pPlaceMe, t.pPlace(who)];
        case 'retreat':
            return [t.pRetreatMe, t.pRetreat(who)];
        default:
            return null;
    }
}

export function prompt(play: Play): Said {
    const t = T(),
        view = viewOf(play),
        me = play.me;
    if (!view) return islandPrompt(play);
    const mine = me !== null && play.awaited.value.includes(me);
    const who = list(play.awaited.value.map(seat => play.names[seat] ?? '?')) || '?';
    const question = asked(play, view, t, who);
    if (question) return { text: mine ? question[0] : question[1], mine };
    switch (view.phase) {
        case 'decks':
            return { text: t.pDecks, mine: false };
        case 'event':
            return { text: t.pEvent, mine: false };
        case 'settle':
            if (!cityRound(view)) return islandPrompt(play);
            return { text: mine ? t.pSettleCity : t.pCity(who), mine };
        case 'roll': {
            const text = mainText(play, view, t);
            return mine && text !== t.pMainMe ? { text, mine } : islandPrompt(play);
        }
        case 'main':
            return mine ? { text: mainText(play, view, t), mine } : islandPrompt(play);
        default:
            return islandPrompt(play);
    }
}

/* The second building of the founding is a city: who founds now has a settlement already. */
export const cityRound = (view: View): boolean =>
    view.phase === 'settle' && (view.seats[view.active]?.settlements.length ?? 0) > 0;
