/* view.ts - the view of Cities & Knights as the server sends it (games/knights/fields.c): that of every
 * island game, and what knights, barbarians, improvements and progress cards add. Cards are counted brick lumber wool grain ore paper cloth coin. */
import type {
    Board as IslandBoard,
    Counts,
    Options,
    Seat as IslandSeat,
    View as IslandView,
} from '../island/view.ts';

/* In the order of the view; shown as trade, politics, science. */
export const TRACKS = ['science', 'trade', 'politics'] as const;
export type Track = (typeof TRACKS)[number];
export const TRACKS_SHOWN = [1, 2, 0];

export type Knight = {
    corner: number;
    strength: 1 | 2 | 3;
    active: boolean;
    ready: boolean;
    promoted: boolean;
};
export type Level = {
    level: number;
    next_cost: number | null;
    forbidden?: string;
    brings_metropolis: boolean;
};
export type Seat = IslandSeat & {
    safe_cards: number;
    progress_backs: Counts;
    progress: string[] | null;
    tracks: Level[];
    knights: Knight[];
    knights_left: Counts;
    force: number;
    defender: number;
    printer: boolean;
    constitution: boolean;
    merchant: boolean;
    walls_left: number;
    fallen: number[];
    walls: number[];
};
export type Edition = 'de' | 'en';
export type Board = IslandBoard & { merchant: number | null };
export type Barbarians = {
    ship: number;
    spaces: number;
    landings: number;
    strength: number;
    defence: number;
    losers: number[];
    best: number[];
};
export type View = IslandView<Seat> & {
    stage: string;
    event: Track | 'ship' | null;
    victim: number | null;
    displaced: number | null;
    piece: number;
    cranes: number;
    fleet: number[];
    harbor: number[];
    harbor_offers: Counts;
    board: Board | null;
    barbarians: Barbarians;
    decks: Counts;
    metropolises: (number | null)[];
    options: Options & {
        edition: Edition;
        nasty: boolean;
        knight_errant: boolean;
        easy_start: boolean;
    };
};

export const STRENGTHS = ['basic', 'strong', 'mighty'] as const;

/* The picture of a knight. */
export const knightIcon = (knight: { strength: number; active: boolean }): string =>
    `knight-${STRENGTHS[knight.strength - 1]}-${knight.active ? 'active' : 'inactive'}`;

/* Whose city stands on a corner; null: nobody's. */
export function cityOwner(view: View, corner: number | null): number | null {
    if (corner === null) return null;
    const seat = view.seats.findIndex(each => each.cities.includes(corner));
    return seat < 0 ? null : seat;
}

/* The seat that has the metropolis of a track. */
export const metropolisOwner = (view: View, track: number): number | null =>
    cityOwner(view, view.metropolises[track] ?? null);

export const knightAt = (view: View, corner: number): { seat: number; knight: Knight } | null => {
    for (let seat = 0; seat < view.seats.length; seat++) {
        const knight = view.seats[seat]!.knights.find(each => each.corner === corner);
        if (knight) return { seat, knight };
    }
    return null;
};

/* How the barbarians' landing would end now, as far as it is worth a sentence. */
export type Outcome =
    | { kind: 'lose'; seats: number[]; need: number } /* these lose a city; need more strength */
    | { kind: 'defender'; seats: number[] } /* one seat is Defender */
    | { kind: 'tie'; seats: number[] } /* these draw a card each */
    | { kind: 'nothing' };

export function outcome({ strength, defence, losers, best }: Barbarians): Outcome {
    if (strength > defence)
        return losers.length
            ? { kind: 'lose', seats: losers, need: strength - defence }
            : { kind: 'nothing' };
    if (best.length === 0) return { kind: 'nothing' };
    return { kind: best.length === 1 ? 'defender' : 'tie', seats: best };
}
