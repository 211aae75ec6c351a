/* knights.test.ts - the pure parts of the drawing of Cities & Knights: what a choice allows, how
 * the barbarians' landing would end, what hexes pay, names and texts of all cards. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { Play } from '../src/games/drawing.ts';
import { payments } from '../src/games/island/log.ts';
import { parseCards, printCards, total, type Terrain } from '../src/games/island/view.ts';
import { LOOKS, cardName, levelName, levelWords } from '../src/games/knights/catalog.ts';
import { tables } from '../src/games/knights/facts.ts';
import { logLine } from '../src/games/knights/log.ts';
import { forBoard } from '../src/games/knights/pieces.tsx';
import { cityRound } from '../src/games/knights/prompt.ts';
import { wishes } from '../src/games/knights/state.ts';
import { outcomeWords } from '../src/games/knights/strip.tsx';
import { C } from '../src/games/knights/texts.ts';
import {
    TRACKS,
    knightIcon,
    metropolisOwner,
    outcome,
    type Seat,
    type View,
} from '../src/games/knights/view.ts';
import {
    asksFor,
    commitAction,
    knightMay,
    placeOf,
    spotsOf,
    type Focus,
} from '../src/games/knights/ways.ts';
import optionWords from '../src/games/knights/words.ts';
import { language } from '../src/i18n/i18n.ts';
import type { View as AnyView } from '../src/net/types.ts';
import { contentOf } from './engine.ts';

tables.learn(contentOf('knights'));

const TEXT = 'h6.m2.h5.f3.m9.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11';
const TERRAIN: Record<string, Terrain> = {
    m: 'mountains',
    p: 'pasture',
    f: 'forest',
    g: 'fields',
    h: 'hills',
    d: 'desert',
};

const seat = (more: Partial<Seat> = {}): Seat => ({
    points: 0,
    cards: 0,
    hand: null,
    safe_cards: 7,
    owes: 0,
    progress_backs: [0, 0, 0],
    progress: null,
    tracks: [0, 1, 2].map(() => ({ level: 0, next_cost: 1, brings_metropolis: false })),
    knights: [],
    knights_left: [2, 2, 2],
    force: 0,
    defender: 0,
    printer: false,
    constitution: false,
    merchant: false,
    road_length: 0,
    roads_left: 15,
    settlements_left: 5,
    cities_left: 4,
    walls_left: 3,
    settlements: [],
    fallen: [],
    cities: [],
    walls: [],
    roads: [],
    rates: [4, 4, 4, 4, 4, 4, 4, 4],
    ...more,
});

const view = (seats: Seat[], more: Partial<View> = {}): View => ({
    phase: 'main',
    stage: 'main',
    turn: 3,
    active: 0,
    first: 0,
    viewer: 0,
    dice: null,
    event: null,
    victim: null,
    displaced: null,
    piece: 0,
    free_roads: 0,
    offers_made: 0,
    cranes: 0,
    fleet: [],
    harbor: [],
    harbor_offers: seats.map(() => 0),
    proposals: seats.map(() => null),
    may_propose: false,
    board: {
        hexes: TEXT.split('.').map(text =>
            text === 'd'
                ? { terrain: 'desert' as const }
                : { terrain: TERRAIN[text[0]!]!, number: Number(text.slice(1)) },
        ),
        harbours: [],
        robber: null,
        merchant: null,
    },
    barbarians: { ship: 0, spaces: 7, landings: 0, strength: 0, defence: 0, losers: [], best: [] },
    bank: [19, 19, 19, 19, 19, 12, 12, 12],
    decks: [18, 18, 18],
    metropolises: [null, null, null],
    longest_road: null,
    seats,
    offer: null,
    options: {
        edition: 'en',
        nasty: false,
        knight_errant: false,
        easy_start: false,
        target: 13,
        discard_limit: 7,
        offers: 4,
        bank: 19,
    },
    ...more,
});

const none: Focus = { mode: null, card: null, first: null, knight: null };
const places = (legal: string[], focus: Partial<Focus> = {}): string[] =>
    spotsOf(legal, { ...none, ...focus }).map(spot => spot.place);

const MAIN = [
    'settlement c4',
    'road e7',
    'wall c9',
    'improve science',
    'improve trade c9',
    'improve trade c12',
    'recruit c3',
    'recruit c4',
    'activate c20',
    'promote c20',
    'move c20 c21',
    'move c20 c22',
    'move c30 c31',
    'inventor h0 h4',
    'inventor h0 h9',
    'inventor h4 h9',
    'smith c20 c30',
    'smith c20',
    'merchant h2',
    'merchant h3',
    'spy 1',
    'spy 3',
    'crane',
    'merchantfleet b',
    'diplomat e7',
    'end',
];

test('the place of an action is found wherever it stands', () => {
    assert.equal(placeOf('place 2 c12'), 'c12');
    assert.equal(placeOf('improve trade c9'), 'c9');
    assert.equal(placeOf('move c3 c12'), 'c12');
    assert.equal(placeOf('robber h8 2'), 'h8');
    for (const text of ['spy 1', 'end', 'improve trade', 'bank 4b>l', 'reward science'])
        assert.equal(placeOf(text), null, text);
});

test('at rest only building is shown on the board; a choice brings its own places', () => {
    assert.deepEqual(places(MAIN), ['c4', 'e7']);
    assert.deepEqual(places(MAIN, { mode: 'recruit' }), ['c3', 'c4']);
    assert.deepEqual(places(MAIN, { mode: 'improve trade' }), ['c9', 'c12']);
    assert.deepEqual(places(MAIN, { knight: 'c20' }), ['c21', 'c22']);
    assert.deepEqual(places(MAIN, { knight: 'c2' }), []);
    assert.deepEqual(places(MAIN, { card: 'merchant' }), ['h2', 'h3']);
    assert.deepEqual(places(MAIN, { card: 'diplomat' }), ['e7']);
    assert.deepEqual(places(MAIN, { card: 'spy' }), []);
});

test('a question about the board is shown whole', () => {
    assert.deepEqual(places(['robber h1', 'robber h2 1', 'robber h2 3']), ['h1', 'h2']);
    const [, second] = spotsOf(['robber h1', 'robber h2 1', 'robber h2 3'], none);
    assert.deepEqual(second, {
        place: 'h2',
        word: 'robber',
        action: 'robber h2',
        ways: ['robber h2 1', 'robber h2 3'],
    });
    assert.deepEqual(places(['pillage c4', 'pillage c9']), ['c4', 'c9']);
    assert.deepEqual(places(['retreat c1']), ['c1']);
    assert.deepEqual(spotsOf(['place 1 c5', 'place 2 c5', 'done'], none)[0]!.ways, [
        'place 1 c5',
        'place 2 c5',
    ]);
    /* Who must play a card sees no place before choosing one. */
    assert.deepEqual(places(['merchant h2', 'mining']), []);
});

