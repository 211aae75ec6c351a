/* offline.ts - has the browser keep the client (sw.ts), and changes to a new version between
 * games: never under somebody who sits at a table. */
import { effect } from '@preact/signals';
import { route } from './router.ts';

const ADDRESS = './sw.js';
const START_MS = 1500; /* the first page comes first */

let waiting: ServiceWorker | null = null;

/* A table, a replay, a map or a deck that is being worked on is not taken away. */
const idle = (): boolean => ['', 'new', 'replays', 'almanac'].includes(route.peek().page);

function change(): void {
    if (waiting && idle()) waiting.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
    const found = (worker: ServiceWorker | null): void => {
        if (!worker || !navigator.serviceWorker.controller) return; /* the very first one */
        waiting = worker;
        change();
    };
    const follow = (made: ServiceWorker | null): void =>
        made?.addEventListener('statechange', () => {
            if (made.state === 'installed') found(made);
        });
    found(registration.waiting);
    follow(registration.installing); /* the browser may have looked before us */
    registration.addEventListener('updatefound', () => follow(registration.installing));
}

export function startOffline(): void {
    if (!('serviceWorker' in navigator)) return; /* no secure address, or an old browser */
    let had =
        navigator.serviceWorker.controller !== null; /* else the first one is of our version */
    navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (had && idle()) location.reload();
        had = true;
    });
    setTimeout(() => {
        navigator.serviceWorker.register(ADDRESS).then(
            made => {
                if (made) watch(made); /* a browser may refuse without a word */
            },
            () => undefined,
        );
    }, START_MS);
    effect(() => {
        void route.value;
        change();
    });
}
