/* cards.test.ts - the card game's pure parts: notation, places, pictures for every card, decks as
 * text and what is wrong with them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { asksFor, readContent, setContent } from '../src/games/cards/content.ts';
import {
    cardCount,
    curve,
    deckActions,
    eventCount,
    interval,
    judge,
    legal,
    parseDeck,
    pool,
    printDeck,
} from '../src/games/cards/deck.ts';
import { softName } from '../src/games/cards/hyphen.ts';
import { logLine } from '../src/games/cards/log.ts';
import type { View as AnyView } from '../src/net/types.ts';
import { PARTS } from '../src/games/cards/parts.ts';
import { SCENES, sceneOf } from '../src/games/cards/scenes.ts';
import {
    ARGUMENTS,
    columnsOf,
    parseAct,
    parseGoods,
    parsePlace,
    printGoods,
    type Seat,
} from '../src/games/cards/view.ts';
import { language } from '../src/i18n/i18n.ts';

const root = `${WEB_ROOT}/..`;
const sets = `${root}/games/cards/sets`;
const tables = readdirSync(sets, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('rows.h'))
    .sort()
    .map(file => readFileSync(`${sets}/${file}`, 'utf8'))
    .join('\n');
const words = [...tables.matchAll(/\.word = "([a-z-]+)"/g)]
    .map(match => match[1]!)
    .filter(word => word !== 'none');

const row = (id: string, more: Record<string, unknown>): Record<string, unknown> => ({
    id,
    name: { en: id, de: `${id}-de` },
    text: { en: '', de: '' },
    condition: { en: '', de: '' },
    set: 'base',
    count: 1,
    deck: 1,
    class: 'building',
    lies: 'green',
    cost: '',
    flags: [],
    sources: {},
    ...more,
});
const content = readContent({
    cards: [
        row('spy', { class: 'attack', lies: 'nowhere', count: 3, deck: 3 }),
        row('church', { lies: 'red', count: 2, deck: 2, cost: 'b2g2o', points: 1 }),
        row('bh-harbor', {
            name: { en: 'Harbour', de: 'Hafen' },
            set: 'bh',
            lies: 'red',
            cost: 'bwo',
        }),
        row('wedding', {
            class: 'attack',
            lies: 'nowhere',
            set: 'pi',
            count: 2,
            deck: 2,
            condition: { en: 'church; no spy; 3 gold', de: '' },
            needs: ['church'],
            bars: ['spy'],
            rule: 'KC-PI-wedding.1',
            rules: 'KC-PI-wedding',
        }),
        row('garrison', { count: 30, deck: 30, cost: 'bl', commerce: 1 }),
        row('plague', { class: 'event', lies: 'nowhere', count: 2, deck: 1 }),
        row('progress', { class: 'event', lies: 'nowhere', count: 3, deck: 3 }),
        row('road', {
            class: 'centre',
            lies: 'axis',
            count: 7,
            deck: 0,
            sources: { cost: 'assumed' },
        }),
    ],
});
setContent(content);

test('goods are read and written as the notation has them', () => {
    assert.deepEqual(parseGoods('2bl$'), [2, 1, 0, 0, 0, 1]);
    assert.deepEqual(parseGoods('-'), [0, 0, 0, 0, 0, 0]);
    assert.equal(parseGoods('2x'), null);
    assert.equal(printGoods([2, 1, 0, 0, 0, 1]), '2bl$');
    assert.equal(printGoods([0, 0, 0, 0, 0, 0]), '-');
});

test('places are told apart', () => {
    const kinds = {
        g0: 'road',
        g1: 'land',
        g2: 'land',
        g3: 'outer',
        g4: 'outer',
        6: 'town',
        '12c': 'site',
        '@6a': 'site',
    };
    for (const [text, kind] of Object.entries(kinds)) assert.equal(parsePlace(text)?.kind, kind);
    assert.equal(parsePlace('@6a')?.other, true);
    assert.equal(parsePlace('6c')?.side, 1);
    for (const wrong of ['n1', 'g5', '13', '0a', '6e', '']) assert.equal(parsePlace(wrong), null);
});

const seat = (): Seat => ({
    name: '',
    points: 0,
    strength: 0,
    joust: 0,
    commerce: 0,
    limit: 3,
    hand: [],
    shown: [],
    resources: '-',
    ready: false,
    copies: null,
    spares: {},
    rest: null,
    towns: [
        { at: '6', level: 1 },
        { at: '7', level: 2 },
    ],
    roads: ['g0'],
    lands: [
        { at: 'f1', kind: 'b', number: 5, store: 1 },
        { at: 'h2', kind: 'o', number: 2, store: 3 },
    ],
    cards: [],
    costs: {},
});

test('a principality is laid out from left to right and grows where an action points', () => {
    const names = (extra?: string[]): string =>
        columnsOf(seat(), extra)
            .map(column => column.name)
            .join(' ');
    assert.equal(names(), 'f 6 g 7 h');
    assert.equal(names(['i0']), 'f 6 g 7 h 8 i');
    assert.equal(names(['5a']), '5 f 6 g 7 h');
});

test('every card has a picture of its own, made of parts and symbols that exist', () => {
    assert.ok(words.length > 110, `${words.length} rows found`);
    const sprite = readdirSync(`${WEB_ROOT}/art`)
        .filter(file => file.endsWith('.svg'))
        .map(file => readFileSync(`${WEB_ROOT}/art/${file}`, 'utf8'))
        .join('');
    const seen = new Map<string, string>();
    for (const word of words) {
        const name = word.replace(/^(rh|pi|bh)-/, '');
        assert.ok(name in SCENES, `no scene for ${word}`);
        const scene = SCENES[name]!,
            other = seen.get(scene);
        assert.ok(other === undefined || other === name, `${word} looks like ${other}`);
        seen.set(scene, name);
        for (const piece of sceneOf(name)) {
            if (piece.icon) assert.ok(sprite.includes(`id="${piece.name}"`), piece.name);
            else assert.ok(piece.name in PARTS, `${word}: no part ${piece.name}`);
            assert.ok([piece.x, piece.y, piece.size].every(Number.isFinite), `${word}: a place`);
        }
    }
});

test('the log tells what the dice gave, to whom, and no more', () => {
    const seat = (resources: string) => ({
        resources,
        lands: [{ at: 'f1', kind: 'b', number: 5, store: 1 }],
        cards: [],
    });
    const view = (step: string, mine: string, theirs: string): AnyView =>
        ({
            step,
            stacks: [],
            discards: [],
            seats: [seat(mine), seat(theirs)],
        }) as unknown as AnyView;
    const words = (seen: string, who: number, before: AnyView, after: AnyView, by?: number) =>
        logLine(seen, who, before, after, by)
            .map(part =>
                typeof part === 'string'
                    ? part
                    : 'seat' in part
                      ? `#${part.seat}`
                      : `[${part.icon}]`,
            )
            .join(' ');
    const told = words('event club', -1, view('eventdie', 'b2o', 'w'), view('main', '2b', '2w'));
    assert.match(told, /#0 loses \[ore\] \[ore\] · #0 gets \[brick\] · #1 gets \[wool\]$/);
    assert.doesNotMatch(
        words('gain f1', 0, view('event', 'b', 'w'), view('event', '2b', 'w')),
        /gets/,
    );
    assert.match(
        words('gain f1', 0, view('event', 'b', 'w'), view('main', '2b', '2w')),
        /· #1 gets \[wool\]$/,
    );
    assert.doesNotMatch(
        words('build road g0', 0, view('main', '2bl', 'w'), view('main', '-', 'w')),
        /loses/,
    );
    assert.match(words('die 4', -1, view('die', 'b', 'w'), view('eventdie', 'b', 'w'), 1), /^#1 /);
    assert.match(
        words('event question plague', -1, view('eventdie', '-', '-'), view('main', '-', '-')),
        /Plague|plague/,
    );
});

test('every action of the notation has arguments the client can draw', () => {
    const book = readFileSync(`${root}/docs/notation.md`, 'utf8');
    const section = /## Actions of `cards`([\s\S]*?)\n## /.exec(book)![1]!;
    const lines = [...section.matchAll(/^\| seat \| (.*?) \|/gm)];
    const named = lines.flatMap(line =>
        [...line[1]!.matchAll(/`([a-z]+)[ `]/g)].map(match => match[1]!),
    );
    assert.ok(named.length > 20, named.join(' '));
    for (const word of named) assert.ok(word in ARGUMENTS, word);
    assert.deepEqual(parseAct('build abbey 6a').args, ['abbey', '6a']);
});

/* Actions of the golden replays: every mode and set, by chance and by plan. */
const played = readdirSync(`${root}/tests/golden/cards`).flatMap(file =>
    [
        ...readFileSync(`${root}/tests/golden/cards/${file}`, 'utf8').matchAll(
            /^(chance|[01]) ([a-z].*)$/gm,
        ),
    ].map(match => ({ seat: match[1] === 'chance' ? -1 : Number(match[1]), text: match[2]! })),
);

