/* setup-text.ts - what pressing a place of an island does to the text of a position: pieces of a
 * seat, robber and pirate, knights, walls, land and numbers. It knows the notation and no rule. */
import { fieldsOf, listOf, valueOf, withField, withList } from '../../net/position.ts';

export const TOOLS = [
    'settlement',
    'city',
    'road',
    'ship',
    'knight',
    'wall',
    'robber',
    'pirate',
    'terrain',
    'number',
] as const;
export type Tool = (typeof TOOLS)[number];

/* Where each is put: on corners, edges or hexes. */
export const PLACE: Record<Tool, 'c' | 'e' | 'h'> = {
    settlement: 'c',
    city: 'c',
    road: 'e',
    ship: 'e',
    knight: 'c',
    wall: 'c',
    robber: 'h',
    pirate: 'h',
    terrain: 'h',
    number: 'h',
};
/* Which of them belong to a seat. */
export const OWNED = new Set<Tool>(['settlement', 'city', 'road', 'ship', 'knight']);

const has = (text: string, word: string): boolean =>
    fieldsOf(text).some(each => each.word === word);
/* Knights on the board stand in corners ("c5:1a"); else the field counts cards. */
const standing = (text: string): boolean => has(text, 'walls');

export const toolsOf = (text: string): Tool[] =>
    TOOLS.filter(tool => {
        if (tool === 'ship') return has(text, 'ships');
        if (tool === 'pirate') return has(text, 'pirate');
        if (tool === 'knight' || tool === 'wall') return standing(text);
        return true;
    });

/* Seats that have pieces: the players, and neutral ones. */
export function ownersOf(text: string, seats: number): number[] {
    const all = Array.from({ length: seats }, (_, i) => i);
    return has(text, 'neutralsettlements') ? [...all, seats, seats + 1] : all;
}
/* "neutralroads 2" for the third player of two. */
const named = (word: string, owner: number, seats: number): string =>
    owner < seats ? word : `neutral${word}`;

const PLURAL = { settlement: 'settlements', city: 'cities', road: 'roads', ship: 'ships' } as const;
type Piece = keyof typeof PLURAL;
const isPiece = (tool: Tool): tool is Piece => tool in PLURAL;
/* What cannot stand on the same place. */
const RIVALS: Record<Piece, Piece[]> = {
    settlement: ['settlement', 'city'],
    city: ['settlement', 'city'],
    road: ['road', 'ship'],
    ship: ['road', 'ship'],
};

function withoutPlace(text: string, word: string, owner: number, place: string): string {
    const list = listOf(text, word, `${owner}`);
    return list.includes(place)
        ? withList(
              text,
              word,
              `${owner}`,
              list.filter(each => each !== place),
          )
        : text;
}

function putPiece(text: string, piece: Piece, owner: number, seats: number, place: string): string {
    const word = named(PLURAL[piece], owner, seats);
    const stood = listOf(text, word, `${owner}`).includes(place);
    let next = text;
    for (const other of ownersOf(text, seats))
        for (const rival of RIVALS[piece])
            next = withoutPlace(next, named(PLURAL[rival], other, seats), other, place);
    if (stood) return next;
    const list = [...listOf(next, word, `${owner}`), place];
    const order = (each: string): number => Number(each.slice(1));
    return withList(
        next,
        word,
        `${owner}`,
        list.sort((a, b) => order(a) - order(b)),
    );
}

/* Nothing, then basic, strong and mighty, each at rest and active. */
const KNIGHTS = ['', ':1', ':1a', ':2', ':2a', ':3', ':3a'];

