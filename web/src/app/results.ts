/* results.ts - one's own finished games on this device, newest last: what a new result is compared
 * with. Nothing of it leaves the device. */
export interface Result {
    table: string;
    game: string;
    points: number;
    won: boolean;
    seats: number;
}

const KEY = 'landfall.results',
    KEPT = 200;

function isResult(value: unknown): value is Result {
    const each = value as Partial<Result> | null;
    return (
        typeof each === 'object' &&
        each !== null &&
        typeof each.table === 'string' &&
        typeof each.game === 'string' &&
        typeof each.points === 'number' &&
        typeof each.won === 'boolean' &&
        typeof each.seats === 'number'
    );
}

function all(): Result[] {
    try {
        const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(read) ? read.filter(isResult) : [];
    } catch {
        return [];
    }
}

/* Once for each table, however often its end is looked at. */
export function keepResult(result: Result): void {
    const others = all().filter(each => each.table !== result.table);
    try {
        localStorage.setItem(KEY, JSON.stringify([...others, result].slice(-KEPT)));
    } catch {
        /* no storage: this game is the only one */
    }
}

export const own = (game: string): Result[] => all().filter(each => each.game === game);
