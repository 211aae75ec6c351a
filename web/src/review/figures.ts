/* figures.ts - small sums over a review, and how its numbers are written. */
import { number } from '../i18n/i18n.ts';
import { GRADES, type MatchReview, type Reviewed, type SeatReview } from '../net/review.ts';

/* What each seat could expect before an action (from 1). */
export const before = (review: MatchReview, n: number): number[] =>
    n > 1 ? review.entries[n - 2]!.value : review.start;
export const after = (review: MatchReview, n: number): number[] =>
    n > 0 ? review.entries[n - 1]!.value : review.start;

/* Chances in percent, points as they are. */
export const amount = (review: MatchReview, value: number): string =>
    review.unit === 'points' ? number(value, 1) : `${number(value * 100)} %`;
export const change = (review: MatchReview, value: number): string => {
    const shown =
        review.unit === 'points' ? number(Math.abs(value), 1) : number(Math.abs(value) * 100);
    const sign = Number(shown.replace(',', '.')) === 0 ? '±' : value < 0 ? '−' : '+';
    return `${sign}${shown}${review.unit === 'points' ? '' : ' %'}`;
};

/* Whose chance an action changed most, and by how much. */
export function mostChanged(review: MatchReview, n: number): { seat: number; by: number } {
    let seat = 0,
        by = 0;
    const was = before(review, n);
    after(review, n).forEach((value, i) => {
        if (Math.abs(value - was[i]!) > Math.abs(by)) {
            seat = i;
            by = value - was[i]!;
        }
    });
    return { seat, by };
}

const WORDS = new Set(['inaccuracy', 'mistake', 'blunder']);
export const isCostly = (each: Reviewed): boolean => WORDS.has(each.grade ?? '');

/* The decisions that gave away most, of one seat or of all (-1). */
export const costly = (review: MatchReview, seat: number, most = 40): Reviewed[] =>
    review.entries
        .filter(each => isCostly(each) && (seat < 0 || each.actor === seat))
        .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
        .slice(0, most);

/* Luck, own moves and those of others up to a moment; all of it at the end. */
export function sumsUpTo(review: MatchReview, n: number): SeatReview[] {
    return review.seats.map((whole, seat) => {
        const sums = { luck: 0, own: 0, others: 0 };
        const grades = Object.fromEntries(GRADES.map(grade => [grade, 0])) as SeatReview['grades'];
        for (const each of review.entries.slice(0, n)) {
            const by = each.value[seat]! - before(review, each.n)[seat]!;
            sums[each.actor < 0 ? 'luck' : each.actor === seat ? 'own' : 'others'] += by;
            if (each.actor === seat && each.grade) grades[each.grade]++;
        }
        return { start: whole.start, result: after(review, n)[seat]!, ...sums, grades };
    });
}

/* A sentence of the engine with the names of its places: "on e35 (c23-c29)" is for the notation. */
export const withNames = (text: string, name: (place: string) => string): string =>
    text.replace(
        /(?: (?:on|at|to|auf|an|nach))? ([hce]\d+)\b(?: \([^()]*\))?/g,
        (all, place: string) => {
            const found = name(place);
            return found === place ? all : ` (${found})`;
        },
    );

const LANES = 3 /* rows of flags */,
    APART = 9.5 /* per cent of the width: a finger's breadth on the smallest phone */,
    EDGE = 98;

/* Where the flags of turning points stand, in per cent, so that each can be pressed: in rows, and in
 * a row beside each other where many things happen at once. `turning` is in the order of time. */
export function flagPlaces(turning: number[], last: number): { left: number; lane: number }[] {
    const right = Array.from({ length: LANES }, () => -APART);
    const places = turning.map(at => {
        const lane = right.indexOf(Math.min(...right));
        const left = Math.max((at / last) * 100, right[lane]! + APART);
        right[lane] = left;
        return { left, lane };
    });
    const limit = right.map(() => EDGE);
    for (const place of [...places].reverse()) {
        place.left = Math.min(place.left, limit[place.lane]!);
        limit[place.lane] = place.left - APART;
    }
    return places;
}