function putKnight(text: string, owner: number, seats: number, place: string): string {
    const stands = (each: string): boolean => each.startsWith(`${place}:`);
    const own = listOf(text, 'knights', `${owner}`);
    const now = KNIGHTS.indexOf(own.find(stands)?.slice(place.length) ?? '');
    let next = text;
    for (let other = 0; other < seats; other++) {
        const list = listOf(next, 'knights', `${other}`);
        if (list.some(stands))
            next = withList(
                next,
                'knights',
                `${other}`,
                list.filter(each => !stands(each)),
            );
    }
    const form = KNIGHTS[(now + 1) % KNIGHTS.length]!;
    if (!form) return next;
    return withList(next, 'knights', `${owner}`, [
        ...listOf(next, 'knights', `${owner}`),
        place + form,
    ]);
}

/* ---- Land ---- */

/* Places in each row of the frame of wide boards. */
const ROWS = [6, 7, 8, 9, 8, 9, 8, 7, 6];

/* The text of a hex changed by `turn`. A board is a list of 19, or rows of the frame. */
function withHex(text: string, hex: number, turn: (old: string, wide: boolean) => string): string {
    const board = valueOf(text, 'board');
    if (!board) return text;
    const [land, ...more] = board.split('@'),
        wide = land!.includes('/');
    const rows = land!.split('/').map(row => (row ? row.split('.') : []));
    let row = 0,
        at = hex;
    if (wide) while (at >= ROWS[row]!) at -= ROWS[row++]!;
    while (rows.length <= row) rows.push([]);
    while (rows[row]!.length <= at) rows[row]!.push('-');
    rows[row]![at] = turn(rows[row]![at]!, wide);
    const next = [rows.map(each => each.join('.')).join('/'), ...more].join('@');
    return withField(text, 'board', null, next);
}

const LAND = ['h', 'f', 'p', 'g', 'm', 'd'],
    WIDE = ['h', 'f', 'p', 'g', 'm', '$', 'd', 's'],
    BARE = new Set(['d', 's', '-']);
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const after = <T>(list: T[], now: T): T => list[(list.indexOf(now) + 1) % list.length]!;

function nextTerrain(old: string, wide: boolean): string {
    const kind = after(wide ? WIDE : LAND, old[0]!);
    return BARE.has(kind) ? kind : kind + (old.slice(1) || '4');
}
const nextNumber = (old: string): string =>
    BARE.has(old[0]!) ? old : old[0]! + after(NUMBERS, Number(old.slice(1)));

/* ---- The whole ---- */

export function press(
    text: string,
    tool: Tool,
    owner: number,
    seats: number,
    place: string,
): string {
    if (isPiece(tool)) return putPiece(text, tool, owner, seats, place);
    const hex = Number(place.slice(1));
    switch (tool) {
        case 'knight':
            return owner < seats ? putKnight(text, owner, seats, place) : text;
        case 'wall': {
            const walls = listOf(text, 'walls');
            const left = walls.filter(each => each !== place);
            return withList(
                text,
                'walls',
                null,
                left.length < walls.length ? left : [...left, place],
            );
        }
        case 'terrain':
            return withHex(text, hex, nextTerrain);
        case 'number':
            return withHex(text, hex, nextNumber);
        default:
            return withField(text, tool, null, place);
    }
}

/* Moments of a game that people ask about. */
export type Moment = 'settle' | 'roll' | 'main';
export const MOMENTS: Moment[] = ['settle', 'roll', 'main'];

export function withMoment(text: string, moment: Moment, seat: number): string {
    const rolled = moment === 'main',
        turn = Number(valueOf(text, 'turn') ?? 0);
    let next = withField(text, 'phase', null, moment);
    next = withField(next, 'active', null, `${seat}`);
    next = withField(next, 'turn', null, `${moment === 'settle' ? 0 : Math.max(1, turn)}`);
    next = withField(next, 'dice', null, rolled ? '3 5' : '-');
    if (has(text, 'stage')) {
        next = withField(next, 'stage', null, rolled ? 'main' : 'roll');
        next = withField(next, 'event', null, rolled ? 'trade' : '-');
        return withField(next, 'flags', null, '-');
    }
    return withField(next, 'flags', null, rolled ? 'rolled' : '-');
}
