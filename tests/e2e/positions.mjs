// positions.mjs - tables that stand where a test wants to look at them. A seat is played over the
// page's own line to the server, without pictures, until the position is reached; all luck is
// fixed, so the same table comes out every time.
import { makeTable, open } from './lib.mjs';

const BOARD = 'g6.p8.f6.h8.m6.p8.f5.m9.g8.d.h6.p9.f8.m5.g6.f8.h9.m6.p8@?go?w??bl';

// Plays the reader's seat until `until` holds, inside the page. `until` and `wish` are the source of
// functions of (legal, view, me, log), because a page cannot be given functions.
function drive({ table, until, wish, found, limit }) {
    const stop = eval(`(${until})`),
        choose = eval(`(${wish})`),
        place = eval(`(${found})`);
    return new Promise((done, failed) => {
        let line,
            me = null,
            sent = 0,
            log = [],
            last = -1;
        const late = setTimeout(
            () => end(new Error(`no such position after ${sent} actions`)),
            600e3, // a hang; how fast the machine is decides nothing
        );
        const end = error => {
            clearTimeout(late);
            line.onclose = null;
            line.close();
            if (error) failed(error);
            else done(sent);
        };
        const say = message => line.send(JSON.stringify(message));
        const look = message => {
            const { legal = [], view, seq } = message;
            if (message.t === 'over' || message.state === 'over') {
                end(until.endsWith('=> false') ? null : new Error(`over after ${sent} actions`));
                return;
            }
            if (view && stop(legal, view, me, log)) {
                end();
                return;
            }
            if (!legal.length || seq === last) return;
            if (sent >= limit) {
                end(new Error(`no such position after ${limit} actions`));
                return;
            }
            last = seq;
            const text = place(legal, view) ?? choose(legal, view, me, sent);
            say({ t: 'do', seq, key: `p${seq}-${sent++}`, do: text });
        };
        const hear = event => {
            const message = JSON.parse(event.data);
            if (message.t === 'hello') say({ t: 'watch', table });
            if (message.t === 'table') {
                me = message.me;
                log = [...message.log];
                look(message);
            }
            if (message.t === 'table' && message.state === 'open') say({ t: 'word', word: 'p' }); // the last word starts the match
            if (message.t === 'move') {
                log.push(message);
                look(message);
            }
            if (message.t === 'over') look(message);
            if (message.t === 'refused' && message.reason !== 'seq')
                end(new Error(`refused: ${event.data}`));
        };
        // Bots that answer at once may outrun a line, which is then cut: it is opened again.
        const connect = () => {
            line = new WebSocket(`ws://${location.host}/ws`, 'landfall.1');
            line.onmessage = hear;
            line.onclose = () => {
                last = -1;
                setTimeout(connect, 30);
            };
        };
        connect();
    });
}

// All found in the middle of the board, where the board pays.
const FOUND = (legal, view) => {
    const places = legal.filter(text => /^(settlement|city) /.test(text));
    return view.turn < 1 && places.length ? places[places.length >> 1] : null;
};
// A plain player: builds what it can, keeps its cards otherwise, and never trades. The number of
// the action chooses among equals.
const PLAIN = (legal, view, me, n) => {
    const of = word => legal.filter(text => text.split(' ')[0] === word);
    const some = list => list[(n * 7919) % list.length];
    for (const word of ['roll', 'decline', 'city', 'settlement', 'robber', 'improve', 'discard'])
        if (of(word).length) return some(of(word));
    if (of('road').length && n % 3 === 0) return some(of('road'));
    for (const word of ['end', 'done', 'pass', 'withdraw'])
        if (of(word).length) return some(of(word));
    const quiet = legal.filter(text => !/^(offer|bank|counter)/.test(text));
    return some(quiet.length ? quiet : legal);
};
// Keeps everything for a large hand: founds, rolls, ends.
const SAVER = (legal, view, me, n) => {
    const some = list => list[(n * 7919) % list.length];
    for (const word of ['roll', 'decline', 'end', 'done', 'robber', 'discard', 'gold']) {
        const those = legal.filter(text => text.split(' ')[0] === word);
        if (those.length) return some(those);
    }
    return some(legal);
};
// Buys cards and knights, then saves.
const BUYER = (legal, view, me, n) => {
    const of = word => legal.filter(text => text.split(' ')[0] === word);
    const some = list => list[(n * 7919) % list.length];
    const rich = view.seats[me].dev?.filter(k => k).length > 1;
    const lacks = ['w', 'g', 'o'].filter((_, i) => view.seats[me].hand[i + 2] === 0);
    const swap =
        rich || !view.seats[me].dev ? null : of('bank').find(text => lacks.includes(text.at(-1)));
    if (swap && !of('buy').length) return swap;
    for (const word of [
        'roll',
        'decline',
        ...(rich ? [] : ['buy', 'recruit', 'improve']),
        'robber',
        'discard',
        'bury',
        ...(view.turn < 1 ? ['settlement', 'city'] : []),
        'end',
        'done',
    ])
        if (of(word).length) return some(of(word));
    return some(legal.filter(text => !/^(offer|bank)/.test(text)).concat(legal));
};