test('cards with two places ask for one after the other', () => {
    assert.deepEqual(places(MAIN, { card: 'inventor' }), ['h0', 'h4', 'h9']);
    assert.deepEqual(places(MAIN, { card: 'inventor', first: 'h4' }), ['h0', 'h9']);
    const after = spotsOf(MAIN, { ...none, card: 'inventor', first: 'h4' });
    assert.deepEqual(
        after.map(spot => spot.ways),
        [['inventor h0 h4'], ['inventor h4 h9']],
    );
    assert.deepEqual(
        spotsOf(MAIN, { ...none, card: 'smith' }).map(spot => spot.ways.length),
        [2, 1],
    );
});

test('what a card asks for comes from its actions', () => {
    const asks = (card: string, legal = MAIN) => asksFor(legal, card);
    assert.equal(asks('crane'), 'nothing');
    assert.equal(asks('spy'), 'seat');
    assert.equal(asks('merchantfleet'), 'kind');
    assert.equal(asks('merchant'), 'place');
    assert.equal(asks('inventor'), 'place');
    assert.equal(asks('alchemist', ['roll', 'alchemist 1 1']), 'dice');
    assert.equal(asks('wedding'), 'later');
    assert.equal(asks('merchant', ['merchantfleet b']), 'later');
});

test('the ring of a knight knows its own knight only', () => {
    assert.ok(knightMay(MAIN, 20, 'move') && knightMay(MAIN, 20, 'activate'));
    assert.ok(knightMay(MAIN, 30, 'move') && !knightMay(MAIN, 30, 'activate'));
    assert.ok(!knightMay(MAIN, 2, 'move') && !knightMay(MAIN, 20, 'chase'));
    assert.equal(commitAction([]), 'commit -');
    assert.equal(commitAction([23, 4]), 'commit c4 c23');
    assert.equal(knightIcon({ strength: 3, active: true }), 'knight-mighty-active');
});

