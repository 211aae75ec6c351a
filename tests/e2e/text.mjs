// text.mjs - text mode: whole games of every game, played by typed commands only, against bots; the
// start page and the lobby by commands; questions, refusals with their rule, both languages; axe on
// every kind of page.
import { axe, fits, makeTable, open, openGuest, shot, SOON } from './lib.mjs';

// Compact matches: few points to win, bots that do not think long.
const GAMES = {
    base: { seats: 3, options: 'target=3,start=0' },
    duel: { seats: 2, options: 'target=3,start=0' },
    sea: { seats: 3, options: 'target=3,start=0' },
    knights: { seats: 3, options: 'target=5,start=0' },
    'knights-sea': { seats: 3, options: 'target=5,start=0' },
    dice: { seats: 1, options: 'start=0' },
    cards: { seats: 2, options: 'target=4,turns=14,start=0' },
};
const GERMAN = new Set(['duel', 'knights', 'dice']); // played in German, with German words
const SAID = { s: 'siedlung ', r: 'straße ', c: 'stadt ', e: 'ende', d: 'kaufen', n: 'nein' };
// What is done only where nothing else can be: it changes little, or goes on for ever.
const LATE = /^(bank|offer|counter|move|swap|demolish|sell|use|chase|activate|reroll|buy|lift)$/;
const LAST = /^(end|done|pass|stop|withdraw)$/;

// What the page asks and shows. Runs inside the page.
function look() {
    const root = document.querySelector('.txt-page');
    const all = selector => [...document.querySelectorAll(selector)];
    return {
        state: root?.dataset.state ?? '',
        seq: root?.dataset.seq ?? '',
        told: Number(root?.dataset.position ?? -1) >= Number(root?.dataset.seq ?? 0),
        mine: Boolean(document.querySelector('[data-asked]')) && !root?.dataset.busy,
        numbered: Boolean(document.querySelector('.txt section ol [data-word]')),
        moves: all('.txt [data-word]').map(each => ({
            word: each.dataset.word,
            text: each.querySelector('.kbd').textContent,
        })),
        said: document.querySelector('.cmd-said')?.textContent ?? '',
        answer: document.querySelector('.cmd-said')?.dataset.answer ?? '',
        focus: document.activeElement?.id ?? '',
    };
}

// Types a command as people do: key by key costs too much for whole games, Enter is a real one.
async function type(page, command) {
    await page.locator('#text-command').fill(command);
    await page.locator('#text-command').press('Enter');
}

async function until(page, good, timeout = SOON) {
    const end = Date.now() + timeout;
    let now = null;
    while (Date.now() < end) {
        now = await page.evaluate(look);
        if (good(now)) return now;
        await new Promise(done => setTimeout(done, 15));
    }
    throw new Error(`nothing happens any more: ${JSON.stringify(now)}`);
}

const asked = now => now.state === 'over' || (now.mine && now.moves.length > 0);

// The next command: what builds comes first, then the rest, then what ends.
function choose(now, count, german) {
    const rank = word => (LAST.test(word) ? 2 : LATE.test(word) ? 3 : 0);
    const best = Math.min(...now.moves.map(move => rank(move.word)));
    const some = now.moves.filter(move => rank(move.word) === best);
    const move = some[count % some.length];
    if (now.numbered) return String(now.moves.indexOf(move) + 1);
    const brief = /^([srcedn])(\d*)$/.exec(move.text);
    if (german && brief && move.word !== 'roll') return `${SAID[brief[1]]}${brief[2]}`;
    return move.text;
}

async function playOn(page, report, name, german, middle) {
    let now = await until(page, asked),
        typed = 0;
    const kinds = new Set();
    for (; now.state !== 'over' && typed < 900; typed++) {
        if (typed === 8) await middle();
        const command = choose(now, typed, german),
            before = now.seq;
        kinds.add(now.moves.find(move => move.text === command)?.word ?? command);
        await type(page, command);
        now = await until(
            page,
            next => (next.seq !== before && asked(next)) || next.said.includes(`${command}: `),
        );
        if (now.seq === before) {
            report.fail(`${name}: a listed move is refused`, `${command}: ${now.said}`);
            return;
        }
    }
    report.check(
        `${name}: a whole game by commands only`,
        now.state === 'over',
        `${typed} commands`,
    );
    report.check(`${name}: several kinds of move were typed`, kinds.size > 2, [...kinds].join());
    report.check(`${name}: the focus stays in the line`, now.focus === 'text-command', now.focus);
}

