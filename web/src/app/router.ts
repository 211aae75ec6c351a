/* router.ts - the place in the address: #/ #/new #/t/ID #/replays #/r/ID #/almanac/BOOK/RULE
 * #/settings #/check/ID #/maps/GAME. What is looked up during a game stands beside the table and keeps its own
 * address there: #/t/ID/almanac/BOOK/RULE, #/t/ID/settings. Hash routes need nothing from the server and survive any proxy. */
import { signal } from '@preact/signals';

export interface Route {
    page: string;
    parts: string[];
}

function read(): Route {
    const parts = location.hash
        .replace(/^#\/?/, '')
        .split('/')
        .filter(Boolean)
        .map(part => {
            try {
                return decodeURIComponent(part);
            } catch {
                return part;
            }
        });
    return { page: parts[0] ?? '', parts: parts.slice(1) };
}

export const route = signal<Route>({ page: '', parts: [] });

export function startRouter(): void {
    route.value = read();
    addEventListener('hashchange', () => {
        route.value = read();
    });
}

const BESIDE = new Set(['almanac', 'settings']);

/* At a table, rules and settings open beside it: nobody leaves a game to look something up. */
function placed(parts: string[]): string[] {
    const {
        page,
        parts: [table],
    } = route.value;
    return page === 't' && table && BESIDE.has(parts[0] ?? '') ? ['t', table, ...parts] : parts;
}

export const link = (...parts: string[]): string =>
    `#/${placed(parts)
        .map(part => encodeURIComponent(part))
        .join('/')}`;

export function go(...parts: string[]): void {
    location.hash = link(...parts);
}

/* Changes the address without a new step in the browser's history. */
export function goInstead(...parts: string[]): void {
    history.replaceState(null, '', link(...parts));
    route.value = read();
}
