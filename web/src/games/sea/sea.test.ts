/* sea.test.ts - games with ships, against views made by hand: places for ships and moves of ships,
 * robber or pirate, the gold picker, islands with points, lines of the log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { tables } from '../base/facts.ts';
import sea from './index.tsx';
import type { Part, Play } from '../drawing.ts';
import { atSea, geometryOf } from '../island/facts.ts';
import { framed } from '../island/land.tsx';
import { stateOf as islandState } from '../island/state.ts';
import { goldOwed, goldStep } from '../island/sea/panels.tsx';
import {
    anchored,
    movable,
    pressMove,
    putDown,
    settleShips,
    stateOf,
    takeUp,
    waysOf,
} from '../island/sea/sail.ts';
import { isleName, seaText } from '../island/sea/layers.tsx';
import { pickSea, seaTargets } from '../island/sea/targets.tsx';
import { freeEnd, isles, type Seat, type View } from '../island/sea/view.ts';
import { targetsOf } from '../island/scene.tsx';
import type { View as IslandView } from '../island/view.ts';
import { language } from '../../i18n/i18n.ts';
import type { View as AnyView } from '../../net/types.ts';
import { contentOf } from '../../../test/engine.ts';
import { boardOf } from '../../../test/shapes.ts';

tables.learn(contentOf('base'));

const MAP = `
 . . . . .
. f h . $ .
 . p . . m
. . . . . .
`;

const shape = boardOf(MAP);
const seat = (own: Partial<Seat> = {}): Seat => ({
    points: 2,
    cards: 0,
    hand: [0, 0, 0, 0, 0],
    road_length: 1,
    roads_left: 15,
    settlements_left: 5,
    cities_left: 4,
    settlements: [],
    cities: [],
    roads: [],
    rates: [4, 4, 4, 4, 4],
    owes: 0,
    ships: [],
    islands: [],
    gold: 0,
    ...own,
});

/* A hex on the coast: its corners and edges, clockwise from the top. */
const at = geometryOf(shape),
    HEX = shape.hexes.findIndex(({ terrain }) => terrain === 'hills'),
    corner = (k: number) => at.shape.hex_corners[HEX]![k]!,
    edge = (k: number) => at.shape.hex_edges[HEX]![k]!;

function viewWith(own: Partial<Seat>, more: Partial<View> = {}): View {
    const gold = shape.hexes.findIndex(({ terrain }) => terrain === 'gold'),
        ore = shape.hexes.findIndex(({ terrain }) => terrain === 'mountains');
    return {
        phase: 'main',
        turn: 3,
        active: 0,
        first: 0,
        viewer: 0,
        dice: null,
        free_roads: 0,
        offers_made: 0,
        board: {
            ...shape,
            pirate: 0,
            islands: [
                { hexes: [HEX], points: 0, home: true },
                { hexes: [gold, ore], points: 2, home: false },
            ],
        },
        bank: [19, 19, 19, 0, 1],
        longest_road: null,
        seats: [seat(own), seat(), seat()],
        offer: null,
        proposals: [],
        may_propose: false,
        options: { target: 14, discard_limit: 7, offers: 3, bank: 19 },
        sailed: false,
        fresh_ships: [],
        ...more,
    };
}

interface Told {
    acts: string[];
    whys: string[];
}

function playOf(view: View, legal: string[], awaited = [0]): Play & Told {
    const told: Told = { acts: [], whys: [] };
    return {
        ...told,
        view: signal(view as unknown as AnyView),
        legal: signal(legal),
        forbidden: signal({}),
        awaited: signal(awaited),
        last: signal(null),
        narrow: signal(false),
        window: signal('W'),
        me: 0,
        names: ['Ada', 'Bo', 'Cy'],
        colours: ['red', 'blue', 'orange'],
        act: (text: string) => told.acts.push(text),
        explain: (text: string) => told.whys.push(text),
        announce() {},
        ready: () => true,
    } as unknown as Play & Told;
}