async function ask(page, question) {
    const before = (await page.evaluate(look)).answer;
    await type(page, question);
    return (await until(page, now => now.answer !== before && now.said)).said;
}

async function questions(page, report, lang) {
    const [en, de] = [lang === 'en', lang === 'de'];
    const answers = {};
    const words = en
        ? ['hand', 'players', 'log', 'moves', 'offers', 'time', 'board', '?', 'why', 'rules IB-45']
        : ['karten', 'spieler', 'verlauf', 'züge', 'angebote', 'zeit', 'brett', 'hilfe', 'warum'];
    for (const word of words) answers[word] = await ask(page, word);
    const wrong = Object.entries(answers).filter(([, said]) => said.length < 6);
    report.check(`${lang}: every question is answered`, wrong.length === 0, JSON.stringify(wrong));
    if (en) report.check('a rule is quoted', /IB-45.*robber/.test(answers['rules IB-45']));
    if (de) report.check('answers are German', /Karte/.test(answers.karten), answers.karten);
    const unknown = await ask(page, 'xyzzy');
    report.check(`${lang}: nonsense is answered`, /xyzzy/.test(unknown), unknown);
}

async function base(all, page) {
    const { report } = all;
    // From the start page by commands: a table, bots, the start.
    await open(page);
    await page.locator('.txt-page[data-state="home"] li .kbd').first().waitFor();
    await axe(page, report, 'text mode, start page');
    await fits(page, report, 'text mode, start page');
    await shot(page, 'text-home');
    await type(page, 'deutsch');
    await page.locator('h1', { hasText: 'Textansicht' }).waitFor();
    await axe(page, report, 'text mode, start page, German');
    await type(page, 'english');
    await type(page, 'new base 3');
    await page.locator('.txt-page[data-state="open"]').waitFor();
    await axe(page, report, 'text mode, lobby');
    await shot(page, 'text-lobby');
    await type(page, 'deutsch');
    await axe(page, report, 'text mode, lobby, German');
    await type(page, 'english');
    await type(page, 'bot 2 carefree');
    await page.locator('li', { hasText: 'Seat 2: Carefree' }).waitFor();
    await type(page, 'fill carefree');
    await page.locator('b', { hasText: 'All seats are taken' }).waitFor();
    await type(page, 'start');
    await until(page, now => now.state === 'running');
    report.check('the lobby leads into the game by commands', true);
}

// What is typed is explained before Enter does it, and refused with the rule and its text.
async function explained(page, report) {
    const now = await until(page, next => asked(next) && next.told);
    const told = page.locator('#text-told');
    await page.locator('#text-command').fill(now.moves[0].text);
    await page.waitForFunction(() => document.getElementById('text-told').textContent.length > 10);
    report.check('a move is explained before Enter', /Enter/.test(await told.textContent()));
    await page.locator('#text-command').fill('city 3');
    await page.waitForFunction(() =>
        /IB-\d+ .{20}/.test(document.getElementById('text-told').textContent),
    );
    report.check('a forbidden move names its rule before Enter', true);
    const refused = await ask(page, 'city 3');
    report.check('a refusal names the rule with its text', /IB-\d+ .{20}/.test(refused), refused);
    await page.locator('#text-command').press('Escape');
    await page.keyboard.press('h');
    await until(page, next => /cards?:/.test(next.said));
    await page.keyboard.press('i');
    report.check(
        'a key asks outside the line, another goes back',
        (await page.evaluate(look)).focus === 'text-command',
    );
}

