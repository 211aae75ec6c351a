/* names.ts - places of the island in words, as people call them across a table: "corner of forest
 * 11, hills 6, fields 12". Names are unique on a board; where terrain and number do not tell two
 * places apart, the side of the hex or of the island is added. */
import {
    CORNERS,
    CORNER_HEX,
    EDGES,
    EDGE_HEX,
    HEXES,
    HEX_CORNER,
    HEX_EDGE,
    cornerXY,
    edgeXY,
    hexXY,
    type Point,
} from './geometry.ts';
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

/* The direction of a point from the centre of the island. */
function direction(p: Point): number {
    return (Math.round((Math.atan2(p.x, -p.y) / Math.PI) * 4) + 8) % 8;
}

function hexBase(board: Board, h: number, t: Words): string {
    const hex = board.hexes[h]!;
    return hex.number === undefined ? t[hex.terrain] : `${t[hex.terrain]} ${hex.number}`;
}

function cornerBase(board: Board, c: number, t: Words): string {
    const around = CORNER_HEX[c]!;
    const name = t.cornerOf(around.map(h => hexBase(board, h, t)).join(', '));
    if (around.length > 1) return name;
    const side = CORNER_SIDE[HEX_CORNER[around[0]!]!.indexOf(c)]!;
    return `${name}, ${t.side(t[COMPASS[side]!])}`;
}

function edgeBase(board: Board, e: number, t: Words): string {
    const [a, b] = EDGE_HEX[e]!;
    if (b !== undefined) return t.edgeBetween(hexBase(board, a!, t), hexBase(board, b, t));
    const side = EDGE_SIDE[HEX_EDGE[a!]!.indexOf(e)]!;
    return `${t.coastOf(hexBase(board, a!, t))}, ${t.side(t[COMPASS[side]!])}`;
}

/* Adds the side of the island to names that several places share, and the id where even that
 * is not enough. */
function distinct(
    names: string[],
    where: (i: number) => Point,
    letter: string,
    t: Words,
): string[] {
    const count = (list: string[]) =>
        list.reduce(
            (map, name) => map.set(name, (map.get(name) ?? 0) + 1),
            new Map<string, number>(),
        );
    const once = count(names);
    const longer = names.map((name, i) =>
        once.get(name) === 1 ? name : `${name}, ${t.side(t[COMPASS[direction(where(i))]!])}`,
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
    const cornerHarbour = (c: number): string => {
        for (const h of CORNER_HEX[c]!)
            for (const k of [0, 5]) {
                const i = HEX_CORNER[h]!.indexOf(c);
                const kind = harbour.get(HEX_EDGE[h]![(i + k) % 6]!);
                if (kind) return t.harbourHere(kind);
            }
        return '';
    };
    const h = distinct(
        HEXES.map((_, i) => hexBase(board, i, t)),
        hexXY,
        'h',
        t,
    );
    const c = distinct(
        CORNERS.map((_, i) => cornerBase(board, i, t)),
        cornerXY,
        'c',
        t,
    ).map((name, i) => name + cornerHarbour(i));
    const e = distinct(
        EDGES.map((_, i) => edgeBase(board, i, t)),
        edgeXY,
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
