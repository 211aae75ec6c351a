/* socket.ts - the one WebSocket of a page: opens it, keeps it open, opens it again with growing
 * pauses when it is lost, and hands every message to whoever follows a table.
 *
 * A line can die without a word: a sleeping laptop, another network, a router that forgets. So a
 * page that has heard nothing for a while asks (`ping`), and whatever it asked must be answered:
 * after 3 seconds the reader is told that no answer has come yet, after 8 a new line is opened.
 *
 * A subscriber that must be told again after a reconnect (watch with the last sequence number)
 * does so in its `opened`. Messages sent while the line is down are not kept here: what must
 * survive (an action with its key) is repeated by table.ts, which knows what was acknowledged. */
import { signal } from '@preact/signals';
import type { Line } from './line.ts';
import type { ClientMessage, ServerMessage } from './types.ts';

export type Connection =
    | 'idle' /* nobody needs it */
    | 'connecting' /* the first attempt */
    | 'online'
    | 'lost' /* was online or failed once: trying again */
    | 'stopping'; /* the server said that it stops: trying again */

export interface Subscriber {
    opened(): void;
    message(message: ServerMessage): void;
}

export const connection = signal<Connection>('idle');
export const retryAt = signal<number>(0); /* Date.now() of the next attempt; 0: none */
export const noAnswer = signal(false); /* the line is open, and says nothing */
export const loggedOut = signal(0); /* how often the server took our token back */
export const sentAway = signal(false); /* the host of the server has ended our connection */
export const hostNotice = signal(''); /* what the host of the server says to all */
export const serverVersion = signal<string>('');
let clockOffset = 0; /* server time minus ours, ms */
export const serverNow = (): number => Date.now() + clockOffset;

const LOGGED_OUT = 4401; /* docs/protocol.md, "People" */
const SENT_AWAY = 4403;
const FIRST_PAUSE = 400,
    LAST_PAUSE = 10_000;
const QUIET = 10_000; /* without a word until we ask, ms */
const SLOW = 3_000; /* without an answer until the reader is told */
const DEAD = 8_000; /* without an answer until the line counts as dead */
const SLACK = 1_000; /* after the lease of a node among several: by then others have its tables */
const HOP_PAUSE = 150; /* before we ask again where a table is */
const WATCH = 500; /* how often we look */
const ANSWERED = new Set(['do', 'watch']); /* always, with an id or without */

let socket: WebSocket | null = null;
let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;
let heard = 0; /* when the line last said anything, on a clock that never jumps */
let dead = DEAD;
let quiet = QUIET; /* a node among several that hangs is to be noticed by who only waits, too */
let node = ''; /* path of the node that has our table, where several share them; '': any */
let asking = 0; /* since when an answer is due; 0: none is */
let watcher: ReturnType<typeof setInterval> | undefined;
let nextId = 1;
const subscribers = new Set<Subscriber>();
const asked = new Map<number, (message: ServerMessage | null) => void>();

