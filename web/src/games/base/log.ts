/* log.ts - a line of the log from an action as the reader may see it, in the reader's language.
 * With the views before and after it also says who got what and who took a special card; what is
 * said was compared with the views, never guessed. */
import type { Part } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { cardWords } from './cards.tsx';
import { payingHexes } from './board.tsx';
import { placeName } from './names.ts';
import { T, type Words } from './texts.ts';
import {
    DEV_CARDS,
    DEV_LETTERS,
    GOODS,
    GOOD_LETTERS,
    SHOWN_ALL,
    YIELD,
    minus,
    none,
    parseCards,
    parseTrade,
    total,
    words,
    type Counts,
    type View,
} from './view.ts';

export const picture = (i: number, t: Words): Part => ({ icon: GOODS[i]!, label: t[GOODS[i]!] });

/* Pictures of cards; three or fewer of a kind stand side by side, more as a number. */
export function cards(list: Counts, t: Words): Part[] {
    return SHOWN_ALL.flatMap(i => {
        const n = list[i] ?? 0;
        if (n === 0) return [];
        return n <= 2 ? Array.from({ length: n }, () => picture(i, t)) : [`${n}`, picture(i, t)];
    });
}

const hidden = (text: string): number => (text.startsWith('?') ? Number(text.slice(1)) || 1 : 0);

/* What the hexes pay each seat for a roll. */
function payments(before: View, sum: number): Counts[] {
    const paid: Counts[] = before.seats.map(() => none());
    for (const { hex, seat, n } of payingHexes(before, sum)) {
        const kind = YIELD[before.board!.hexes[hex]!.terrain];
        if (kind !== null) paid[seat]![kind]! += n;
    }
    return paid;
}

/* Who got what from a roll: what the hexes pay, believed only where hand sizes agree. */
export function gains(
    before: View,
    after: View,
    sum: number,
    paid = payments(before, sum),
): (Counts | number)[] {
    const fromBank = minus(before.bank, after.bank);
    const agrees = fromBank.every(
        (n, i) => n === paid.reduce((all, one) => all + (one[i] ?? 0), 0),
    );
    return after.seats.map((seat, i) => {
        const was = before.seats[i]!,
            more = seat.cards - was.cards;
        if (seat.hand && was.hand) return minus(seat.hand, was.hand);
        return agrees && total(paid[i]!) === more ? paid[i]! : more;
    });
}

function rollLine(
    a: number,
    b: number,
    before: View | null,
    after: View | null,
    seat: number,
    t: Words,
): Part[] {
    const parts: Part[] = [
        { seat },
        t.lRolled,
        { icon: `die-${a}`, label: String(a) },
        { icon: `die-${b}`, label: String(b) },
        `= ${a + b}`,
    ];
    if (!before || !after || a + b === 7) return parts;
    gains(before, after, a + b).forEach((got, i) => {
        if (typeof got === 'number') {
            if (got > 0) parts.push('·', { seat: i }, `+${got}`);
        } else if (total(got) > 0) parts.push('·', { seat: i }, '+', ...cards(got, t));
    });
    return parts;
}

/* Special cards that changed hands with this action. */
export function honours(before: View | null, after: View | null, t: Words): Part[] {
    if (!before || !after) return [];
    const parts: Part[] = [];
    if (after.longest_road !== before.longest_road)
        parts.push(
            '·',
            ...(after.longest_road === null
                ? [t.lLongestLost]
                : [{ seat: after.longest_road }, t.lLongest]),
        );
    if (after.largest_army !== before.largest_army && after.largest_army !== null)
        parts.push('·', { seat: after.largest_army }, t.lArmy);
    if (after.phase === 'over' && before.phase !== 'over')
        parts.push('·', { seat: after.active }, t.lWins);
    return parts;
}

function chanceLine(
    seen: string,
    before: View | null,
    after: View | null,
    by: number | undefined,
    t: Words,
): Part[] {
    const [word, a, b] = words(seen),
        who = before?.active ?? by;
    switch (word) {
        case 'board':
            return [t.lBoard];
        case 'start':
            return [{ seat: Number(a) }, t.lStart];
        case 'startroll':
            return [t.lStartRoll, { icon: `die-${a}`, label: a! }, { icon: `die-${b}`, label: b! }];
        case 'dice':
            return who === undefined
                ? [
                      { icon: `die-${a}`, label: a! },
                      { icon: `die-${b}`, label: b! },
                      `= ${Number(a) + Number(b)}`,
                  ]
                : rollLine(Number(a), Number(b), before, after, who, t);
        case 'card': {
            const kind = DEV_LETTERS.indexOf(a ?? '?');
            if (kind < 0 || who === undefined) return [];
            return [
                { seat: who },
                t.lTook,
                { icon: 'development', label: t.buyFull },
                t[DEV_CARDS[kind]!],
            ];
        }
        case 'loot': {
            const i = GOOD_LETTERS.indexOf(a ?? '?');
            if (who === undefined) return [];
            return [
                { seat: who },
                t.lStole,
                ...(i < 0 ? [{ icon: 'back-resource', label: t.lACard }] : [picture(i, t)]),
            ];
        }
        default:
            return [seen];
    }
}

