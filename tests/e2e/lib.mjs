// lib.mjs - what the browser tests share: a server that can be killed, a line that can be cut,
// pages that must stay free of errors, axe, and screenshots.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const need = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = need('playwright-core');
const AXE = readFileSync(need.resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SOON = Number(process.env.SOON ?? 180_000); // against a hang: how long anything may take on a busy machine

export class Report {
    passed = 0;
    failed = 0;
    #test = '';
    begin(test) {
        this.#test = test;
    }
    fail(what, why = '') {
        this.failed++;
        console.log(`FAIL ${this.#test}: ${what}${why ? `: ${String(why).slice(0, 600)}` : ''}`);
    }
    check(what, good, why = '') {
        if (good) this.passed++;
        else this.fail(what, why);
        return Boolean(good);
    }
    // What comes true after a press: a page answers at its own pace, and a check that looks at once
    // finds out how fast the machine is.
    async soon(what, look, good = Boolean) {
        const end = Date.now() + SOON;
        let seen = await look();
        while (!good(seen) && Date.now() < end) {
            await new Promise(done => setTimeout(done, 30));
            seen = await look();
        }
        return this.check(what, good(seen), typeof seen === 'string' ? seen : JSON.stringify(seen));
    }
}

const freePort = () =>
    new Promise((done, failed) => {
        const probe = createServer();
        probe.once('error', failed);
        probe.listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => done(port));
        });
    });

// How slow the line is (ms each way) and how many times slower a page is than it could be. No test
// may pass or fail by it: what a press brings is waited for.
const LATE = Number(process.env.LATE ?? 0),
    SLOW = Number(process.env.SLOW ?? 1);
const later = done => (LATE ? setTimeout(done, LATE) : done());

// A `landfall serve` with a store of its own, behind a line that can be cut without harm to it.
export class Server {
    #folder;
    #report;
    #child = null;
    #port = 0;
    #line = null;
    #sockets = new Set();
    #deaf = false;
    #program;
    #web;
    #options;
    // `serves`: another program than that under test, with the client's files from a folder; more options.
    constructor(folder, report, serves = {}) {
        this.#folder = folder;
        this.#report = report;
        this.#program = serves.program ?? process.env.LANDFALL ?? 'build/landfall';
        this.#web = serves.web ?? process.env.LANDFALL_WEB;
        this.#options = serves.options ?? [];
    }

