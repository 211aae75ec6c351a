/* figures.ts - small sums over a review, and how its numbers are written. */
import { number } from '../i18n/i18n.ts';
import type { MatchReview, Reviewed } from '../net/review.ts';

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