function address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}${node}/ws`;
}

/* Several nodes behind one address share the tables: this one names the node that has ours, or
 * none while nobody has it. Only a path of our own address is followed. */
function hop(to: string | null): void {
    const old = socket;
    const named = to !== null && /^\/[\w./-]*$/.test(to) && !to.startsWith('//') ? to : '';
    const again = named === '' || named === node; /* it does not know better: a moment later */
    node = named;
    socket = null;
    old?.close();
    answered();
    for (const answer of asked.values()) answer(null);
    asked.clear();
    clearTimeout(timer);
    timer = setTimeout(open, again ? HOP_PAUSE : 0);
}

function receive(text: string): void {
    heard = performance.now();
    answered();
    let frame: ServerMessage | ServerMessage[];
    try {
        frame = JSON.parse(text) as ServerMessage | ServerMessage[];
    } catch {
        return;
    }
    /* Messages of one moment come in one frame. */
    for (const message of Array.isArray(frame) ? frame : [frame]) hand(message);
}

function hand(message: ServerMessage): void {
    if (message.t === 'hello') {
        clockOffset = message.time - Date.now();
        serverVersion.value = message.server;
        pause = FIRST_PAUSE;
        sentAway.value = false;
        dead = message.lease ? message.lease + SLACK : DEAD;
        quiet = message.lease ? Math.min(message.lease, QUIET) : QUIET;
        connection.value = 'online';
        for (const subscriber of [...subscribers]) subscriber.opened();
        return;
    }
    if (message.t === 'notice') hostNotice.value = message.text;
    if (message.t === 'moved') {
        hop(message.to);
        return;
    }
    if (message.t === 'gone' && message.reason === 'stopping') connection.value = 'stopping';
    const id = (message as { id?: number }).id;
    const answer = id === undefined ? undefined : asked.get(id);
    if (answer && id !== undefined) {
        asked.delete(id);
        answer(message);
    }
    for (const subscriber of [...subscribers]) subscriber.message(message);
}

/* Any word of the server is an answer: it shows that the line is alive. */
function answered(): void {
    asking = 0;
    noAnswer.value = false;
}

function expectAnswer(): void {
    asking ||= performance.now();
}

/* Looks after the line while somebody needs it. */
function look(): void {
    const now = performance.now(),
        line = socket;
    if (!line) return;
    if (!asking) {
        if (now - heard >= quiet) probe();
    } else if (now - asking >= dead) {
        line.close();
        lost(line); /* a dead line would close only after minutes */
    } else if (now - asking >= SLOW) noAnswer.value = true;
}

/* Asks for a sign of life: the network has changed, or it has been quiet for long. */
export function probe(): void {
    if (connection.value === 'online') void request({ t: 'ping' });
}

function lost(from: WebSocket): void {
    if (from !== socket) return;
    socket = null;
    answered();
    for (const answer of asked.values()) answer(null);
    asked.clear();
    if (subscribers.size === 0) {
        connection.value = 'idle';
        return;
    }
    if (connection.value !== 'stopping') connection.value = 'lost';
    if (node) pause = FIRST_PAUSE; /* that node is gone: any other knows who has the table */
    node = '';
    const wait = pause * (0.75 + Math.random() / 2);
    pause = Math.min(pause * 1.8, LAST_PAUSE);
    retryAt.value = Date.now() + wait;
    clearTimeout(timer);
    timer = setTimeout(open, wait);
}

function open(): void {
    clearTimeout(timer);
    retryAt.value = 0;
    if (socket || subscribers.size === 0) return;
    if (connection.value === 'idle') connection.value = 'connecting';
    heard = performance.now();
    asking = heard; /* for the first word of the server */
    watcher ??= setInterval(look, WATCH);
    const made = new WebSocket(address(), 'landfall.2');
    socket = made;
    made.onmessage = event => {
        if (made === socket) receive(String(event.data));
    };
    made.onclose = event => {
        if (event.code === LOGGED_OUT) loggedOut.value++;
        if (event.code === SENT_AWAY) sentAway.value = true;
        lost(made);
    };
    made.onerror = () => {
        /* onclose follows */
    };
}

/* Tries at once: the reader asked, the network is back, or the page is shown again. */
export function retryNow(): void {
    if (socket || subscribers.size === 0) return;
    pause = FIRST_PAUSE;
    open();
}

/* Opens the line anew, for instance because the reader has become a guest with a name. */
export function reconnect(): void {
    const old = socket;
    socket = null;
    old?.close();
    answered();
    if (subscribers.size > 0) connection.value = 'connecting';
    for (const answer of asked.values()) answer(null);
    asked.clear();
    pause = FIRST_PAUSE;
    open();
}

export function send(message: ClientMessage & { id?: number }): boolean {
    if (!socket || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    if (message.id !== undefined || ANSWERED.has(message.t)) expectAnswer();
    return true;
}

/* Sends with an id and gives the message that repeats it, or null if the line broke. */
export function request(message: ClientMessage): Promise<ServerMessage | null> {
    const id = nextId++;
    return new Promise(resolve => {
        if (!send({ ...message, id })) {
            resolve(null);
            return;
        }
        asked.set(id, resolve);
    });
}

/* Keeps the line open until the returned function is called. */
export function subscribe(subscriber: Subscriber): () => void {
    subscribers.add(subscriber);
    if (connection.value === 'online' && socket?.readyState === WebSocket.OPEN) subscriber.opened();
    else open();
    return () => {
        subscribers.delete(subscriber);
        if (subscribers.size > 0) return;
        clearTimeout(timer);
        clearInterval(watcher);
        watcher = undefined;
        const old = socket;
        socket = null;
        old?.close();
        answered();
        connection.value = 'idle';
    };
}

export const webLine: Line = { connection, send, request, subscribe, reconnect };

/* The network or the page has come back or changed: what is down tries at once, what is up shows
 * that it lives. `offline` is only a hint: a server on this machine is still there. */
export function startSocket(): void {
    const stir = (): void => {
        if (socket) probe();
        else retryNow();
    };
    addEventListener('online', stir);
    addEventListener('offline', stir);
    (navigator as { connection?: EventTarget }).connection?.addEventListener('change', stir);
    document.addEventListener('visibilitychange', () => {
        if (!document.hidden) stir();
    });
}
