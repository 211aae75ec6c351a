/* view.ts - the base game's view as the server sends it (games/base/fields.c): that of every island
 * game, and its development cards. */
import type { Counts, Options, Seat as IslandSeat, View as IslandView } from '../island/view.ts';

export const DEV_CARDS = ['knight', 'roadbuilding', 'invention', 'monopoly', 'victory'] as const;
export const DEV_LETTERS = 'krimv';

export type Seat = IslandSeat & { dev_cards: number; dev: Counts | null; knights: number };
export type View = IslandView<Seat> & {
    rolled: boolean;
    built: boolean;
    card_played: boolean;
    deck: number;
    fresh: Counts;
    largest_army: number | null;
    options: Options & { separate_phases: boolean; friendly_robber: boolean };
};

/* What can be built or bought with a button. */
export const BUILDS = ['road', 'settlement', 'city', 'buy'] as const;
export type Build = (typeof BUILDS)[number];
