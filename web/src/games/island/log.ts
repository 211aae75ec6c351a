/* log.ts - a line of the log from an action as the reader may see it, in the reader's language, for
 * what all island games have; those that add actions write the lines of these themselves. With the views before and after it also says who got what and who took a special card; what is
 * said was compared with the views, never guessed. */
import type { Part } from '../drawing.ts';
import { geometryOf, type Land } from './facts.ts';
import { placeName } from './names.ts';
import { T, type Words } from './texts.ts';
import {
    GOODS,
    GOOD_LETTERS,
    SHOWN_ALL,
    minus,
    parseCards,
    parseTrade,
    total,
    words,
    type Counts,
    type View,
} from './view.ts';

export const picture = (i: number): Part => ({ icon: GOODS[i]!, label: T()[GOODS[i]!] });

/* Pictures of cards; three or fewer of a kind stand side by side, more as a number. */
export function cards(list: Counts): Part[] {
    return SHOWN_ALL.flatMap(i => {
        const n = list[i] ?? 0;
        if (n === 0) return [];
        return n <= 2 ? Array.from({ length: n }, () => picture(i)) : [`${n}`, picture(i)];
    });
}

const hidden = (text: string): number => (text.startsWith('?') ? Number(text.slice(1)) || 1 : 0);

/* Cards named in an action, as pictures; how many, if they are hidden. */
export function cardsPart(text: string): Part[] {
    const named = parseCards(text);
    return named ? cards(named) : [T().lCards(hidden(text))];
}

export interface Payment {
    seat: number;
    hex: number;
    kind: number;
}

/* What the hexes pay for a roll, card by card, as far as the view shows it: for pictures and lines,
 * believed only where hands and bank agree. */
export function payments(view: View, sum: number, terrains: Land[]): Payment[] {
    const { board } = view,
        out: Payment[] = [];
    if (!board) return out;
    const at = geometryOf(board);
    view.seats.forEach((seat, i) => {
        const pay = (corner: number, building: 'settlement' | 'city') => {
            for (const hex of at.cornerHexes[corner]!) {
                const { number, terrain } = board.hexes[hex]!;
                if (number !== sum || hex === board.robber) continue;
                terrains
                    .find(land => land.id === terrain)
                    ?.[building].forEach((n, kind) => {
                        for (let k = 0; k < n; k++) out.push({ seat: i, hex, kind });
                    });
            }
        };
        for (const corner of seat.settlements) pay(corner, 'settlement');
        for (const corner of seat.cities) pay(corner, 'city');
    });
    return out;
}

/* Who got what from a roll: what the hexes pay by the view `paid`, believed only where hand sizes
 * agree. */
export function gains(
    before: View,
    after: View,
    sum: number,
    terrains: Land[],
    paid = before,
): (Counts | number)[] {
    const due = after.seats.map(() => after.bank.map(() => 0));
    for (const { seat, kind } of payments(paid, sum, terrains)) due[seat]![kind]!++;
    const fromBank = minus(before.bank, after.bank);
    const agrees = fromBank.every((n, i) => n === due.reduce((all, one) => all + one[i]!, 0));
    return after.seats.map((seat, i) => {
        const was = before.seats[i]!,
            more = seat.cards - was.cards;
        if (seat.hand && was.hand) return minus(seat.hand, was.hand);
        return agrees && total(due[i]!) === more ? due[i]! : more;
    });
}

/* ... as parts of a line. */
export const gainParts = (got: (Counts | number)[]): Part[] =>
    got.flatMap((each, i): Part[] => {
        if (typeof each === 'number') return each > 0 ? ['·', { seat: i }, `+${each}`] : [];
        return total(each) > 0 && each.every(n => n >= 0)
            ? ['·', { seat: i }, '+', ...cards(each)]
            : [];
    });

export const diceParts = (a: string, b: string): Part[] => [
    { icon: `die-${a}`, label: a },
    { icon: `die-${b}`, label: b },
];

/* A roll, and by whom if that is known. */
export const rollParts = (a: string, b: string, who: number | undefined): Part[] => [
    ...(who === undefined ? [] : [{ seat: who }, T().lRolled]),
    ...diceParts(a, b),
    `= ${Number(a) + Number(b)}`,
];

/* What changed hands with this action, and the end. */
function honours(before: View | null, after: View | null, t: Words): Part[] {
    if (!before || !after) return [];
    const parts: Part[] = [];
    if (after.longest_road !== before.longest_road)
        parts.push(
            '·',
            ...(after.longest_road === null
                ? [t.lLongestLost]
                : [{ seat: after.longest_road }, t.lLongest]),
        );
    return parts;
}

const ending = (before: View | null, after: View | null, t: Words): Part[] =>
    before && after?.phase === 'over' && before.phase !== 'over'
        ? ['·', { seat: after.active }, t.lWins]
        : [];

function chanceLine(seen: string, before: View | null, by: number | undefined, t: Words): Part[] {
    const [word, a = '', b = ''] = words(seen),
        who = before?.active ?? by;
    switch (word) {
        case 'board':
            return [t.lBoard];
        case 'start':
            return [{ seat: Number(a) }, t.lStart];
        case 'startroll':
            return [t.lStartRoll, ...diceParts(a, b)];
        case 'dice':
            return rollParts(a, b, who);
        case 'loot': {
            const i = GOOD_LETTERS.indexOf(a || '?');
            if (who === undefined) return [];
            return [
                { seat: who },
                t.lStole,
                i < 0 ? { icon: 'back-resource', label: t.lACard } : picture(i),
            ];
        }
        default:
            return [seen];
    }
}

const termParts = (gives: Counts, wants: Counts): Part[] => [
    ...cards(gives),
    T().lFor,
    ...cards(wants),
];

function tradeParts(text: string): Part[] {
    const trade = parseTrade(text);
    return trade ? termParts(trade.gives, trade.wants) : [text];
}

function confirmLine(seat: number, other: number, before: View | null, t: Words): Part[] {
    const offer = before?.offer,
        reply = offer?.replies[other];
    const proposal = offer ? null : before?.proposals?.[other];
    const line: Part[] = [{ seat }, t.lTrades];
    if (offer && reply?.kind === 'counter') line.push(...termParts(reply.wants, reply.gives));
    else if (offer) line.push(...termParts(offer.gives, offer.wants));
    else if (proposal) line.push(...termParts(proposal.wants, proposal.gives));
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
        case 'bank':
            return [who, t.lTrades, ...tradeParts(a), t.lBank];
        case 'offer':
            return [
                who,
                before && before.active !== seat ? t.lProposes : t.lOffers,
                ...tradeParts(b),
            ];
        case 'accept':
            return [who, t.lAccepts];
        case 'decline':
            return [who, t.lDeclines];
        case 'counter':
            return [who, t.lProposes, ...tradeParts(a)];
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
        case 'discard':
            return [who, t.lDiscards, ...cardsPart(a)];
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

/* What a game says of an action: its own line or else the island's, what it adds to every line, and
 * who won or lost what by it. */
export function logLine(
    seen: string,
    seat: number,
    before: View | null,
    after: View | null,
    by: number | undefined,
    own: Part[] | null,
    more: Part[] = [],
    last: Part[] = [],
): Part[] {
    const t = T(),
        line =
            own ??
            (seat < 0 ? chanceLine(seen, before, by, t) : seatLine(seen, seat, before, after, t));
    const rest = [...more, ...honours(before, after, t), ...last, ...ending(before, after, t)];
    return line.length ? [...line, ...rest] : rest.slice(1);
}