    async start() {
        mkdirSync(this.#folder, { recursive: true });
        this.#port ||= await freePort();
        if (!this.#line) await this.#openLine();
        const arguments_ = [
            'serve',
            '--listen',
            `127.0.0.1:${this.#port}`,
            '--store',
            `sqlite:${join(this.#folder, 'e2e.db')}`,
            '--bot-delay',
            '0',
            '--sockets-per-address',
            '0',
            '--tables-per-guest',
            '0',
            '--bot-tables',
            '0',
            '--rate',
            '0',
            '--origin',
            this.address,
            '--luck',
            '1',
            ...this.#options,
        ];
        if (this.#web) arguments_.push('--web', this.#web);
        const log = openSync(join(this.#folder, 'server.log'), 'a');
        const child = spawn(this.#program, arguments_, {
            stdio: ['ignore', 'pipe', log],
        });
        closeSync(log);
        this.#child = child;
        await new Promise((done, failed) => {
            child.stdout.once('data', done);
            child.once('exit', code => failed(new Error(`the server ended with ${code}`)));
        });
        child.removeAllListeners('exit');
        child.stdout.resume();
    }

    // Browsers come through this, so that the line can be cut while the server runs on.
    #openLine() {
        this.#line = createServer(from => {
            const to = connect(this.#port, '127.0.0.1');
            for (const [a, b] of [
                [from, to],
                [to, from],
            ]) {
                a.on('data', bytes => {
                    if (!this.#deaf) later(() => b.write(bytes));
                });
                a.on('end', () => later(() => b.end()));
                a.on('error', () => b.destroy());
                a.on('close', () => {
                    later(() => b.destroy()); // not before the bytes that are still on their way
                    this.#sockets.delete(a);
                });
                this.#sockets.add(a);
            }
        });
        return new Promise(done => this.#line.listen(0, '127.0.0.1', done));
    }

    get address() {
        return `http://127.0.0.1:${this.#line.address().port}`;
    }
    cut() {
        for (const socket of this.#sockets) socket.destroy();
    }
    // From now on the line swallows every byte and says nothing, as a router does that has forgotten
    // a connection; a line that has swallowed something must be made anew.
    swallow() {
        this.#deaf = true;
    }
    restore() {
        this.#deaf = false;
    }

    async #end(signal) {
        const child = this.#child;
        this.#child = null;
        if (!child || child.exitCode !== null || child.signalCode !== null) return null;
        const ended = new Promise(done => child.once('exit', code => done(code)));
        child.kill(signal);
        const late = setTimeout(() => child.kill('SIGKILL'), SOON);
        return ended.finally(() => clearTimeout(late));
    }

    // As a crash or a power switch would: no word, no flush.
    async kill() {
        await this.#end('SIGKILL');
    }

    async stop() {
        const code = await this.#end('SIGTERM');
        if (code !== null)
            this.#report.check('the server stops cleanly', code === 0, `exit ${code}`);
        this.cut();
        await new Promise(done => (this.#line ? this.#line.close(done) : done()));
        this.#line = null;
    }

    async json(path) {
        return (await fetch(`${this.address}${path}`)).json();
    }
}

// The shell is the same browser without windows, tabs and menus, which cost more than our pages; the
// whole browser serves where it is not there.
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const openBrowser = () =>
    chromium.launch({
        handleSIGTERM: false,
        handleSIGINT: false,
        handleSIGHUP: false,
        executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync) ?? BROWSERS[0],
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio'],
    });

// What a page draws itself is the same in each run: names of guests, and the 16 bytes of a word for
// the dice. Keys of actions stay random, for they must differ after a reload. Runs inside the page.
function fixLuck() {
    let n = 1;
    Math.random = () => (n = (n * 1103515245 + 12345) % 2147483648) / 2147483648;
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = array => (array.byteLength === 16 ? array.fill(7) : draw(array));
}

// A guest's browser: own cookies, own storage. What the page complains of fails the test, except
// what the test expects (a lost line makes a browser complain).
export async function openGuest({ browser, report, server }, options = {}) {
    const { phone = false, settings = {}, expect = /$^/, ...rest } = options;
    const context = await browser.newContext({
        viewport: phone ? PHONE : DESKTOP,
        hasTouch: phone,
        isMobile: phone,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block', // but for the tests of what they do
        ...rest,
    });
    context.setDefaultTimeout(SOON);
    await context.addInitScript(
        kept => {
            for (const [name, value] of Object.entries(kept))
                if (localStorage.getItem(`landfall.${name}`) === null)
                    localStorage.setItem(`landfall.${name}`, JSON.stringify(value));
        },
        { volume: 0, pace: 'once', hold: 0, tips: 'off', ...settings },
    );
    await context.addInitScript(fixLuck);
    const page = await context.newPage();
    page.on('pageerror', error =>
        report.fail('an error in the page', error.stack ?? error.message),
    );
    page.on('console', message => {
        if (message.type() === 'error' && !expect.test(message.text()))
            report.fail('the page complains', `${message.text()} ${message.location().url}`);
    });
    page.on('dialog', dialog => dialog.accept().catch(() => {}));
    if (SLOW > 1) {
        const tools = await context.newCDPSession(page);
        await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    }
    page.landfall = { phone, address: server.address };
    return page;
}

export const LOST_LINE = /ERR_|WebSocket|Failed to (load|fetch)/;

export async function open(page, route = '') {
    await page.goto(`${page.landfall.address}/#/${route}`);
    await page.locator('#main').waitFor();
}

// Rules of WCAG 2.2 level AA, as far as a program can judge them. What passes is not described, and
// the style sheets, which are the same on all pages, are read where the caller says so: that halves the
// work.
export async function axe(page, report, what, sheets = false) {
    if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(AXE);
    const { violations } = await page.evaluate(
        preload =>
            window.axe.run(document, {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                resultTypes: ['violations'],
                iframes: false,
                preload,
            }),
        sheets,
    );
    const words = violations
        .map(each => `${each.id} (${each.nodes.length}): ${each.nodes[0].html.slice(0, 160)}`)
        .join('; ');
    return report.check(`axe finds nothing: ${what}`, violations.length === 0, words);
}

export async function shot(page, name) {
    const { width, height } = page.viewportSize();
    await page.screenshot({ path: `build/screens/${name}-${width}x${height}.png` });
}

// Nothing on the page reaches out of the window sideways, and a table does not scroll at all.
export async function fits(page, report, what, whole = false) {
    await report.soon(
        `fits the window: ${what}`,
        () =>
            page.evaluate(() => ({
                wider: document.documentElement.scrollWidth - innerWidth,
                higher: document.documentElement.scrollHeight - innerHeight,
            })),
        ({ wider, higher }) => wider <= 0 && (!whole || higher <= 0),
    );
}

// What of these is not in sight: out of the window, or under something else.
export const covered = (page, selectors) =>
    page.evaluate(
        wanted =>
            wanted.filter(selector => {
                const found = document.querySelector(selector),
                    box = found?.getBoundingClientRect();
                if (!box || box.left < 0 || box.right > innerWidth) return true;
                const at = document.elementFromPoint(
                    box.left + 6,
                    box.y + Math.min(10, box.height / 2), // long words scroll
                );
                return !found.contains(at);
            }),
        selectors,
    );

// Makes a table as a script would, and sits the page's guest at it. The page is loaded anew: it
// could not know that it has become a guest behind its back.
export async function makeTable(page, wish) {
    const table = await page.evaluate(
        async body => {
            const ask = (path, json) =>
                fetch(path, {
                    method: 'POST',
                    body: JSON.stringify(json),
                    headers: { 'Content-Type': 'application/json' },
                }).then(answer => answer.json());
            if (!(await fetch('/api/me').then(answer => answer.json())))
                await ask('/api/guest', { name: 'Ada' });
            return (await ask('/api/tables', body)).table;
        },
        {
            game: 'base',
            seats: 4,
            options: '',
            bots: [null, 'greedy', 'greedy', 'greedy'],
            listed: false,
            clock: null,
            sit: true,
            ...wish,
        },
    );
    await page.reload();
    return table;
}