test('the landing of the barbarians is foretold from the view', () => {
    const fight = (strength: number, defence: number, losers: number[], best: number[]) => ({
        ship: 3,
        spaces: 7,
        landings: 0,
        strength,
        defence,
        losers,
        best,
    });
    assert.deepEqual(outcome(fight(5, 3, [1, 2], [])), { kind: 'lose', seats: [1, 2], need: 2 });
    assert.deepEqual(outcome(fight(3, 3, [], [2])), { kind: 'defender', seats: [2] });
    assert.deepEqual(outcome(fight(3, 6, [], [0, 2])), { kind: 'tie', seats: [0, 2] });
    assert.deepEqual(outcome(fight(0, 0, [], [])), { kind: 'nothing' });
    assert.deepEqual(outcome(fight(2, 0, [], [])), { kind: 'nothing' });
    language.value = 'en';
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    assert.equal(outcomeWords(fight(5, 3, [0], []), names, 0).text, 'You would lose a city');
    assert.equal(
        outcomeWords(fight(5, 3, [0, 2], []), names, 0).text,
        'You and Cy would lose a city each',
    );
    assert.equal(outcomeWords(fight(5, 3, [1], []), names, 0).text, 'Bo would lose a city');
    assert.equal(
        outcomeWords(fight(5, 3, [1, 2, 3], []), names, 0).text,
        '3 players would lose a city each',
    );
    assert.ok(!outcomeWords(fight(3, 3, [], [1]), names, 1).bad);
});

test('cities pay commodities, and the robber blocks', () => {
    /* Corner 17 touches h3 (forest 3), h4 (mountains 9) and h8 (fields 4). */
    const at = (more: Partial<Seat>, sum: number, robber: number | null = null) => {
        const shown = view([seat(more)]);
        shown.board!.robber = robber;
        return payments(shown, sum, tables.facts.terrains).map(each => each.kind);
    };
    assert.deepEqual(at({ cities: [17] }, 3), [1, 5]);
    assert.deepEqual(at({ cities: [17] }, 9), [4, 7]);
    assert.deepEqual(at({ cities: [17] }, 4), [3, 3]);
    assert.deepEqual(at({ settlements: [17] }, 3), [1]);
    assert.deepEqual(at({ cities: [17] }, 3, 3), []);
    assert.deepEqual(at({ cities: [17] }, 7), []);
});

test('metropolises and fallen cities are drawn where they stand', () => {
    const shown = view([seat({ settlements: [3, 17], fallen: [17] }), seat({ cities: [30] })], {
        metropolises: [null, 30, null],
    });
    assert.equal(metropolisOwner(shown, 1), 1);
    assert.equal(metropolisOwner(shown, 0), null);
    assert.deepEqual(forBoard(shown).seats[0]!.settlements, [3]);
    assert.equal(cityRound(view([seat()], { phase: 'settle' })), false);
    assert.equal(cityRound(view([seat({ settlements: [3] })], { phase: 'settle' })), true);
});

