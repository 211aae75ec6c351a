/* fake.ts - a socket and a clock under a test's control. */
import { hashOf } from '../src/net/sight.ts';

export type Frame = Record<string, unknown>;

let told = ''; /* what the client may know, as text, by what it was told last */

/* Tests write positions as members (view, legal ...); on the wire they are text and its changes. */
function onTheWire(frame: Frame): Frame {
    if (!('view' in frame)) return frame;
    const { view, legal, forbidden, awaited, ...rest } = frame;
    const text = JSON.stringify({ view, legal, forbidden, awaited }),
        h = hashOf(text),
        d = [0, told.length, text];
    told = text;
    return frame.t === 'table' ? { ...rest, sight: text, h } : { ...rest, d, h };
}

export class FakeSocket {
    static readonly OPEN = 1;
    static readonly CONNECTING = 0;
    static made: FakeSocket[] = [];
    readyState = 0;
    sent: Frame[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(
        readonly url: string,
        readonly protocol: string,
    ) {
        FakeSocket.made.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Frame);
    }
    close(): void {
        this.readyState = 3;
    }
    open(): void {
        this.readyState = 1;
        this.say({ t: 'hello', server: 'test', time: Date.now() });
    }
    say(frame: Frame): void {
        this.onmessage?.({ data: JSON.stringify(onTheWire(frame)) });
    }
    /* Several messages in one frame. */
    sayAll(...frames: Frame[]): void {
        this.onmessage?.({ data: JSON.stringify(frames.map(onTheWire)) });
    }
    drop(): void {
        this.readyState = 3;
        this.onclose?.({ code: 1006 });
    }
    of(kind: string): Frame[] {
        return this.sent.filter(frame => frame.t === kind);
    }
}

/* Time that passes only when the test says so. */
export class FakeClock {
    now = 1_000_000;
    private n = 0;
    private readonly timers = new Map<number, { at: number; every: number; run: () => void }>();

    install(globals: Record<string, unknown>): void {
        globals.performance = { now: () => this.now };
        globals.setTimeout = (run: () => void, ms = 0) => this.add(run, ms, 0);
        globals.setInterval = (run: () => void, ms = 0) => this.add(run, ms, ms);
        globals.clearTimeout = globals.clearInterval = (id: number) => {
            this.timers.delete(id);
        };
        Date.now = () => this.now;
    }
    private add(run: () => void, ms: number, every: number): number {
        this.timers.set(++this.n, { at: this.now + ms, every, run });
        return this.n;
    }
    /* Lets time pass, running what is due on the way. */
    pass(ms: number): void {
        const end = this.now + ms;
        for (;;) {
            const due = [...this.timers]
                .filter(([, timer]) => timer.at <= end)
                .sort((a, b) => a[1].at - b[1].at)[0];
            if (!due) break;
            const [id, timer] = due;
            this.now = timer.at;
            if (timer.every) timer.at += timer.every;
            else this.timers.delete(id);
            timer.run();
        }
        this.now = end;
    }
}
