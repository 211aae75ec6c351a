// play.mjs - plays a seat over a socket with random listed actions, one at a time.
import { randomBytes } from 'node:crypto';
import { HANGS_MS } from './client.mjs';

// Keeps what a client knows of its table. take() must get every message of the socket.
export class Player {
    constructor(socket) {
        this.socket = socket;
        this.seq = 0;
        this.pending = null; // the key of the action under way
        this.acknowledged = []; // { key, seq } of own moves that came back
        this.refused = [];
        this.moves = 0;
        this.drawn = 1;
    }

    take(message) {
        if (message.t === 'table') Object.assign(this, { me: message.me, state: message.state });
        if (['table', 'move', 'undone'].includes(message.t)) {
            this.seq = message.seq;
            this.legal = message.legal;
            this.awaited = message.awaited;
            this.view = message.view;
            if (message.t === 'table') this.pending = null;
        }
        if (message.t === 'chat' && message.seq > this.seq) this.seq = message.seq;
        if (message.t === 'move') {
            this.moves++;
            if (message.key) {
                this.acknowledged.push({ key: message.key, seq: message.seq });
                if (message.key === this.pending) this.pending = null;
            }
        }
        if (message.t === 'refused') {
            this.refused.push(message);
            if (message.key === this.pending) this.pending = null;
        }
        if (message.t === 'over') this.over = message;
    }

    mayAct() {
        return (
            !this.over && !this.pending && this.awaited?.includes(this.me) && this.legal.length > 0
        );
    }

    // The same numbers in each run.
    random(n) {
        this.drawn = (this.drawn * 1103515245 + 12345) % 2147483648;
        return Math.floor((this.drawn / 2147483648) * n);
    }

    act(action = this.legal[this.random(this.legal.length)]) {
        this.pending = randomBytes(8).toString('hex');
        this.socket.send({ t: 'do', seq: this.seq, key: this.pending, do: action });
    }

    // Plays until done(this) says so. Waits a turn of the loop, so that what has arrived is read.
    async play(done, ms = HANGS_MS) {
        while (!done(this)) {
            this.take(await this.socket.next(ms));
            while (this.socket.waiting.length) this.take(this.socket.waiting.shift());
            if (!done(this) && this.mayAct()) this.act();
        }
    }
}
