/* ways.ts - how the dice could pay for something: as they lie, by trading gold, by jokers. It
 * only proposes; every step of a way is sent to the server as an action of its own and judged
 * there. Of several ways it takes the one that spends the fewest jokers. */
import {
    FACES,
    GOLD,
    LETTERS,
    lacking,
    listed,
    total,
    type Build,
    type Counts,
    type Seat,
    type View,
} from './view.ts';

export interface Help {
    kind: 'gold' | 'joker' | 'any';
    face: number;
}
export interface Way {
    steps: string[];
    helps: Help[];
}

/* Jokers that a seat has, by number of the knight from 0. */
export const jokersOf = (view: View, seat: Seat): number[] =>
    view.phase === 'build'
        ? view.jokers
        : Array.from({ length: seat.knights }, (_, k) => k).filter(
              k => !seat.used_jokers.includes(k),
          );

/* Dice that the cost leaves over: a gold die first, then one of the others. */
function spare(dice: Counts, cost: Counts): number[] {
    const over = dice.flatMap((n, face) => (n > (cost[face] ?? 0) ? [face] : []));
    const plain = over.find(face => face !== GOLD);
    return [...(over.includes(GOLD) ? [GOLD] : []), ...(plain === undefined ? [] : [plain])];
}

function search(
    view: View,
    dice: Counts,
    cost: Counts,
    jokers: number[],
    way: Way,
    best: { way: Way | null },
): void {
    const used = (each: Way) => each.helps.filter(help => help.kind !== 'gold').length;
    if (best.way && used(way) >= used(best.way)) return;
    const lack = lacking(dice, cost);
    if (total(lack) === 0) {
        best.way = way;
        return;
    }
    const go = (next: Counts, left: number[], step: string, help: Help) =>
        search(
            view,
            next,
            cost,
            left,
            { steps: [...way.steps, step], helps: [...way.helps, help] },
            best,
        );
    const add = (counts: Counts, face: number, n: number) =>
        counts.map((have, i) => (i === face ? have + n : have));
    for (const face of new Set(listed(lack))) {
        if (dice[GOLD]! >= 2)
            go(add(add(dice, GOLD, -2), face, 1), jokers, `gold ${LETTERS[face]}`, {
                kind: 'gold',
                face,
            });
        for (const knight of jokers) {
            const joker = view.plan.knights[knight]!.joker;
            if (joker !== 'any' && joker !== FACES[face]) continue;
            for (const from of spare(dice, cost))
                go(
                    add(add(dice, from, -1), face, 1),
                    jokers.filter(each => each !== knight),
                    `joker ${knight + 1} ${LETTERS[from]}` +
                        (joker === 'any' ? `>${LETTERS[face]}` : ''),
                    { kind: joker === 'any' ? 'any' : 'joker', face },
                );
        }
    }
}

/* null: these dice do not pay for it, whatever is done. */
export function wayTo(view: View, seat: Seat, build: Build): Way | null {
    if (total(view.dice) === 0) return null;
    const best: { way: Way | null } = { way: null };
    search(
        view,
        view.dice,
        view.plan.costs[build],
        jokersOf(view, seat),
        { steps: [], helps: [] },
        best,
    );
    return best.way;
}
