/* join.ts - from what somebody typed or pasted to a table: a link, the id of a listed table, or
 * a code that the host of a private one keeps open. */
import { api, ApiError } from './api.ts';

const LETTERS = '[2-9A-HJKMNP-Z]';
const SHORT = new RegExp(`^${LETTERS}{6}$`),
    LONG = new RegExp(`^${LETTERS}{25}$`);

/* The id or code in a text; null: there is none. Of a link the last part counts. */
export function readTable(text: string): string | null {
    const last = text.trim().toUpperCase().split('/').pop() ?? '';
    const wanted = last.replace(/[ -]/g, '');
    return SHORT.test(wanted) || LONG.test(wanted) ? wanted : null;
}

export async function findTable(wanted: string): Promise<string> {
    try {
        return (await api.table(wanted)).table;
    } catch (error) {
        const unknown = error instanceof ApiError && error.status === 404;
        if (!unknown || !SHORT.test(wanted)) throw error;
        return (await api.join(wanted)).table;
    }
}
