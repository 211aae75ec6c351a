/* api.ts - single questions to the server over HTTP. Each call gives the answer or throws an
 * ApiError that says in words what happened; nothing here retries on its own. */
import { common } from '../i18n/common.ts';
import { ApiError } from './api-error.ts';
import { here, isHere } from './here.ts';
import { contentPath, gamesPath, rulesPath } from './paths.ts';
import type { Game, Me, NewTable, Problem, Proof, ReportWish, Review, TableRow } from './types.ts';

export { ApiError };

async function ask(path: string, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
        response = await fetch(path, { credentials: 'same-origin', ...init });
    } catch {
        throw new ApiError(0, null, 'offline');
    }
    if (response.ok) return response;
    let problem: Problem | null = null;
    if (response.headers.get('content-type')?.includes('problem+json'))
        problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(
        response.status,
        problem,
        problem?.detail ?? problem?.title ?? `HTTP ${response.status}`,
    );
}

const json = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;
const text = async (path: string): Promise<string> => (await ask(path)).text();
const post = async <T>(path: string, body: unknown): Promise<T> =>
    (await (
        await ask(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
        })
    ).json()) as T;

const safe = encodeURIComponent;

/* What people call a table: its id, or the beginning of one that is long because it is secret. */
export const tableName = (id: string): string =>
    isHere(id) ? common().here : id.length > 6 ? `${id.slice(0, 4)}…` : id;

export const api = {
    games: () => json<Game[]>(gamesPath()),
    content: (game: string) => json<Record<string, unknown>>(contentPath(game)),
    rules: (book: string, lang: string) => text(rulesPath(book, lang)),
    addresses: () => json<{ addresses: string[] }>('/api/addresses'),
    me: () => json<Me | null>('/api/me'),
    guest: (name: string) => post<Me>('/api/guest', { name }),
    /* `others`: whoever else holds a copy of the cookie is out; else the reader is. */
    logout: (others: boolean) => post<Me | { ok: true }>('/api/logout', others ? { others } : {}),
    /* The guest is forgotten, for good. */
    forget: () => post<{ ok: true }>('/api/me/delete', { sure: true }),
    report: (wish: ReportWish) => post<{ ok: true }>('/api/report', wish),
    tables: () => json<TableRow[]>('/api/tables'),
    myTables: () => json<TableRow[]>('/api/my-tables'),
    table: (id: string) => (isHere(id) ? here.row(id) : json<TableRow>(`/api/tables/${safe(id)}`)),
    join: (code: string) => post<{ table: string }>('/api/join', { code }),
    create: (table: NewTable) => post<{ table: string }>('/api/tables', table),
    replay: (id: string) => (isHere(id) ? here.replay(id) : text(`/api/tables/${safe(id)}/replay`)),
    /* Tables of this device have none: no solution is at hand there. */
    review: async (id: string): Promise<Review> =>
        isHere(id)
            ? { table: id, decisions: [], seats: [] }
            : json<Review>(`/api/tables/${safe(id)}/review`),
    proof: (id: string) => json<Proof>(`/api/tables/${safe(id)}/proof`),
};