test('log lines say what changed between two views', () => {
    language.value = 'en';
    const any = (shown: View): AnyView => shown as unknown as AnyView;
    const before = view([seat({ cities: [17] }), seat()], {
        dice: [1, 2],
        barbarians: {
            ship: 6,
            spaces: 7,
            landings: 0,
            strength: 1,
            defence: 0,
            losers: [0],
            best: [],
        },
    });
    const after = view(
        [seat({ settlements: [17] }), seat({ defender: 1, progress_backs: [0, 1, 0] })],
        { dice: [1, 2], barbarians: { ...before.barbarians, ship: 0, landings: 1, strength: 0 } },
    );
    const words = logLine('event ship', -1, any(before), any(after), 0)
        .map(part =>
            typeof part === 'string' ? part : 'seat' in part ? `#${part.seat}` : part.icon,
        )
        .join(' ');
    assert.match(words, /^Event die: event-ship · The barbarians land: swords 1 against 0/);
    assert.match(words, /#0 loses a city/);
    assert.match(words, /#1 is Defender/);
    assert.match(words, /#1 draws a card: progress-trade/);
    assert.deepEqual(logLine('bury ?politics', 1, null, any(after)), [
        { seat: 1 },
        'put away',
        { icon: 'progress-politics', label: 'politics' },
    ]);
    assert.ok(!JSON.stringify(logLine('steal spy', 0, any(before), any(after))).includes('draws'));
});

test('a card that a full hand leaves, and decks chosen openly', () => {
    const before = view([seat({ progress_backs: [4, 0, 0] }), seat()], { phase: 'gate' });
    const after = view([seat({ progress_backs: [4, 1, 0] }), seat()]);
    const words = (seen: string, who: number, now: View) =>
        logLine(seen, who, before as unknown as AnyView, now as unknown as AnyView)
            .map(part =>
                typeof part === 'string' ? part : 'seat' in part ? `#${part.seat}` : part.icon,
            )
            .join(' ');
    language.value = 'en';
    assert.equal(words('draw', 0, after), '#0 draws a card: progress-trade');
    assert.equal(words('done', 0, before), '#0 draws no card');
    assert.equal(words('reward trade', 1, before), '#1 chose a deck trade');
    language.value = 'de';
    assert.equal(words('done', 0, before), '#0 zieht keine Karte');
    language.value = 'en';
});

test('commodities are read and written in their order', () => {
    for (const text of ['2bgpm', 'c', '3p2c', 'blwgopcm'])
        assert.equal(printCards(parseCards(text)!), text);
    assert.deepEqual(parseCards('m'), [0, 0, 0, 0, 0, 0, 0, 1]);
    assert.equal(parseCards('pb'), null);
});

test('tracks and cards are those that the engine tells', () => {
    const { tracks, cards, things } = tables.facts;
    assert.deepEqual(
        tracks.map(track => track.id),
        [...TRACKS],
    );
    assert.deepEqual(cards.map(card => card.id).sort(), Object.keys(LOOKS).sort());
    for (const word of ['road', 'settlement', 'city', 'wall', 'recruit', 'promote', 'activate'])
        assert.ok(total(things[word]!.cost) > 0, word);
    language.value = 'de';
    assert.equal(levelName(1, 3, 'en'), 'Handelshaus');
    assert.equal(levelName(1, 6, 'en'), '');
    assert.equal(levelWords(0, 2), 'Wissenschaft, Stufe 2 von 5');
    language.value = 'en';
});

test('trades are suggested for pieces and for the next levels', () => {
    const shown = view([
        seat({
            tracks: [
                { level: 0, next_cost: 1, brings_metropolis: false },
                { level: 2, next_cost: 3, brings_metropolis: false, forbidden: 'CK-1' },
                { level: 5, next_cost: null, brings_metropolis: false },
            ],
        }),
    ]);
    const play = { view: signal(shown), me: 0 } as unknown as Play;
    assert.deepEqual(
        wishes(play).map(cost => printCards(cost)),
        ['blwg', '2g3o', 'p', 'wo', 'g', 'bl'],
    );
});

test('every card has a text and a rule, every option a sentence', () => {
    const rules = readFileSync(`${WEB_ROOT}/../docs/rules/knights.en.md`, 'utf8');
    for (const tongue of ['en', 'de'] as const) {
        language.value = tongue;
        for (const [word, info] of Object.entries(LOOKS)) {
            assert.ok((C() as Record<string, string>)[word]!.length > 20, word);
            assert.ok(rules.includes(`**${info.rule}**`), info.rule);
        }
    }
    language.value = 'en';
    assert.equal(cardName('bishop', 'en'), 'Bishop');
    assert.equal(cardName('bishop', 'de'), 'Taxation');
    const options = ['knights/options.c', 'island/rows.h']
        .map(file => readFileSync(`${WEB_ROOT}/../games/${file}`, 'utf8'))
        .join('\n');
    const names = [
        ...options.matchAll(/(?:LF_OPTION_[A-Z_]+\(|(?<!\{ )\{ )"([a-z0-9-]+)", ["0-9]/g),
    ].map(each => each[1]!);
    assert.ok(names.length >= 16, names.join());
    for (const name of names) {
        const sentence = optionWords[name]?.sentence;
        assert.ok(sentence?.en.includes('{}') && sentence.de.includes('{}'), name);
    }
});