test('every argument ever played is of the kind the client expects', () => {
    const fits: Record<string, (text: string) => boolean> = {
        deck: text => /^[a-z-]+$/.test(text),
        /* Files keep the words of their time; `raid` is read as `rh-brigands`. */
        card: text => text === '?' || text === 'raid' || words.includes(text),
        pile: text => /^([1-8]|d[01])$/.test(text),
        place: text => parsePlace(text) !== null,
        kind: text => /^[blwgo$]$/.test(text),
        number: text => /^\d+$/.test(text),
        landcard: text => /^[blwgo$][1-6]$/.test(text),
        goods: text => text.split('>').every(part => parseGoods(part) !== null),
    };
    assert.ok(played.length > 3000, `${played.length} actions`);
    const seen = new Set<string>();
    for (const { seat, text } of played.filter(each => each.seat >= 0)) {
        const { word, args } = parseAct(text),
            kinds = ARGUMENTS[word];
        assert.ok(kinds && args.length <= kinds.length, `${seat} ${text}`);
        args.forEach((arg, i) => assert.ok(fits[kinds[i]!]!(arg), `${text}: ${arg}`));
        seen.add(word);
    }
    assert.ok(seen.size >= 20, [...seen].join(' '));
});

test('every action has a line in the log, or none on purpose', () => {
    const silent = new Set<string>();
    for (const { seat, text } of played) {
        const line = logLine(text, seat, null, null, 0),
            word = parseAct(text).word;
        if (line.length === 0) silent.add(word);
        assert.ok(
            line.every(part => typeof part !== 'string' || !part.includes('undefined')),
            text,
        );
        assert.ok(!line.includes(text) || text.includes(' ') === false, `${text} has no words`);
    }
    assert.deepEqual([...silent].sort(), ['end', 'roll']);
});