function tradeParts(text: string, t: Words): Part[] {
    const trade = parseTrade(text);
    return trade ? [...cards(trade.gives, t), t.lFor, ...cards(trade.wants, t)] : [text];
}

function confirmLine(seat: number, other: number, before: View | null, t: Words): Part[] {
    const offer = before?.offer,
        reply = offer?.replies[other];
    const proposal = offer ? null : before?.proposals?.[other];
    const line: Part[] = [{ seat }, t.lTrades];
    if (offer && reply?.kind === 'counter')
        line.push(...cards(reply.wants, t), t.lFor, ...cards(reply.gives, t));
    else if (offer) line.push(...cards(offer.gives, t), t.lFor, ...cards(offer.wants, t));
    else if (proposal) line.push(...cards(proposal.wants, t), t.lFor, ...cards(proposal.gives, t));
    return [...line, t.lWith, { seat: other }];
}

function seatLine(
    seen: string,
    seat: number,
    before: View | null,
    after: View | null,
    t: Words,
): Part[] {
    const [word, a = '', b = ''] = words(seen),
        who: Part = { seat };
    const founding = before?.phase === 'settle' || before?.phase === 'pave';
    switch (word) {
        case 'roll':
        case 'end':
        case 'done':
            return [];
        case 'settlement':
        case 'city':
        case 'road':
            return [
                who,
                founding && word !== 'road' ? t.lFound : t.lBuilt,
                { icon: word, label: t[word], paint: seat },
                ...(word === 'road' ? [] : [placeName(a, before?.board ?? after?.board ?? null)]),
            ];
        case 'buy':
            return [who, t.lBought, { icon: 'development', label: t.buyFull }];
        case 'knight':
            return [who, t.lPlayed, { icon: 'knight-card', label: t.knight }, t.knight];
        case 'roadbuilding':
            return [who, t.lPlayed, t.roadbuilding];
        case 'invention': {
            const got = parseCards(a);
            return [who, t.lPlayed, `${t.invention}:`, ...(got ? cards(got, t) : [a])];
        }
        case 'monopoly': {
            const i = GOOD_LETTERS.indexOf(a),
                line: Part[] = [
                    who,
                    t.lPlayed,
                    `${t.monopoly}:`,
                    ...(i >= 0 ? [picture(i, t)] : [a]),
                ];
            const more = before && after ? after.seats[seat]!.cards - before.seats[seat]!.cards : 0;
            return more > 0 ? [...line, t.lCollected(more)] : line;
        }
        case 'bank':
            return [who, t.lTrades, ...tradeParts(a, t), t.lBank];
        case 'offer':
            return [
                who,
                before && before.active !== seat ? t.lProposes : t.lOffers,
                ...tradeParts(b, t),
            ];
        case 'accept':
            return [who, t.lAccepts];
        case 'decline':
            return [who, t.lDeclines];
        case 'counter':
            return [who, t.lProposes, ...tradeParts(a, t)];
        case 'confirm':
            return confirmLine(seat, Number(a), before, t);
        case 'withdraw':
            return [who, t.lWithdraws];
        case 'robber':
            return [
                who,
                t.lRobber,
                { icon: 'robber', label: t.robber },
                t.lTo,
                placeName(a, before?.board ?? after?.board ?? null),
                ...(b ? ['·', { seat: Number(b) }] : []),
            ];
        case 'discard': {
            const gone = parseCards(a);
            return [who, t.lDiscards, ...(gone ? cards(gone, t) : [t.lCards(hidden(a))])];
        }
        default:
            return [who, seen];
    }
}

/* An offer with its answers is one line of the log. */
export function dealing(seen: string): 'offer' | 'answer' | null {
    const word = words(seen)[0] ?? '';
    return word === 'offer'
        ? 'offer'
        : /^(accept|decline|counter|confirm|withdraw)$/.test(word)
          ? 'answer'
          : null;
}

export function logLine(
    seen: string,
    seat: number,
    before: AnyView | null,
    after: AnyView | null,
    by?: number,
): Part[] {
    const t = T(),
        was = before as unknown as View | null,
        is = after as unknown as View | null;
    const line = seat < 0 ? chanceLine(seen, was, is, by, t) : seatLine(seen, seat, was, is, t);
    const more = honours(was, is, t);
    return line.length || more.length ? [...line, ...(line.length ? more : more.slice(1))] : [];
}

export { cardWords };
