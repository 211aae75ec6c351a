/* base.test.ts - notation, names of places, targets and log lines of the base game's drawing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language } from '../src/i18n/i18n.ts';
import type { View as AnyView } from '../src/net/types.ts';
import { signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { tables } from '../src/games/base/facts.ts';
import { logLine } from '../src/games/base/log.ts';
import type { Seat, View } from '../src/games/base/view.ts';
import type { Play } from '../src/games/drawing.ts';
import { nearest, type Target } from '../src/games/island/board.tsx';
import { geometryOf } from '../src/games/island/facts.ts';
import { gains } from '../src/games/island/log.ts';
import { placeName } from '../src/games/island/names.ts';
import { Offers } from '../src/games/island/offers.tsx';
import { stateOf } from '../src/games/island/state.ts';
import { Trade, send } from '../src/games/island/trade.tsx';
import {
    none,
    parseCards,
    parseTrade,
    printCards,
    printTrade,
    type Board,
    type Terrain,
} from '../src/games/island/view.ts';
import { contentOf } from './engine.ts';

tables.learn(contentOf('base'));
const { terrains } = tables.facts;

/* The beginner board of docs/notation.md. */
const TEXT = 'm10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11';
const TERRAIN: Record<string, Terrain> = {
    m: 'mountains',
    p: 'pasture',
    f: 'forest',
    g: 'fields',
    h: 'hills',
    d: 'desert',
};
const board = (): Board => ({
    hexes: TEXT.split('.').map(text =>
        text === 'd'
            ? { terrain: 'desert' as const }
            : { terrain: TERRAIN[text[0]!]!, number: Number(text.slice(1)) },
    ),
    harbours: [
        { edge: 0, kind: 'any' },
        { edge: 3, kind: 'grain' },
    ],
    robber: 9,
});

const seat = (more: Partial<Seat> = {}): Seat => ({
    points: 0,
    cards: 0,
    hand: null,
    dev_cards: 0,
    dev: null,
    knights: 0,
    road_length: 0,
    roads_left: 15,
    settlements_left: 5,
    cities_left: 4,
    settlements: [],
    cities: [],
    roads: [],
    rates: [4, 4, 4, 4, 4],
    owes: 0,
    ...more,
});

const view = (seats: Seat[], more: Partial<View> = {}): View => ({
    phase: 'main',
    turn: 3,
    active: 0,
    first: 0,
    viewer: 0,
    dice: null,
    rolled: true,
    built: false,
    card_played: false,
    free_roads: 0,
    offers_made: 0,
    board: board(),
    bank: [19, 19, 19, 19, 19],
    deck: 25,
    fresh: none(),
    longest_road: null,
    largest_army: null,
    seats,
    offer: null,
    proposals: seats.map(() => null),
    may_propose: false,
    options: {
        separate_phases: false,
        friendly_robber: false,
        target: 10,
        discard_limit: 7,
        offers: 4,
        bank: 19,
    },
    ...more,
});

test('cards round trip through the notation', () => {
    for (const text of ['-', 'b', '2bg', 'blwgo', '12o', '3l2w'])
        assert.equal(printCards(parseCards(text)!), text);
    for (const text of ['?3', 'gb', 'bb', '', '2', 'x']) assert.equal(parseCards(text), null, text);
    assert.deepEqual(parseTrade('2b>o'), { gives: [2, 0, 0, 0, 0], wants: [0, 0, 0, 0, 1] });
    assert.equal(parseTrade('b>o>w'), null);
    assert.equal(printTrade([0, 1, 0, 0, 0], [0, 0, 0, 2, 0]), 'l>2g');
});

test('places are named as people call them, and no two alike', () => {
    language.value = 'en';
    assert.equal(placeName('c17', board()), 'corner of fields 12, hills 6, forest 11');
    assert.equal(placeName('h9', board()), 'desert');
    assert.equal(placeName('c0', board()), 'corner of mountains 10, north side, harbour 3 for 1');
    for (const [letter, count] of [
        ['h', 19],
        ['c', 54],
        ['e', 72],
    ] as const) {
        const names = Array.from({ length: count }, (_, i) => placeName(`${letter}${i}`, board()));
        assert.equal(new Set(names).size, count, `names of ${letter}`);
    }
    language.value = 'de';
    assert.equal(placeName('c17', board()), 'Kreuzung von Ackerland 12, Hügelland 6, Wald 11');
    language.value = 'en';
});

test('a touch chooses the nearest target within reach and none beyond', () => {
    const at = geometryOf(board());
    const target = (action: string, kind: Target['kind']): Target => ({
        action,
        kind,
        place: action.split(' ')[1]!,
        label: action,
        quiet: false,
    });
    const list = [target('settlement c8', 'settlement'), target('road e12', 'road')];
    const c = at.cornerXY(8),
        e = at.edgeXY(12);
    assert.equal(nearest(at, list, { x: c.x + 8, y: c.y - 8 }, 30)?.action, 'settlement c8');
    assert.equal(nearest(at, list, { x: e.x + 3, y: e.y + 3 }, 30)?.action, 'road e12');
    assert.equal(nearest(at, list, { x: c.x + 200, y: c.y }, 30), null);
    assert.equal(nearest(at, [target('robber h3', 'robber')], { x: 0, y: 0 }, 30), null);
});

