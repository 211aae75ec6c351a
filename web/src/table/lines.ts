/* lines.ts - which entries of the log make up one line, and which came since one's last turn. */
import type { Drawing } from '../games/drawing.ts';

interface Entry {
    seat: number;
    seen: string;
}

/* Whether a group is one and the same action, done several times by the same seat. */
export const repeats = (group: Entry[]): boolean =>
    group.every(each => each.seat >= 0 && each.seat === group[0]!.seat) &&
    group.every(each => each.seen === group[0]!.seen);

/* An offer and the answers that follow it stand in one line, and so does what a seat does several
 * times in a row, as throwing cards away one by one; everything else has its own. */
export function grouped<T extends Entry>(entries: T[], dealing: Drawing['dealing']): T[][] {
    const out: T[][] = [];
    for (const entry of entries) {
        const last = out.at(-1);
        if (last && dealing?.(entry.seen) === 'answer' && dealing(last[0]!.seen) === 'offer')
            last.push(entry);
        else if (last && !dealing?.(entry.seen) && repeats([...last, entry])) last.push(entry);
        else out.push([entry]);
    }
    return out;
}

/* The newest lines of a log. It may begin behind an offer: the answers to that one are left out. */
export function newest<T extends Entry>(
    entries: T[],
    dealing: Drawing['dealing'],
    most: number,
): T[][] {
    const first = entries.findIndex(each => dealing?.(each.seen) !== 'answer');
    return first < 0 ? [] : grouped(entries.slice(first), dealing).slice(-most);
}

/* What happened between a seat's last turn and its turn now. Answers to offers and cards thrown
 * away in the turn of another are no turn of one's own. */
export function since<T extends Entry>(
    entries: T[],
    me: number,
    dealing: Drawing['dealing'],
    isOwed: (seen: string) => boolean,
): T[] {
    const own = (entry: T) =>
        entry.seat === me && dealing?.(entry.seen) !== 'answer' && !isOwed(entry.seen);
    let end = entries.length;
    while (end > 0 && (entries[end - 1]!.seat < 0 || own(entries[end - 1]!))) end--;
    let start = end;
    while (start > 0 && !own(entries[start - 1]!)) start--;
    return entries.slice(start, end);
}
