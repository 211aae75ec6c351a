/* log.ts - lines of the log for what the base game has beyond every island game: what a roll
 * brings, development cards, Largest Army. */
import type { Part } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import {
    cardsPart,
    gainParts,
    gains,
    logLine as islandLine,
    picture,
    rollParts,
} from '../island/log.ts';
import { GOOD_LETTERS, words } from '../island/view.ts';
import { tables } from './facts.ts';
import { T } from './texts.ts';
import { DEV_CARDS, type View } from './view.ts';

function chanceLine(
    seen: string,
    before: View | null,
    after: View | null,
    by: number | undefined,
): Part[] | null {
    const t = T(),
        [word, a = '', b = ''] = words(seen),
        who = before?.active ?? by;
    if (word === 'dice')
        return [
            ...rollParts(a, b, who),
            ...(before && after
                ? gainParts(gains(before, after, Number(a) + Number(b), tables.facts.terrains))
                : []),
        ];
    if (word !== 'card') return null;
    const kind = tables.facts.dev_cards.findIndex(card => card.letter === a);
    if (kind < 0 || who === undefined) return [];
    return [{ seat: who }, t.lTook, { icon: 'development', label: t.buyFull }, t[DEV_CARDS[kind]!]];
}

function seatLine(
    seen: string,
    seat: number,
    before: View | null,
    after: View | null,
): Part[] | null {
    const t = T(),
        [word, a = ''] = words(seen),
        who: Part = { seat };
    switch (word) {
        case 'buy':
            return [who, t.lBought, { icon: 'development', label: t.buyFull }];
        case 'knight':
            return [who, t.lPlayed, { icon: 'knight-card', label: t.knight }, t.knight];
        case 'roadbuilding':
            return [who, t.lPlayed, t.roadbuilding];
        case 'invention':
            return [who, t.lPlayed, `${t.invention}:`, ...cardsPart(a)];
        case 'monopoly': {
            const i = GOOD_LETTERS.indexOf(a),
                line: Part[] = [who, t.lPlayed, `${t.monopoly}:`, i >= 0 ? picture(i) : a];
            const more = before && after ? after.seats[seat]!.cards - before.seats[seat]!.cards : 0;
            return more > 0 ? [...line, t.lCollected(more)] : line;
        }
        default:
            return null;
    }
}

/* `other` and `more`: a line and its rest, of games that add actions to these. */
export function logLine(
    seen: string,
    seat: number,
    beforeAny: AnyView | null,
    afterAny: AnyView | null,
    by?: number,
    other: Part[] | null = null,
    more: Part[] = [],
): Part[] {
    const before = beforeAny as unknown as View | null,
        after = afterAny as unknown as View | null;
    const own =
        other ??
        (seat < 0 ? chanceLine(seen, before, after, by) : seatLine(seen, seat, before, after));
    const army =
        before && after && after.largest_army !== before.largest_army ? after.largest_army : null;
    return islandLine(
        seen,
        seat,
        before,
        after,
        by,
        own,
        more,
        army === null ? [] : ['·', { seat: army }, T().lArmy],
    );
}
