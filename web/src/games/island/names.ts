/* names.ts - places of the island in words, as people call them across a table: "corner of forest
 * 11, hills 6, fields 12". Names are unique on a board; where terrain and number do not tell two
 * places apart, the side of the hex or of the island is added. */
import { geometryOf } from './facts.ts';
import type { Box, Geometry, Point } from './geometry.ts';
import { T, type Words } from './texts.ts';
import { hexesOf, isLand, words, type Board, type View } from './view.ts';

export const COMPASS = [
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
export function direction({ x, y, width, height }: Box, p: Point): number {
    const turn = Math.atan2(p.x - (x + width / 2), y + height / 2 - p.y) / Math.PI;
    return (Math.round(turn * 4) + 8) % 8;
}

/* What a place is called by: sea is named only where there is no land. */
function named(board: Board, hexes: number[]): number[] {
    const here = hexes.filter(h => board.hexes[h]!.terrain !== 'none');
    const land = here.filter(h => isLand(board.hexes[h]!));
    return land.length > 0 ? land : here;
}

function hexBase(board: Board, h: number, t: Words): string {
    const { terrain, number } = board.hexes[h]!;
    if (terrain === 'none') return '';
    return number === undefined ? t[terrain] : `${t[terrain]} ${number}`;
}

function cornerBase(board: Board, at: Geometry, c: number, t: Words): string {
    const around = named(board, at.cornerHexes[c]!);
    if (around.length === 0) return '';
    const name = t.cornerOf(around.map(h => hexBase(board, h, t)).join(', '));
    if (around.length > 1) return name;
    const side = CORNER_SIDE[at.shape.hex_corners[around[0]!]!.indexOf(c)]!;
    return `${name}, ${t.side(t[COMPASS[side]!])}`;
}

function edgeBase(board: Board, at: Geometry, e: number, t: Words): string {
    const [a, b] = named(board, at.edgeHexes[e]!);
    if (a === undefined) return '';
    if (b !== undefined) return t.edgeBetween(hexBase(board, a, t), hexBase(board, b, t));
    const side = EDGE_SIDE[at.shape.hex_edges[a]!.indexOf(e)]!;
    return `${t.coastOf(hexBase(board, a, t))}, ${t.side(t[COMPASS[side]!])}`;
}

/* Adds the side of the island to names that several places share, and the id where even that
 * is not enough; what is no place of the board has its id alone. */
function distinct(names: string[], where: (id: string) => number, letter: string): string[] {
    const t = T();
    const count = (list: string[]) =>
        list.reduce(
            (map, name) => map.set(name, (map.get(name) ?? 0) + 1),
            new Map<string, number>(),
        );
    const once = count(names);
    const longer = names.map((name, i) =>
        name === '' || once.get(name) === 1
            ? name
            : `${name}, ${t.side(t[COMPASS[where(`${letter}${i}`)]!])}`,
    );
    const twice = count(longer);
    return longer.map((name, i) =>
        name === '' ? `${letter}${i}` : twice.get(name) === 1 ? name : `${name} (${letter}${i})`,
    );
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
    const box = at.box(hexesOf(board)),
        where = (id: string) => direction(box, at.placeXY(id)!);
    const hexes = shape.hexes.map((_, i) => hexBase(board, i, t));
    const corners = shape.corners.map((_, i) => cornerBase(board, at, i, t));
    const edges = shape.edges.map((_, i) => edgeBase(board, at, i, t));
    const h = distinct(hexes, where, 'h'),
        c = distinct(corners, where, 'c').map((name, i) => name + cornerHarbour(i)),
        e = distinct(edges, where, 'e');
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

/* How often a hex brings something, for tooltips. */
export function placeTip(
    id: string,
    board: Board | null,
): { name: string; text: string } | undefined {
    const h = Number(id.slice(1)),
        number = id[0] === 'h' ? board?.hexes[h]?.number : undefined;
    if (number === undefined) return undefined;
    const t = T(),
        text = h === board!.robber ? t.tipRobber : t.tipHex(6 - Math.abs(7 - number), number);
    return { name: placeName(id, board), text };
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