const targets = (play: Play) => {
    const view = play.view.value as unknown as View;
    const words = ['settlement', 'city', 'road', 'robber', 'ship', 'pirate'];
    return seaTargets(
        play,
        view,
        targetsOf(play, view as unknown as IslandView, islandState(play), words),
    );
};
const actions = (play: Play) => targets(play).map(({ action }) => action);
const text = (parts: Part[]): string =>
    parts
        .map(part =>
            typeof part === 'string' ? part : 'seat' in part ? `<${part.seat}>` : `[${part.icon}]`,
        )
        .join(' ');
const line = (seen: string, by: number, before: View, after: View): string =>
    text(
        sea.logLine(seen, by, before as unknown as AnyView, after as unknown as AnyView, 'en', []),
    );

test('the map of these tests has sea, and corners with nothing but sea around them', () => {
    assert.equal(framed(shape), true);
    assert.equal(atSea(shape, corner(0)), false);
    assert.equal(atSea(shape, at.shape.hex_corners[0]![0]!), true);
});

test('a path for a road or a ship is one place, until one of them is chosen', () => {
    const play = playOf(viewWith({}), ['road e3', 'ship e3', 'ship e4', 'road e5', 'end']);
    assert.deepEqual(actions(play).sort(), ['either e3', 'road e5', 'ship e4']);
    const either = targets(play).find(({ kind }) => kind === 'either')!;
    assert.equal(pickSea(play, either), true);
    assert.equal(stateOf(play).either.value, 'e3');
    assert.equal(sea.prompt(play).text, 'Road or ship?');
    putDown(play);
    assert.equal(stateOf(play).either.value, null);
    islandState(play).mode.value = 'ship';
    assert.deepEqual(actions(play).sort(), ['ship e3', 'ship e4']);
});

test('a ship is taken up, shows where it may go, and is put down again', () => {
    const [a, b] = [edge(0), edge(1)],
        view = viewWith({ ships: [a, b], settlements: [corner(0)] });
    const play = playOf(view, ['end', `sail e${b} e3`, `sail e${b} e9`]);
    assert.deepEqual(movable(play.legal.value), [b]);
    assert.deepEqual(waysOf(play.legal.value, b), [3, 9]);
    assert.deepEqual(actions(play), [`sail e${b}`]);
    assert.equal(targets(play)[0]!.quiet, true, 'allowed, but not asked for');
    assert.deepEqual(anchored(play), [], 'nothing is being moved');
    pickSea(play, targets(play)[0]!);
    assert.equal(islandState(play).mode.value, 'sail');
    assert.deepEqual(actions(play), [`sail e${b} e3`, `sail e${b} e9`, `sail e${b}`]);
    assert.deepEqual(anchored(play), [a]);
    assert.equal(sea.prompt(play).text, 'Choose its new place');
    takeUp(play, b);
    assert.equal(stateOf(play).ship.value, null);
    assert.equal(islandState(play).mode.value, null, 'it was the only one');
    pressMove(play);
    assert.equal(stateOf(play).ship.value, b, 'the only one is taken up at once');
    sea.prompt(play).stop!.press();
    assert.equal(stateOf(play).ship.value, null);
    /* After the move nothing is left in hand. */
    takeUp(play, b);
    play.legal.value = ['end'];
    settleShips(play);
    assert.equal(stateOf(play).ship.value, null);
});

test('of several ships one is chosen first', () => {
    const view = viewWith({ ships: [1, 2, 3] }),
        play = playOf(view, ['end', 'sail e1 e8', 'sail e3 e8']);
    pressMove(play);
    assert.equal(stateOf(play).ship.value, null);
    assert.equal(sea.prompt(play).text, 'Choose the ship to move');
    assert.deepEqual(actions(play), ['sail e1', 'sail e3']);
    assert.deepEqual(anchored(play), [2]);
});

test('the free end of a ship is away from the own pieces', () => {
    const own = seat({ ships: [edge(0), edge(1)], settlements: [corner(0)] });
    assert.deepEqual(freeEnd(own, shape, edge(1)), at.cornerXY(corner(2)));
    assert.equal(freeEnd(own, shape, edge(0)), null);
});

