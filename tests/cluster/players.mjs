// players.mjs - people who play through everything: they hold on to their tables, follow `moved`,
// come back with what they have, repeat what was not confirmed, and write down all they were told.
import { connect, guest, pause, post } from '../server/client.mjs';

const SILENT_MS = 2500; // without an answer to an action, until the line counts as dead

export const history = {
    acks: [], // { table, seat, key, seq } of every action confirmed to its sender
    seen: new Map(), // "table seq" -> what every viewer was told of this entry
    views: new Map(), // "table seq" -> the view of spectators
    conflicts: [],
    moves: 0,
};

function note(map, key, value, what) {
    const known = map.get(key);
    if (known === undefined) map.set(key, value);
    else if (known !== value) history.conflicts.push(`${what} ${key}: ${known} and ${value}`);
}

// Anybody who follows a table, however often the line breaks. `went` is told each message.
class Follower {
    constructor(base, token) {
        this.base = base;
        this.token = token;
        this.stopped = false;
        this.have = 0;
    }

    follow(table) {
        this.table = table;
        this.have = 0;
        this.there = false; // what the line says until the new table comes is of the old one
    }

    // Runs until stop(): connects, watches, reads.
    async run() {
        let path = '/ws';
        while (!this.stopped) {
            const from = path;
            path = '/ws'; // an address is good for one try: its node may be gone
            try {
                const socket = await this.open(from);
                if (!socket.send) throw new Error(`not let in: ${socket.status}`);
                this.socket = socket;
                path = (await this.listen(socket)) ?? '/ws';
                socket.destroy();
            } catch {
                // what a line does when a node dies
            }
            this.socket = null;
            if (path === '/ws' || path === from) await pause(120);
        }
    }

    // A node that stands still takes connections and answers none: as pages do, we give it up.
    async open(path) {
        const opening = connect(this.base, { token: this.token, path });
        const socket = await Promise.race([opening, pause(SILENT_MS).then(() => null)]);
        if (socket) return socket;
        opening.then(
            late => late.destroy?.(),
            () => {},
        );
        throw new Error('no answer');
    }

    watch() {
        this.socket?.send({
            t: 'watch',
            table: this.table,
            ...(this.have ? { have: this.have } : {}),
        });
    }

    // Until the line ends; gives the path of the node to go to, if one was named.
    async listen(socket) {
        this.there = true; // a new line speaks of nothing else
        this.watch();
        for (;;) {
            const message = await socket.next(4000).catch(error => {
                if (!/no message/.test(error.message)) throw error;
                return null;
            });
            if (this.stopped) return null;
            if (!message) {
                // Silence may be a stopped node: ask, and give up after a while.
                socket.send({ t: 'ping', id: 1 });
                await socket.next(2000).then(told => socket.waiting.unshift(told));
                continue;
            }
            if (message.t === 'moved' && message.table === this.table)
                return message.to ? `${message.to}/ws` : '/ws';
            if (message.t === 'moved') continue;
            if (message.t === 'gone') return null;
            if (message.t === 'table') this.there = message.table === this.table;
            if (this.there) this.told(message);
        }
    }

    told(message) {
        if (message.t === 'table' || message.t === 'move') {
            this.have = Math.max(this.have, message.seq);
            if (message.t === 'move') {
                note(
                    history.seen,
                    `${this.table} ${message.seq}`,
                    `${message.seat} ${message.seen}`,
                    'move',
                );
                history.moves++;
            }
        }
        this.heard(message);
    }

    stop() {
        this.stopped = true;
        this.socket?.destroy();
    }
}

class Spectator extends Follower {
    heard(message) {
        if (message.t === 'move')
            note(
                history.views,
                `${this.table} ${message.seq}`,
                JSON.stringify(message.view),
                'view',
            );
    }
}

// A person who plays a game of two seats against a bot, table after table.
export class Player {
    constructor(base, name, random) {
        this.base = base;
        this.name = name;
        this.random = random;
        this.count = 0;
        this.lastAck = Date.now();
        this.pending = null;
    }

    async begin() {
        this.token = (await this.insist(() => guest(this.base, this.name))).token;
        this.line = new Follower(this.base, this.token);
        this.line.heard = message => this.heard(message);
        this.watcher = new Spectator(this.base, undefined);
        await this.sitDown();
        this.running = [this.line.run(), this.watcher.run()];
        this.clock = setInterval(() => this.act(), 30);
    }

    async insist(what) {
        for (;;) {
            try {
                return await what();
            } catch {
                await pause(100);
            }
        }
    }

    async sitDown() {
        const answer = await this.insist(async () => {
            const made = await post(
                this.base,
                '/api/tables',
                { game: 'dice', seats: 2, bots: [null, 'random'], listed: false, sit: true },
                this.token,
            );
            if (made.status !== 201) throw new Error(made.text);
            return made;
        });
        this.legal = [];
        this.pending = null;
        this.line.follow(answer.body.table);
        this.watcher.follow(answer.body.table);
        this.line.watch();
        this.watcher.watch();
    }

    heard(message) {
        if (message.t === 'table' && message.state === 'open' && !message.words[message.me])
            this.line.socket.send({ t: 'word', word: `luck ${this.name}` });
        // A move that was asked for again by its key is old: what may be done now came later.
        if ((message.t === 'table' || message.t === 'move') && message.seq >= this.line.have)
            this.legal = message.legal;
        // What was asked for again after a new line is known by its key.
        if (message.t === 'table') this.sent = false;
        if (message.key && message.key === this.pending?.key) {
            if (message.t === 'move') {
                history.acks.push({ table: this.line.table, key: message.key, seq: message.seq });
                this.lastAck = Date.now();
                this.pending = null;
            } else if (!['disk', 'state', 'seq', 'rate'].includes(message.reason)) {
                this.pending = null; // not allowed now: the list was old
            } else this.sent = false;
        }
        if (message.t === 'over' && !this.moving) {
            this.moving = true;
            this.pending = null;
            this.sitDown().then(() => {
                this.moving = false;
            });
        }
    }

    act() {
        const socket = this.line.socket;
        if (!socket || this.moving || this.line.have === 0) return;
        if (this.socket !== socket) this.sent = false; // a new line: say it again
        this.socket = socket;
        if (!this.pending) {
            if (!this.legal.length) return;
            const action = this.legal[Math.floor(this.random() * this.legal.length)];
            this.pending = { key: `${this.name}-${++this.count}`, action };
            this.sent = false;
        }
        if (this.sent) {
            // Nobody answers: the node may be stopped, so another line is tried.
            if (Date.now() - this.sentAt > SILENT_MS) socket.destroy();
            return;
        }
        this.sent = true;
        this.sentAt = Date.now();
        const { key, action } = this.pending;
        socket.send({ t: 'do', seq: this.line.have, key, do: action });
    }

    async end() {
        clearInterval(this.clock);
        this.line.stop();
        this.watcher.stop();
        await Promise.all(this.running);
    }
}