// Recruits one knight, by trading with the bank if need be, then saves.
const GUARD = (legal, view, me, n) => {
    const of = word => legal.filter(text => text.split(' ')[0] === word);
    const some = list => list[(n * 7919) % list.length];
    const own = view.seats[me],
        lacks = [
            ['w', 2],
            ['o', 4],
            ['g', 3],
        ]
            .filter(([, i]) => !own.hand[i])
            .map(([letter]) => letter);
    const swap = of('bank').find(text => lacks.includes(text.at(-1)));
    if (swap && !of('recruit').length) return swap;
    for (const word of [
        'roll',
        ...(view.seats[me].knights.length ? [] : ['recruit']),
        'robber',
        'discard',
        'bury',
        'end',
        'done',
    ])
        if (of(word).length) return some(of(word));
    return some(legal);
};

// Founds with ships where it can, then builds some; saves otherwise.
const SAILOR = (legal, view, me, n) => {
    const of = word => legal.filter(text => text.split(' ')[0] === word);
    const some = list => list[(n * 7919) % list.length];
    if (view.phase === 'pave' && of('ship').length) return of('ship').at(-1);
    for (const word of ['settlement', 'roll', 'gold', 'discard', 'robber', 'pirate'])
        if (of(word).length) return of(word).at(-1);
    if (view.seats[me].ships.length < 3 && of('ship').length) return of('ship').at(-1);
    const lacks = [1, 2].filter(i => !view.seats[me].hand[i]).map(i => 'blwgo'[i]);
    const swap = of('bank').find(text => lacks.includes(text.at(-1)));
    if (swap && view.seats[me].ships.length < 3) return swap;
    for (const word of ['end', 'done']) if (of(word).length) return some(of(word));
    return some(legal);
};

// Founds with ships, builds two, and recruits and wakes a knight; saves otherwise.
export const CAPTAIN = (legal, view, me, n) => {
    const of = word => legal.filter(text => text.split(' ')[0] === word);
    const some = list => list[(n * 7919) % list.length];
    const own = view.seats[me],
        left = own.hand;
    if (view.phase === 'pave' && of('ship').length) return of('ship').at(-1);
    for (const word of [
        'settlement',
        'city',
        'roll',
        'gold',
        'discard',
        'robber',
        'pirate',
        'bury',
    ])
        if (of(word).length) return of(word).at(-1);
    if (own.ships.length < 4 && of('ship').length) return some(of('ship'));
    for (const word of ['activate', ...(own.knights.length < 2 ? ['recruit'] : [])])
        if (of(word).length) return some(of(word));
    const lacks = [1, 2, 3, 4].filter(i => !left[i]).map(i => 'blwgo'[i]);
    const swap = of('bank').find(text => lacks.includes(text.at(-1)));
    if (swap) return swap;
    for (const word of ['end', 'done']) if (of(word).length) return of(word)[0];
    return some(legal.filter(text => !/^(offer|bank)/.test(text)).concat(legal));
};

// Takes the first of the words in their order that has something; for what no plan above fits.
const words = (...order) => `(legal, view, me, n) => {
    for (const word of ${JSON.stringify(order)}) {
        const those = legal.filter(text => text.split(' ')[0] === word);
        if (those.length) return those[(n * 7919) % those.length];
    }
    const quiet = legal.filter(text => !/^(offer|bank|counter|deck|strike)/.test(text));
    return quiet.length ? quiet[(n * 7919) % quiet.length] : legal[0];
}`;

