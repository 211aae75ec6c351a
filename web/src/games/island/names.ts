/* names.ts - places of the island in words, as people call them across a table: "corner of forest
 * 11, hills 6, fields 12". Names are unique on a board; where terrain and number do not tell two
 * places apart, the side of the hex or of the island is added. */
import { geometryOf } from './facts.ts';
import type { Geometry, Point } from './geometry.ts';
import { T, type Words } from './texts.ts';
import { words, type Board, type View } from './view.ts';

const COMPASS = [
    'north',
    'northeast',
    'east',
    'southeast',
    'south',
    'southwest',
    'west',
    'northwest',
] as const;
const CORNER_SIDE = [0, 1, 3, 4, 5, 7]; /* of a hex, clockwise from the top */
const EDGE_SIDE = [1, 2, 3, 5, 6, 7];

/* The direction of a point from the middle of the board. */
function direction(at: Geometry, p: Point): number {
    const { x, y, width, height } = at.box();
    const turn = Math.atan2(p.x - (x + width / 2), y + height / 2 - p.y) / Math.PI;
    return (Math.round(turn * 4) + 8) % 8;
}

/* Sea is named only where there is nothing else. */
function onLand(board: Board, hexes: number[]): number[] {
    const land = hexes.filter(h => board.hexes[h]!.terrain !== 'sea');
    return land.length > 0 ? land : hexes;
}

function hexBase(board: Board, h: number, t: Words): string {
    const hex = board.hexes[h]!;
    return hex.number === undefined ? t[hex.terrain] : `${t[hex.terrain]} ${hex.number}`;
}

function cornerBase(board: Board, at: Geometry, c: number, t: Words): string {
    const around = onLand(board, at.cornerHexes[c]!);
    const name = t.cornerOf(around.map(h => hexBase(board, h, t)).join(', '));
    if (around.length > 1) return name;
    const side = CORNER_SIDE[at.shape.hex_corners[around[0]!]!.indexOf(c)]!;
    return `${name}, ${t.side(t[COMPASS[side]!])}`;
}

function edgeBase(board: Board, at: Geometry, e: number, t: Words): string {
    const [a, b] = onLand(board, at.edgeHexes[e]!);
    if (b !== undefined) return t.edgeBetween(hexBase(board, a!, t), hexBase(board, b, t));
    const side = EDGE_SIDE[at.shape.hex_edges[a!]!.indexOf(e)]!;
    return `${t.coastOf(hexBase(board, a!, t))}, ${t.side(t[COMPASS[side]!])}`;
}

/* Adds the side of the island to names that several places share, and the id where even that
 * is not enough. */
function distinct(names: string[], at: Geometry, letter: string, t: Words): string[] {
    const count = (list: string[]) =>
        list.reduce(
            (map, name) => map.set(name, (map.get(name) ?? 0) + 1),
            new Map<string, number>(),
        );
    const once = count(names);
    const longer = names.map((name, i) =>
        once.get(name) === 1
            ? name
            : `${name}, ${t.side(t[COMPASS[direction(at, at.placeXY(`${letter}${i}`)!)]!])}`,
    );
    const twice = count(longer);
    return longer.map((name, i) => (twice.get(name) === 1 ? name : `${name} (${letter}${i})`));
}

interface Names {
    key: string;
    h: string[];
    c: string[];
    e: string[];
}
let kept: Names | null = null;

function namesOf(board: Board): Names {
    const t = T();
    const key = t.sea + JSON.stringify([board.hexes, board.harbours]);
    if (kept?.key === key) return kept;
    const harbour = new Map<number, string>();
    for (const { edge, kind } of board.harbours)
        if (kind !== 'none') harbour.set(edge, kind === 'any' ? t.any : t.harbourKind(t[kind]));
    const at = geometryOf(board),
        { shape } = at;
    const cornerHarbour = (c: number): string => {
        for (const h of at.cornerHexes[c]!)
            for (const k of [0, 5]) {
                const i = shape.hex_corners[h]!.indexOf(c);
                const kind = harbour.get(shape.hex_edges[h]![(i + k) % 6]!);
                if (kind) return t.harbourHere(kind);
            }
        return '';
    };
    const h = distinct(
        shape.hexes.map((_, i) => hexBase(board, i, t)),
        at,
        'h',
        t,
    );
    const c = distinct(
        shape.corners.map((_, i) => cornerBase(board, at, i, t)),
        at,
        'c',
        t,
    ).map((name, i) => name + cornerHarbour(i));
    const e = distinct(
        shape.edges.map((_, i) => edgeBase(board, at, i, t)),
        at,
        'e',
        t,
    );
    kept = { key, h, c, e };
    return kept;
}

/* The name of a place in notation (h8, c12, e40); the text itself if it is no place. */
export function placeName(id: string, board: Board | null): string {
    if (!board) return id;
    const names = namesOf(board);
    const list = id[0] === 'h' ? names.h : id[0] === 'c' ? names.c : id[0] === 'e' ? names.e : [];
    return list[Number(id.slice(1))] ?? id;
}

/* An action that is done at a place, as the accessible name of its target. */
export function targetName(action: string, view: View): string {
    const t = T(),
        [word, id] = words(action);
    const place = placeName(id ?? '', view.board);
    switch (word) {
        case 'settlement':
            return t.doSettlement(place);
        case 'city':
            return t.doCity(place);
        case 'road':
            return t.doRoad(place);
        case 'robber':
            return t.doRobber(place);
        default:
            return action;
    }
}
