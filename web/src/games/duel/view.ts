/* view.ts - the duel's view: the base game's with neutral players, tokens and two rolls
 * (games/duel/text.c). */
import type { Seat, View as BaseView } from '../base/view.ts';
import { none } from '../island/view.ts';

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

/* A neutral player has pieces on the board and nothing else. */
const seatOf = (neutral: Neutral): Seat => ({
    points: 0,
    cards: 0,
    hand: none(),
    dev_cards: 0,
    dev: null,
    knights: 0,
    roads_left: 0,
    settlements_left: 0,
    cities_left: 0,
    cities: [],
    rates: none(),
    owes: 0,
    ...neutral,
});

/* The board as the base game draws it: the neutral players sit behind the two who play. */
export const withNeutrals = (view: View): View => ({
    ...view,
    seats: [...view.seats, ...view.neutral.map(seatOf)],
});

/* Their pieces are grey-blue and grey-brown. */
export const NEUTRAL_PAINT = ['#8C97A6', '#A8977F'];