const cardsOf = 'view.seats[me].hand.reduce((a, b) => a + b, 0)';
const four = { seats: 4, bots: [null, 'greedy', 'greedy', 'greedy'] };
const haggler = [null, 'greedy', 'greedy', 'greedy'];
const two = { seats: 2, bots: [null, 'greedy'] };
const base = {
    game: 'base',
    ...four,
    options: `board=${BOARD},start=0,discard-limit=30,target=20,trades=0`,
};
const knights = {
    game: 'knights',
    ...four,
    options: `board=${BOARD},start=0,discard-limit=30,target=25,trades=0`,
};
const duel = { game: 'duel', ...two, options: '' };
const cards = { game: 'cards', ...two, options: 'start=0' };
// Numbers that fall often; gold at home and across one hex of sea.
export const SHORE =
    's.s.s.s.s.s/s.f6.h8.s.$6.s.s/s.p8.$6.m8.s.f8.s.s/s.s.g6.$8.p6.s.s.s.s/' +
    's.s.m5.g9.s.s.s.s/s.s.s.s.s.s@@r33.p0.i10+18';
const sea = {
    game: 'sea',
    ...four,
    bots: [null, 'random', 'random', 'random'],
    options: 'start=0,discard-limit=30,target=20,trades=0',
};
const knightsSea = {
    game: 'knights-sea',
    ...four,
    options: 'start=0,discard-limit=30,target=25,trades=0,bank=infinite',
};
const dice = { game: 'dice', seats: 1, bots: [null], options: '' };

const main = `legal.includes('end')`;

