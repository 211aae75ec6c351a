/* view.ts - what games with ships add to the view of every island game: ships, the
 * pirate, gold that owes cards, and islands that bring special points. */
import { geometryOf, type Thing } from '../facts.ts';
import type { Point } from '../geometry.ts';
import type { Play } from '../../drawing.ts';
import type { Board as IslandBoard, Seat as IslandSeat, View as IslandView } from '../view.ts';

/* Land that hangs together: home, where one founds, or an island with points. */
export type Isle = { hexes: number[]; points: number; home: boolean };
export type Board = IslandBoard & { pirate: number | null; islands: Isle[] };
export type Seat = IslandSeat & { ships: number[]; islands: number[]; gold: number };
export type View<S extends Seat = Seat> = Omit<IslandView<S>, 'board'> & {
    board: Board | null;
    sailed: boolean;
    fresh_ships: number[];
};

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;
export const mySeat = (play: Play): Seat | null => viewOf(play)?.seats[play.me ?? -1] ?? null;

export const shipsLeft = (seat: Seat, ship: Thing): number => (ship.each ?? 0) - seat.ships.length;

/* Islands that bring points, with their number in the view. */
export const isles = ({ islands }: Board): { isle: Isle; n: number }[] =>
    (islands ?? []).flatMap((isle, n) => (isle.home || isle.points === 0 ? [] : [{ isle, n }]));

/* The points that a seat has for islands. */
export const islePoints = (seat: Seat, board: Board | null): number =>
    seat.islands.reduce((sum, n) => sum + (board?.islands[n]?.points ?? 0), 0);

/* The end of an edge that points away from the own pieces; null where both ends have some. */
export function freeEnd(seat: Seat, board: IslandBoard, edge: number): Point | null {
    const at = geometryOf(board),
        others = seat.ships.filter(each => each !== edge);
    const held = (corner: number) =>
        seat.settlements.includes(corner) ||
        seat.cities.includes(corner) ||
        others.some(each => at.shape.edge_corners[each]!.includes(corner));
    const free = at.shape.edge_corners[edge]!.filter(corner => !held(corner));
    return free.length === 1 ? at.cornerXY(free[0]!) : null;
}
