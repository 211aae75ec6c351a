/* view.ts - the duel's view: the base game's with neutral players, tokens and two rolls
 * (games/duel/text.c). */
import type { Seat, View as BaseView } from '../base/view.ts';
import { none } from '../base/view.ts';

export type Neutral = { seat: number; road_length: number; settlements: number[]; roads: number[] };
export type View = BaseView & {
    step: 'neutral' | 'take' | 'give' | null;
    due: 'road' | 'settlement' | null;
    rolls: number;
    first_number: number;
    tokens: [number, number];
    token_supply: number;
    action_cost: number;
    action_used: boolean;
    knight_given: boolean;
    neutral: Neutral[];
};

const seatOf = (neutral: Neutral): Seat => ({
    points: 0,
    cards: 0,
    hand: none(),
    dev_cards: 0,
    dev: null,
    knights: 0,
    road_length: neutral.road_length,
    roads_left: 15 - neutral.roads.length,
    settlements_left: 5 - neutral.settlements.length,
    cities_left: 4,
    settlements: neutral.settlements,
    cities: [],
    roads: neutral.roads,
    rates: none(),
    owes: 0,
});

/* The board as the base game draws it: the neutral players sit behind the two who play. */
export const withNeutrals = (view: View): View => ({
    ...view,
    seats: [...view.seats, ...view.neutral.map(seatOf)],
});

/* Their pieces are grey-blue and grey-brown. */
export const NEUTRAL_PAINT = ['#8C97A6', '#A8977F'];