/* c17 touches fields 12, hills 6 and forest 11: a settlement there is paid by a 6. */
test('a roll says who got what only where the hand sizes agree', () => {
    const before = view([seat({ hand: none() }), seat({ settlements: [17] })]);
    const paid = view([seat({ hand: none() }), seat({ settlements: [17], cards: 1 })], {
        bank: [18, 19, 19, 19, 19],
    });
    assert.deepEqual(gains(before, paid, 6, terrains), [none(), [1, 0, 0, 0, 0]]);
    const unpaid = view([seat({ hand: none() }), seat({ settlements: [17] })]);
    assert.deepEqual(gains(before, unpaid, 6, terrains), [none(), 0]);
    const blocked = view([seat({ hand: none() }), seat({ settlements: [17] })]);
    blocked.board!.robber = 4;
    assert.deepEqual(gains(blocked, blocked, 6, terrains), [none(), none()]);
});

const asText = (parts: ReturnType<typeof logLine>): string =>
    parts
        .map(part =>
            typeof part === 'string' ? part : 'seat' in part ? `#${part.seat}` : `[${part.label}]`,
        )
        .join(' ');

test('log lines in both languages, with and without views', () => {
    const line = (seen: string, who: number, by?: number) =>
        asText(logLine(seen, who, null, view([seat(), seat()]) as unknown as AnyView, by));
    language.value = 'en';
    assert.equal(line('dice 5 3', -1, 1), '#1 rolled [5] [3] = 8');
    assert.equal(line('bank 4g>o', 0), '#0 traded 4 [grain] for [ore] to the bank');
    assert.equal(line('robber h8 1', 0), '#0 moved [the robber] to forest 11 · #1');
    assert.equal(line('discard ?4', 1), '#1 discarded 4 cards');
    assert.equal(line('end', 1), '');
    language.value = 'de';
    assert.equal(line('dice 5 3', -1, 1), '#1 würfelt [5] [3] = 8');
    assert.equal(line('discard ?4', 1), '#1 gibt ab: 4 Karten');
    language.value = 'en';
});

/* A table as the drawing sees it, and what it sends. */
function table(now: View, me: number, legal: string[]): { play: Play; sent: string[] } {
    const sent: string[] = [];
    const play = {
        view: signal(now),
        legal: signal(legal),
        forbidden: signal({}),
        me,
        names: ['Ann', 'Ben', 'Cid'],
        colours: [],
        narrow: signal(false),
        sheet: signal(null),
        ready: () => true,
        act: (text: string) => sent.push(text),
        explain: (text: string) => sent.push(`! ${text}`),
    };
    return { play: play as unknown as Play, sent };
}

/* Everything drawn, components opened. */
function drawn(node: ComponentChildren): VNode<Record<string, unknown>>[] {
    if (Array.isArray(node)) return node.flatMap(drawn);
    if (!node || typeof node !== 'object' || !('type' in node)) return [];
    const it = node as VNode<Record<string, unknown>>;
    if (typeof it.type === 'function')
        return drawn((it.type as (props: unknown) => ComponentChildren)(it.props));
    return [it, ...drawn(it.props.children as ComponentChildren)];
}
const offered = (node: ComponentChildren): string[] =>
    drawn(node)
        .map(it => it.props['data-do'])
        .filter(it => it !== undefined) as string[];

test('who is not at turn proposes to the one who is, and takes that back', () => {
    const seats = [seat(), seat({ hand: [2, 0, 0, 0, 0], cards: 2 }), seat()];
    const { play, sent } = table(view(seats, { viewer: 1, may_propose: true }), 1, []);
    language.value = 'en';
    stateOf(play).give.value = [1, 0, 0, 0, 0];
    stateOf(play).want.value = [0, 1, 0, 0, 0];
    const words = JSON.stringify(drawn(Trade({ play, wishes: [] })).map(it => it.props.children));
    assert.ok(words.includes('Propose to Ann'));
    assert.ok(!words.includes('aria-pressed')); /* nobody else to choose */
    send(play);
    assert.deepEqual(sent, ['offer 0 b>l']);
    const proposals = [null, { gives: [1, 0, 0, 0, 0], wants: [0, 1, 0, 0, 0] }, null];
    const mine = table(view(seats, { viewer: 1, proposals }), 1, ['withdraw']);
    assert.deepEqual(offered(Offers({ play: mine.play })), ['withdraw']);
    const hers = table(view(seats, { viewer: 0, proposals }), 0, ['confirm 1', 'end']);
    assert.deepEqual(offered(Offers({ play: hers.play })), ['confirm 1']);
    const other = table(view(seats, { viewer: 2, proposals }), 2, []);
    assert.deepEqual(offered(Offers({ play: other.play })), []);
    assert.ok(
        drawn(Offers({ play: other.play })).some(
            it => it.props['aria-label'] === 'Ben proposes: 1 brick for 1 lumber',
        ),
    );
    assert.equal(Offers({ play }) && offered(Offers({ play })).length, 0);
});

test('proposals in the log', () => {
    const proposals = [null, { gives: [1, 0, 0, 0, 0], wants: [0, 2, 0, 0, 0] }];
    const now = view([seat(), seat()], { proposals }) as unknown as AnyView;
    language.value = 'en';
    assert.equal(
        asText(logLine('offer 0 b>2l', 1, now, now)),
        '#1 proposes [brick] for [lumber] [lumber]',
    );
    assert.equal(
        asText(logLine('offer 1 b>2l', 0, now, now)),
        '#0 offers [brick] for [lumber] [lumber]',
    );
    assert.equal(
        asText(logLine('confirm 1', 0, now, now)),
        '#0 traded [lumber] [lumber] for [brick] with #1',
    );
});