test('on a seven the robber or the pirate goes: all hexes quietly, or one figure', () => {
    const play = playOf(viewWith({}, { phase: 'robber' }), [
        'robber h7',
        'pirate h1 1',
        'pirate h1 2',
        'pirate h2',
    ]);
    assert.equal(sea.prompt(play).text, 'Move the robber or the pirate');
    assert.deepEqual(actions(play), ['robber h7', 'pirate h1', 'pirate h2']);
    assert.ok(targets(play).every(({ quiet }) => quiet));
    islandState(play).mode.value = 'pirate';
    assert.deepEqual(actions(play), ['pirate h1', 'pirate h2']);
    assert.ok(targets(play).every(({ quiet }) => !quiet));
    const waiting = playOf(viewWith({}, { phase: 'robber', active: 1 }), [], [1]);
    assert.equal(sea.prompt(waiting).text, 'Bo moves the robber or the pirate');
});

test('gold owes no more than the bank has, and several seats choose in order', () => {
    const view = viewWith({ gold: 2 }, { phase: 'gold' }),
        play = playOf(view, ['gold bo', 'gold 2b']);
    assert.equal(goldOwed(play), 2);
    assert.equal(sea.prompt(play).text, 'Choose 2 resources');
    assert.equal(goldStep(play)!.action, null);
    stateOf(play).picks.value = [1, 0, 0, 0, 1];
    assert.equal(goldStep(play)!.action, 'gold bo');
    const poor = viewWith({ gold: 4 }, { phase: 'gold', bank: [1, 0, 0, 0, 1] });
    assert.equal(goldOwed(playOf(poor, ['gold bo'])), 2);
    view.seats[1]!.gold = 1;
    const second = playOf(view, [], [1]);
    assert.equal(goldOwed(second), 0);
    assert.equal(sea.prompt(second).text, 'Bo chooses at the gold first, then you: 2');
    const looker = playOf({ ...view, seats: [seat(), seat({ gold: 1 }), seat()] }, [], [1]);
    assert.equal(sea.prompt(looker).text, 'Bo chooses 1 resource');
});

test('what was done with ships is said in the log', () => {
    const before = viewWith({}),
        after = viewWith({ islands: [1] });
    assert.equal(line('ship e3', 0, before, before), '<0> built [ship-side]');
    assert.equal(line('sail e3 e4', 0, before, before), '<0> moved [ship-side] [ship-move]');
    assert.match(
        line('pirate h1 2', 0, before, before),
        /^<0> moved \[pirate-ship\] to sea.* · <2>$/,
    );
    assert.equal(
        line('gold 2bo', 1, before, before),
        '<1> took [brick] [brick] [ore] from the bank [gold-coin]',
    );
    assert.match(
        line('settlement c3', 0, before, after),
        / · \[island-flag\] island in the .*east · \+2$/,
    );
    assert.match(
        line('dice 2 3', -1, before, viewWith({ gold: 2 }, { phase: 'gold' })),
        / · <0> may choose 2 \[gold-coin\]$/,
    );
    assert.match(
        line('ship e3', 0, before, viewWith({}, { longest_road: 0 })),
        /<0> takes Longest Trade Route$/,
    );
});

test('islands with points, ships and the pirate are told in words', () => {
    const view = viewWith({ islands: [1], ships: [edge(0)] });
    assert.deepEqual(
        isles(view.board!).map(({ n }) => n),
        [1],
    );
    assert.match(isleName(view.board!, 1), /^island in the .*east$/);
    const told = seaText(view, ['Ada', 'Bo', 'Cy']).join('\n');
    assert.match(told, /the pirate is here/);
    assert.match(told, /2 special points for the first settlement; taken by Ada/);
    assert.match(told, /Ada: ships on coast of hills/);
    language.value = 'de';
    assert.match(seaText(view, ['Ada', 'Bo', 'Cy']).join('\n'), /2 Sonderpunkte/);
    language.value = 'en';
});
