/* analysis.ts - the figures of a replay: points over time, dice, what each seat gained and lost
 * and why, trades, and the moments worth finding again. Games are told apart only by the
 * Statistics that their drawing brings. */
import type { Cause, Drawing, Statistics } from '../games/drawing.ts';
import type { Replay } from '../net/engine.ts';
import type { Both, View } from '../net/types.ts';

export interface Moment {
    n: number;
    icon: string;
    label: Both;
    seat: number;
}
export interface Flow {
    gained: number[];
    lost: number[];
} /* per good */
export interface Trade {
    n: number;
    a: number;
    b: number;
    given: number[];
    taken: number[];
}
export interface Analysis {
    points: number[][]; /* after each action, per seat; [0] is the start */
    turns: number[]; /* turn after each action */
    actors: number[]; /* of each action; [0] is unused */
    dice: number[]; /* how often each value of the dice came */
    flows: Flow[]; /* per seat, everything together */
    causes: Map<Cause, { gained: number; lost: number }>[]; /* per seat */
    trades: Trade[];
    bank: number[]; /* trades with the bank, per seat */
    offers: number[]; /* made to others, per seat */
    expected: number[]; /* goods that fair dice would have brought, per seat */
    moments: Moment[];
}

function start(seats: number, statistics: Statistics): Analysis {
    const zeros = () => statistics.goods.map(() => 0);
    const each = <T>(make: () => T) => Array.from({ length: seats }, make);
    return {
        points: [each(() => 0)],
        turns: [0],
        actors: [-1],
        dice: (statistics.dice?.values ?? []).map(() => 0),
        flows: each(() => ({ gained: zeros(), lost: zeros() })),
        causes: each(() => new Map()),
        trades: [],
        bank: each(() => 0),
        offers: each(() => 0),
        expected: each(() => 0),
        moments: [],
    };
}

/* What every seat has more (or less) of each good than before; at the start: what it begins
 * with. */
function changes(before: View | null, after: View, statistics: Statistics): number[][] {
    const was = before ? statistics.holdings(before) : [],
        is = statistics.holdings(after);
    return is.map((held, seat) =>
        statistics.goods.map((_, good) => (held?.[good] ?? 0) - (was[seat]?.[good] ?? 0)),
    );
}

function addFlows(
    into: Analysis,
    n: number,
    seen: string,
    actor: number,
    diff: number[][],
    statistics: Statistics,
): void {
    const cause = statistics.cause(seen);
    const touched: number[] = [];
    diff.forEach((goods, seat) => {
        const gained = goods.reduce((sum, value) => sum + Math.max(value, 0), 0);
        const lost = goods.reduce((sum, value) => sum + Math.max(-value, 0), 0);
        if (gained + lost === 0) return;
        touched.push(seat);
        const flow = into.flows[seat]!,
            causes = into.causes[seat]!;
        goods.forEach((value, good) => {
            if (value > 0) flow.gained[good]! += value;
            else flow.lost[good]! -= value;
        });
        const sum = causes.get(cause) ?? { gained: 0, lost: 0 };
        causes.set(cause, { gained: sum.gained + gained, lost: sum.lost + lost });
    });
    if (cause === 'bank' && actor >= 0 && touched.includes(actor)) into.bank[actor]!++;
    if (cause === 'trade' && touched.length === 2) {
        const a = touched.includes(actor) ? actor : touched[0]!;
        const b = touched.find(seat => seat !== a)!;
        into.trades.push({
            n,
            a,
            b,
            given: diff[a]!.map(value => Math.max(-value, 0)),
            taken: diff[a]!.map(value => Math.max(value, 0)),
        });
    }
}

/* What a roll could have brought to every seat, each value of the dice by its share. */
function addExpected(
    into: Analysis,
    replay: Replay,
    n: number,
    before: View | null,
    statistics: Statistics,
): void {
    for (const { share, view } of replay.chances(n, seen => statistics.diceOf(seen)))
        changes(before, view, statistics).forEach((goods, seat) => {
            const gained = goods.reduce((sum, value) => sum + Math.max(value, 0), 0);
            into.expected[seat]! += share * gained;
        });
}

/* Walks through the whole replay. Gives the page a breath now and then; `here` false stops. */
export async function analyse(
    replay: Replay,
    statistics: Statistics,
    here: () => boolean = () => true,
    dealing: Drawing['dealing'] = undefined,
): Promise<Analysis> {
    const out = start(replay.seats, statistics);
    let before: View | null = null;
    for (let n = 1; n <= replay.count && here(); n++) {
        const { actor, seen, view } = replay.step(n);
        out.points.push(statistics.points(view));
        out.turns.push(statistics.turn(view));
        out.actors.push(actor);
        if (actor >= 0 && dealing?.(seen) === 'offer') out.offers[actor]!++;
        const roll = statistics.diceOf(seen);
        const at = roll === null ? -1 : (statistics.dice?.values.indexOf(roll) ?? -1);
        if (at >= 0) out.dice[at]!++;
        if (at >= 0) addExpected(out, replay, n, before, statistics);
        addFlows(out, n, seen, actor, changes(before, view, statistics), statistics);
        const mark = before ? statistics.mark(seen, before, view) : null;
        if (mark) out.moments.push({ n, ...mark, seat: actor });
        before = view;
        if (n % 200 === 0) await new Promise(resolve => setTimeout(resolve));
    }
    return out;
}