// name: [what table, until when, by whom, what is then pressed on the page]
export const POSITIONS = {
    'base founding': { table: base, until: `legal.some(a => a.startsWith('settlement'))` },
    'base turn': {
        table: base,
        until: `${main} && ${cardsOf} > 5
        && view.seats[me].dev.filter(n => n).length > 1`,
        by: BUYER,
    },
    'base asked': {
        table: { ...base, bots: haggler, options: `board=${BOARD},start=0` },
        until: `legal.includes('decline')`,
        by: SAVER,
    },
    'base offer': {
        table: { ...base, bots: haggler, options: `board=${BOARD},start=0` },
        until: `${main} && ${cardsOf} > 4`,
        by: SAVER,
        last: `legal.find(a => a.startsWith('offer '))`,
        offer: true,
    },
    'base discard': {
        table: { ...base, options: `board=${BOARD},start=0,target=20,trades=0` },
        until: `legal.some(a => a.startsWith('discard'))`,
        by: SAVER,
    },
    'base robber': { table: base, until: `legal.some(a => a.startsWith('robber'))`, by: SAVER },
    'base over': {
        table: { ...base, options: `board=${BOARD},start=0,target=3,trades=0` },
        until: `false`,
        by: PLAIN,
    },
    'duel founding': { table: duel, until: `legal.some(a => a.startsWith('settlement'))` },
    'duel turn': { table: duel, until: `${main} && ${cardsOf} > 5`, by: SAVER },
    'duel discard': { table: duel, until: `legal.some(a => a.startsWith('discard'))`, by: SAVER },
    'duel over': { table: { ...duel, options: 'target=3' }, until: `false`, by: PLAIN },
    'knights founding': { table: knights, until: `legal.some(a => a.startsWith('settlement'))` },
    'knights turn': {
        table: knights,
        by: GUARD,
        until: `${main} && ${cardsOf} > 5
        && view.seats[me].hand[3] > 0 && view.seats[me].knights.length > 0`,
    },
    'knights cards': {
        table: knights,
        until: `${main} && view.seats[me].progress.length > 1`,
        by: BUYER,
    },
    'knights discard': {
        table: { ...knights, options: `board=${BOARD},start=0,target=25,trades=0` },
        until: `legal.some(a => a.startsWith('discard'))`,
        by: SAVER,
    },
    'knights asked': {
        table: { ...knights, options: `board=${BOARD},start=0` },
        until: `legal.includes('decline')`,
        by: SAVER,
    },
    'knights over': {
        table: { ...knights, options: `board=${BOARD},start=0,target=5,trades=0` },
        until: `false`,
        by: PLAIN,
    },
    'sea founding': { table: sea, until: `legal.some(a => a.startsWith('settlement'))` },
    'sea turn': {
        table: sea,
        until: `${main} && legal.some(a => a.startsWith('sail '))`,
        by: SAILOR,
    },
    'sea sail': {
        table: { ...sea, options: `board=${SHORE},${sea.options}` },
        until: `${main} && legal.some(a => a.startsWith('sail '))`,
        by: SAILOR,
    },
    'sea gold': {
        table: { ...sea, options: `board=${SHORE},${sea.options}` },
        until: `legal.some(a => a.startsWith('gold '))`,
        by: SAVER,
    },
    'sea seven': {
        table: { ...sea, options: `board=${SHORE},${sea.options}` },
        until: `legal.some(a => a.startsWith('pirate '))`,
        by: SAVER,
    },
    'knights-sea turn': {
        table: knightsSea,
        until: `${main} && legal.some(a => a.startsWith('sail '))
        && view.seats[me].knights.length > 0 && view.seats[me].hand.slice(5).some(n => n)`,
        by: CAPTAIN,
    },
    'knights-sea seven': {
        table: { ...knightsSea, options: `edition=en,${knightsSea.options}` },
        until: `legal.some(a => a.startsWith('pirate '))`,
        by: CAPTAIN,
        limit: 600,
    },
    'dice start': { table: dice, until: `legal.includes('roll')` },
    'dice keep': {
        table: { ...dice, seats: 4, bots: [null, 'greedy', 'greedy', 'greedy'] },
        until: `legal.includes('stop')`,
    },
    'dice build': {
        table: dice,
        until: `legal.filter(a => a.startsWith('road')).length > 1`,
        by: (legal, view, me, n) =>
            legal.includes('stop')
                ? 'stop'
                : (legal.find(a => !/^(reroll|end)/.test(a)) ?? legal[0]),
    },
    'dice change': {
        table: dice,
        until: `legal.some(a => a.startsWith('gold'))
        || legal.some(a => a.startsWith('joker'))`,
        by: (legal, view, me, n) =>
            legal.includes('stop')
                ? 'stop'
                : (legal.find(a => /^(knight|road|roll)/.test(a)) ?? legal[0]),
    },
    'dice six': {
        table: { ...dice, seats: 6, bots: [null, ...Array(5).fill('greedy')] },
        until: `legal.includes('stop')`,
    },
    'dice over': {
        table: dice,
        until: `false`,
        by: (legal, view, me, n) => (legal.includes('stop') ? 'stop' : legal[0]),
    },
    'cards first': { table: cards, until: `legal.length > 0 && !legal.includes('roll')` },
    'cards turn': { table: cards, until: `${main} && view.step === 'main'` },
    'cards late': {
        table: cards,
        until: `${main} && view.step === 'main' && view.turn > 11`,
        by: PLAIN,
    },
    'cards wide': {
        table: { ...cards, options: 'mode=extended,set=rh,start=0' },
        until: `${main} && view.step === 'main' && view.turn > 20`,
        by: PLAIN,
    },
    'cards offer': {
        table: { ...cards, bots: [null, 'random'] },
        by: PLAIN,
        until: `${main} && view.step === 'main' && legal.some(a => a.startsWith('offer '))`,
        last: `legal.find(a => a.startsWith('offer '))`,
    },
    'cards deck': {
        table: { ...cards, options: 'mode=tournament,start=0' },
        until: `legal.some(a => a.startsWith('deck '))`,
    },
    'cards match': {
        table: { ...cards, options: 'mode=tournament,start=0' },
        until: `${main} && view.step === 'main' && view.turn > 8`,
        by: words('ready', 'sample', 'roll', 'decline', 'lay', 'build', 'end', 'pass'),
    },
    'cards over': {
        table: { ...cards, options: 'target=3,start=0' },
        until: `false`,
        by: words('roll', 'decline', 'lay', 'build', 'end', 'pass'),
    },
};

// Two people at a small table, which pays all.
export const TWO = {
    seats: 2,
    bots: [null, null],
    options: `board=${BOARD},start=0,discard-limit=30,target=20`,
};

// Plays the page's seat at a table over a line of its own until this holds.
export const bring = (page, table, until, by = PLAIN, limit = 250, found = FOUND) =>
    page.evaluate(drive, {
        table,
        limit,
        wish: String(by),
        until: `(legal, view, me, log) => ${until}`,
        found: String(found),
    });

// Makes the table of a position and brings it there; gives its id. Luck is fixed, but not every
// table comes to every position: then the next one is tried.
export async function prepare(page, name, tries = 5) {
    const { table: wish, until, by = PLAIN, last, limit = 250 } = POSITIONS[name];
    const table = await makeTable(page, wish);
    const go = (stop, choose) => bring(page, table, stop, choose, limit);
    try {
        await go(until, by);
        if (last) await go(`!(${last})`, `(legal) => ${last}`);
        return table;
    } catch (error) {
        if (tries <= 1 || !/no such position|over after/.test(error.message)) throw error;
        return prepare(page, name, tries - 1);
    }
}