test('conditions come as cards, and the engine says by its rule that one is not met', () => {
    const wedding = content.cards.find(card => card.word === 'wedding')!;
    assert.deepEqual([wedding.needs, wedding.bars], [['church'], ['spy']]);
    assert.ok(asksFor(wedding, 'KC-PI-wedding.1') && asksFor(wedding, 'KC-PI-wedding.2'));
    assert.ok(!asksFor(wedding, 'KB-52') && !asksFor(wedding, ''));
    assert.ok(
        !asksFor(
            content.cards.find(card => card.word === 'spy')!,
            '',
        ),
    );
    assert.equal(content.cards.find(card => card.word === 'road')!.assumed, true);
    assert.deepEqual(content.cards.find(card => card.word === 'church')!.cost, [1, 0, 0, 2, 2, 0]);
});

test('a deck survives its text, and people may write it loosely', () => {
    const text =
        'game cards\nname Gold and songs\nsets pi+bh\n\n3 spy\n1 bh-harbor\n2 wedding\n' +
        '\nevent 3 progress\nevent 1 plague\n';
    const { deck, wrong } = parseDeck(text, content);
    assert.deepEqual(wrong, []);
    assert.equal(deck.name, 'Gold and songs');
    assert.deepEqual([cardCount(deck), eventCount(deck)], [6, 4]);
    assert.deepEqual(parseDeck(printDeck(deck, content), content).deck, deck);
    const loose = parseDeck('# a note\n2x Spy\nHafen\nrubbish\n', content);
    assert.deepEqual(loose.deck.cards, { spy: 2, 'bh-harbor': 1 });
    assert.deepEqual(loose.deck.sets, ['bh']);
    assert.deepEqual(loose.wrong, ['rubbish']);
});

