/* prompt.ts - the one line that says what the table waits for, and the words over a choice. */
import type { Play } from '../drawing.ts';
import { cardOf } from './content.ts';
import { cardName } from './names.ts';
import { actsOf, atLeisure, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import type { View } from './view.ts';

export interface Question {
    title: string;
    help: string;
}

/* What is asked, found by what can be done; the card that asks stands before it. */
const BY_WORD = [
    'roll',
    'accept',
    'deck',
    'ready',
    'lay',
    'gain',
    'name',
    'pay',
    'hit',
    'put',
    'land',
    'swap',
    'ban',
    'take',
    'draw',
    'search',
    'bury',
    'choose',
    'use',
    'play',
    'build',
    'pass',
] as const;

export function question(play: Play): Question {
    const t = T(),
        view = viewOf(play),
        words = new Set(actsOf(play).map(act => act.word));
    if (!view) return { title: t.loading, help: '' };
    const left = view.owes?.left || 1,
        first = stateOf(play).first.value;
    const word = BY_WORD.find(each => words.has(each)) ?? 'pass',
        what = view.owes?.what ?? '';
    const plain =
        (words.has('search') ? null : framed(what, left)) ??
        asked(view, word, left, words, first !== null);
    /* A reaction is asked for by its card; what it answers is the card that is being played. */
    const attack = view.aside.find(each => each !== '?' && each !== view.eventCard);
    const card = what === 'react' && attack ? attack : view.owes?.card;
    const large = plain.title.charAt(0).toUpperCase() + plain.title.slice(1);
    return {
        title: card && card !== '?' ? `${cardName(card)}: ${plain.title}` : large,
        help: plain.help,
    };
}

/* Frames whose question the actions alone do not tell. */
function framed(what: string, left: number): Question | null {
    const t = T(),
        asks: Record<string, string> = {
            react: t.pReact,
            tower: t.pReact,
            spare: t.pSpare,
            lose: t.pLose(left),
            archive: t.pArchive,
            spoils: t.pSpoils,
            voyage: t.pVoyage,
            cheap: t.pCheap,
            fill: t.pFill,
            bribed: t.pPut,
            flavo: t.pPut,
            holy: t.pHoly,
            prefect: t.pBuryPile,
            assault: t.pAssault,
            retreat: t.pRetreat,
            drawmore: t.pDraw,
            sun: t.pGain(left),
        };
    const found = asks[what];
    return found === undefined
        ? null
        : { title: found, help: what === 'react' || what === 'tower' ? t.pReactHelp : '' };
}

function asked(
    view: View,
    word: (typeof BY_WORD)[number],
    left: number,
    words: Set<string>,
    half: boolean,
): Question {
    const t = T(),
        title = (text: string, help = ''): Question => ({ title: text, help });
    switch (word) {
        case 'roll':
            return title(t.pRoll, words.has('play') ? t.pRollHelp : '');
        case 'accept':
            return title(t.pOffer);
        case 'deck':
        case 'ready':
            return title(t.pDeck, t.pDeckHelp);
        case 'lay':
            return title(t.pLay, t.pLayHelp);
        case 'gain':
            return title(t.pGain(left));
        case 'name':
            return title(t.pName);
        case 'pay':
            return title(t.pPay(left));
        case 'hit':
            return title(t.pHit);
        case 'put':
            return title(t.pPut);
        case 'land':
            return title(half ? t.pLandPlace : t.pLand);
        case 'swap':
            return title(half ? t.pSwapTheirs : t.pSwapMine);
        case 'ban':
            return title(t.pBan);
        case 'take':
            return title(view.step === 'starthand' ? t.pStartHand(left) : t.pTake);
        case 'draw':
            return title(view.step === 'exchange' ? t.pExchangeDraw : t.pRefill, t.pRefillHelp);
        case 'search':
            return title(view.step === 'starthand' ? t.pStartStack : t.pSearch);
        case 'bury':
            return title(
                view.step === 'exchange' ? t.pExchange : half ? t.pBuryPile : t.pBury,
                view.step === 'exchange' ? t.pExchangeHelp : '',
            );
        case 'choose':
            return title(t.pChoose);
        case 'use':
        case 'play':
            return title(
                words.has('pass') ? t.pReact : t.pPlay,
                words.has('pass') ? t.pReactHelp : '',
            );
        case 'build':
            return title(t.pMain);
        default:
            return title(t.pPass);
    }
}

/* The same for those who wait. */
function waiting(play: Play, view: View): string {
    const t = T(),
        who = play.awaited.value.map(seat => play.names[seat] ?? '?');
    const name = who.join(', ');
    if (view.step === 'over') return t.over;
    if (who.length === 0) return t.rolling;
    if (view.step === 'decks') return t.wDecks(name);
    if (view.owes?.card && view.owes.card !== '?') return t.wCard(name, cardName(view.owes.card));
    if (view.step === 'main') return view.offer ? t.wOffer(name) : t.wMain(name);
    if (view.step === 'begin') return t.wRoll(name);
    if (/refill|exchange|limit/.test(view.step)) return t.wHand(name);
    return t.wChoice(name);
}

export function prompt(play: Play): { text: string; mine: boolean } {
    const view = viewOf(play),
        t = T();
    if (!view) return { text: t.loading, mine: false };
    const mine = play.me !== null && play.awaited.value.includes(play.me);
    if (!mine) return { text: waiting(play, view), mine: false };
    if (atLeisure(play)) {
        const lifted = stateOf(play).lifted.value;
        const played = lifted !== null && cardOf(lifted).lies === 'nowhere';
        return {
            text:
                lifted === null
                    ? t.pMain
                    : played
                      ? t.pLiftedPlay(cardName(lifted))
                      : t.pLifted(cardName(lifted)),
            mine: true,
        };
    }
    return { text: question(play).title, mine: true };
}