async function whole(all, page, name) {
    const { report } = all,
        german = GERMAN.has(name),
        lang = german ? 'de' : 'en';
    await page.evaluate(to => localStorage.setItem('landfall.language', to), lang);
    const { seats, options } = GAMES[name];
    const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? null : 'greedy'));
    const table = await makeTable(page, { game: name, seats, options, bots });
    await open(page, `t/${table}`);
    await playOn(page, report, name, german, async () => {
        if (name === 'base') await explained(page, report);
        if (name === 'base' || name === 'knights') await questions(page, report, lang);
        await axe(page, report, `text mode, ${name}, ${lang}`);
        await fits(page, report, `text mode, ${name}`);
        await shot(page, `text-${name}`);
    });
    await page.locator('#text-over').waitFor();
    if (name === 'base' || name === 'duel') {
        await axe(page, report, `text mode, end of ${name}, ${lang}`);
        await shot(page, `text-over-${name}`);
    }
}

// A guided game and a lesson by what the page says is typed; a wrong answer is answered. In German.
export async function textLessons(all) {
    const { report } = all;
    const page = await openGuest(all, { settings: { 'text-mode': true }, locale: 'de-DE' });
    const step = () => page.locator('.coach').getAttribute('data-step');
    const told = page.locator('[data-answer-with]');
    const follow = async () => {
        while (await told.count()) {
            const before = await step();
            await type(page, await told.getAttribute('data-answer-with'));
            await page.waitForFunction(
                old => {
                    const now = document.querySelector('.coach')?.dataset.step;
                    const root = document.querySelector('.txt-page');
                    const known = Number(root.dataset.position) >= Number(root.dataset.seq);
                    return now !== undefined && now !== old && known && !root.dataset.busy;
                },
                before,
                { timeout: SOON },
            );
        }
        report.passed++;
    };
    const begin = async name => {
        await open(page, 'learn/base');
        await page.locator(`[data-lesson="${name}"]`).click();
        await told.waitFor();
    };
    await open(page);
    await page.getByText('spielen base').first().waitFor(); // games are known
    await type(page, 'lernen base');
    await page.locator('[data-lesson="first"]').waitFor();
    await begin('first');
    await axe(page, report, 'a lesson in text mode');
    await follow();
    const chip = await page.locator('.coach .chip').textContent();
    report.check('text mode: the guided game comes to its end', chip === 'Fertig', chip);
    await begin('founding');
    await follow();
    await type(page, 'weiter');
    await page.locator('.coach[data-step="1.0"]').waitFor();
    // The question is told, too, and comes after what was typed before it.
    const question = await page.locator('.coach h2').textContent();
    await page.locator('.cmd-said', { hasText: question }).waitFor();
    await type(page, 'siedlung 28');
    await page.locator('.cmd-said .bad').waitFor();
    report.check('text mode: a wrong answer leaves it open', (await step()) === '1.0');
    for (const part of [1, 2]) {
        await page.locator(`.coach[data-step="${part}.0"]`).waitFor();
        await type(page, 'lösung');
        await told.waitFor();
        await type(page, await told.getAttribute('data-answer-with'));
        await page.locator(`.coach[data-step="${part}.1"]`).waitFor();
        await axe(page, report, `exercise ${part} in text mode`);
        await type(page, 'weiter');
    }
    await page.locator('.lessons [data-lesson="founding"][data-done]').waitFor();
    report.check('text mode: the lesson is done', true);
    await open(page, 'puzzles/base/1');
    await page.locator('.puzzle[data-state="open"]').waitFor();
    await page.locator('[data-puzzle-act="solution"]').click();
    await page.locator('.puzzle[data-state="shown"]').waitFor();
    await axe(page, report, 'a puzzle in text mode');
    await shot(page, 'text-puzzle');
    await page.context().close();
}

export async function text(all) {
    const page = await openGuest(all, { settings: { 'text-mode': true } });
    await base(all, page);
    for (const name of Object.keys(GAMES)) await whole(all, page, name);
    await page.context().close();
    // On a phone and at 200 % zoom nothing sticks out.
    for (const [what, viewport] of Object.entries({
        phone: { width: 390, height: 844 },
        zoomed: { width: 720, height: 450 },
    })) {
        const small = await openGuest(all, { settings: { 'text-mode': true }, viewport });
        await open(small);
        await type(small, 'play cards');
        await until(small, asked);
        await fits(small, all.report, `text mode, ${what}`);
        await axe(small, all.report, `text mode, ${what}`);
        await shot(small, `text-${what}`);
        await small.context().close();
    }
}