test('what is wrong with a deck is said', () => {
    const deck = { name: '', cards: { spy: 3, garrison: 30, progress: 3, plague: 1 }, sets: [] };
    assert.equal(legal(deck, content), true);
    assert.equal(legal({ ...deck, cards: { ...deck.cards, spy: 2 } }, content), false);
    assert.equal(legal({ ...deck, cards: { ...deck.cards, plague: 0 } }, content), false);
    const many = { ...deck, cards: { spy: 4, garrison: 29, progress: 4 } };
    assert.equal(judge(many, content).filter(message => !message.ok).length, 2);
    const foreign = { ...deck, cards: { ...deck.cards, garrison: 29, wedding: 1 } };
    assert.match(
        judge(foreign, content)
            .map(message => message.text)
            .join(),
        /wedding/,
    );
    assert.equal(
        pool(content, []).some(card => card.set !== 'base' || card.word === 'road'),
        false,
    );
});

test('a deck becomes the actions of the first phase, cards before events', () => {
    const deck = { name: '', cards: { progress: 3, spy: 2, church: 0 }, sets: [] };
    assert.deepEqual(deckActions(deck), ['deck spy 2', 'deck progress 3', 'ready']);
    assert.deepEqual(
        curve({ ...deck, cards: { church: 1, garrison: 2, spy: 3 } }),
        [3, 0, 2, 0, 0, 1, 0, 0],
    );
});

test('shares of wins come with how sure they are', () => {
    const [low, high] = interval(108, 200);
    assert.ok(Math.abs(low - 0.471) < 0.002 && Math.abs(high - 0.608) < 0.002, `${low} ${high}`);
    assert.deepEqual(interval(0, 0), [0, 1]);
});

test('the language does not change what is counted', () => {
    language.value = 'de';
    assert.equal(judge({ name: '', cards: {}, sets: [] }, content).length, 2);
    language.value = 'en';
});

test('a long name breaks between its syllables, and a short one not at all', () => {
    const seen = (name: string): string => softName(name).replaceAll('\u00ad', '|');
    assert.equal(seen('Ziegelbrennerei'), 'Zie|gel|bren|ne|rei');
    assert.equal(seen('Befestigtes Lager'), 'Be|fes|tig|tes Lager');
    assert.equal(seen('Barbarenüberfall'), 'Barbaren|überfall');
    assert.equal(seen('Münz-Handelsherrn'), 'Münz-Han|dels|herrn');
    assert.equal(seen('Wollhandelsflotte'), 'Woll|han|dels|flotte');
    assert.equal(seen('Tournament ground'), 'Tour|na|ment ground');
    const names = [...tables.matchAll(/\.name = \{ \{ "([^"]+)",\s*"([^"]+)"/g)].flatMap(match => [
        match[1]!,
        match[2]!,
    ]);
    assert.ok(names.length > 200, `${names.length}`);
    for (const name of names) {
        assert.equal(softName(name).replaceAll('\u00ad', ''), name);
        for (const part of softName(name).split(/[\u00ad\s-]/))
            assert.ok(part.length > 1 && part.length <= 12, `${name}: ${part}`);
    }
});
