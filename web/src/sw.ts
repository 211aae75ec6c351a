/* sw.ts - keeps the client on the device, so that it starts and plays without a network. Written by
 * hand: a list of files that the build fills in, and three ways to answer.
 *
 * A version is a cache of its own. The files of a new one are fetched while the old one plays on;
 * it takes over when the page says so, between games (app/offline.ts), or when no page is left. */
import { contentPath, gamesPath, rulesPath } from './net/paths.ts';

declare const LANDFALL_FILES: string[]; /* all of them but the page itself */
declare const LANDFALL_VERSION: string;

/* The little that is used of a service worker's world; the types of the page's are another one. */
interface Lasting extends Event {
    waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
    request: Request;
    respondWith(answer: Promise<Response>): void;
}
interface Scope {
    location: Location;
    clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
    addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
    addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;
const FILES = `landfall ${LANDFALL_VERSION}`,
    ASKED = 'landfall asked'; /* what the server said last: games, their content, rulebooks */
const SLOW_MS = 3000; /* a server that has not answered by then is not waited for */
const PAGE = './';
const LANGUAGES = ['en', 'de'];
interface Listed {
    name: string;
    rulebooks: string[];
}

/* What pages ask of games and rules, asked once beforehand. */
async function askAll(): Promise<void> {
    const cache = await caches.open(ASKED);
    const keep = async (path: string): Promise<Response> => {
        const answer = await fetch(path);
        if (answer.ok) await cache.put(path, answer.clone());
        return answer;
    };
    const games = (await (await keep(gamesPath())).json()) as Listed[];
    const books = new Set(games.flatMap(game => game.rulebooks));
    for (const { name } of games) await keep(contentPath(name));
    for (const book of books) for (const lang of LANGUAGES) await keep(rulesPath(book, lang));
}

scope.addEventListener('install', event => {
    event.waitUntil(
        (async () => {
            const cache = await caches.open(FILES);
            /* What did not change keeps its name: it is taken from the version before. */
            await Promise.all(
                LANDFALL_FILES.map(async file => {
                    const known = await caches.match(file);
                    if (known) await cache.put(file, known);
                    else await cache.add(file);
                }),
            );
            await cache.add(new Request(PAGE, { cache: 'reload' }));
            await askAll().catch(() => undefined);
        })(),
    );
});

scope.addEventListener('activate', event => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys())
                if (name.startsWith('landfall ') && name !== FILES && name !== ASKED)
                    await caches.delete(name);
            await scope.clients.claim();
        })(),
    );
});

scope.addEventListener('message', event => {
    if (event.data === 'take over') void scope.skipWaiting();
});

/* The server's answer, kept for when there is none; else the one kept. */
async function asked(request: Request): Promise<Response> {
    const cache = await caches.open(ASKED);
    const ask = fetch(request).then(async answer => {
        if (answer.ok) await cache.put(request, answer.clone());
        return answer;
    });
    const slow = new Promise<null>(done => setTimeout(() => done(null), SLOW_MS));
    const answer = await Promise.race([ask.catch(() => null), slow]);
    return answer ?? (await cache.match(request)) ?? ask;
}

async function kept(request: Request | string): Promise<Response> {
    const cache = await caches.open(FILES);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

const base = new URL('./', scope.location.href).pathname;

scope.addEventListener('fetch', event => {
    const { request } = event,
        address = new URL(request.url);
    if (request.method !== 'GET' || address.origin !== scope.location.origin) return;
    const path = address.pathname.slice(base.length);
    if (request.mode === 'navigate') {
        if (path === '' || path === 'index.html') event.respondWith(kept(PAGE));
    } else if (path.startsWith('assets/')) event.respondWith(kept(request));
    else if (/^api\/(games|rules)(\/|$|\.)/.test(path)) event.respondWith(asked(request));
});
