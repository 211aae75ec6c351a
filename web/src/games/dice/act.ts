/* act.ts - what the reader can do now, whichever way it is asked for: by a button, on the sheet, or
 * by a key. */
import type { Play } from '../drawing.ts';
import { hintsOn } from './hints.ts';
import { buildName, faceWord, faceWords, roadName } from './names.ts';
import type { Target } from './sheet.tsx';
import { doAll, myDice, mySeat, myTurn, released, shownSeat, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import {
    BUILDS,
    FACES,
    lacking,
    nextOf,
    printFaces,
    total,
    words,
    type Build,
    type View,
} from './view.ts';
import { wayTo, type Way } from './ways.ts';

/* A way for this build from here, with what must come before it: nothing, or to stop rolling. */
export interface Offer {
    build: Build;
    way: Way;
    before: string[];
    actions: string[];
}

/* null: it cannot be built now, as far as the sheet and the dice show it. */
export function offerOf(play: Play, build: Build): Offer | null {
    const view = viewOf(play),
        seat = mySeat(play),
        legal = play.legal.value;
    if (!view || !seat || !myTurn(play)) return null;
    const stop = legal.includes('stop');
    if (view.phase !== 'build' && !stop) return null;
    const next = nextOf(view, seat, build),
        way = next?.free ? wayTo(view, seat, build) : null;
    if (!way) return null;
    const actions = build === 'road' ? seat.open_roads.map(road => `road R${road}`) : [build];
    const known = actions.filter(action => stop || way.steps.length > 0 || legal.includes(action));
    if (known.length === 0 || (!stop && way.steps[0] && !legal.includes(way.steps[0]))) return null;
    return { build, way, before: stop ? ['stop'] : [], actions: known };
}

export const take = (play: Play, offer: Offer, action: string): void =>
    doAll(play, [...offer.before, ...offer.way.steps, action]);

/* Why something cannot be built, in words. */
export function whyNot(view: View, play: Play, build: Build): string {
    const t = T(),
        seat = mySeat(play);
    if (!seat) return t.notYours;
    const next = nextOf(view, seat, build);
    if (!next) return t.allBuilt;
    const lack = lacking(myDice(play), view.plan.costs[build]);
    if (total(lack) === 0) return next.free ? t.cannotNow : t.noRoad;
    return next.free
        ? t.needs(faceWords(lack), total(lack))
        : t.needs(faceWords(lack, t.roadThere), total(lack) + 1);
}

export function pressBuild(play: Play, build: Build): void {
    const view = viewOf(play),
        offer = offerOf(play, build);
    if (!view) return;
    if (!offer) {
        const name = T()[build];
        play.explain(`${name}: ${whyNot(view, play, build)}.`, play.forbidden.value[build]);
    } else if (offer.actions.length === 1) take(play, offer, offer.actions[0]!);
    else document.querySelector<HTMLElement>('.goal.road .btn')?.focus();
}

/* The buttons below the dice: `go` rolls and enters points, `stop` ends the rolling. What they mean
 * changes with every roll, so that a second press does not burn one. */
export function ready(play: Play, slot: 'go' | 'stop'): boolean {
    const legal = play.legal.value,
        rolls = viewOf(play)?.rolls_left ?? 0;
    const stop = legal.includes('stop') ? `stop ${rolls}` : '';
    return play.ready(
        slot,
        slot === 'stop'
            ? stop
            : legal.includes('roll')
              ? 'roll'
              : stop
                ? `reroll ${rolls}`
                : legal.includes('end')
                  ? 'end'
                  : '',
    );
}

const tell = (play: Play, slot: 'go' | 'stop', action: string): void => {
    if (ready(play, slot)) play.act(action);
};
export const pressStop = (play: Play): void => tell(play, 'stop', 'stop');
export const pressEnd = (play: Play): void => tell(play, 'go', 'end');

/* Rolls: all dice at the start of a turn, later those that are not kept. */
export function pressRoll(play: Play): void {
    if (!ready(play, 'go')) return;
    const legal = play.legal.value,
        free = released(stateOf(play));
    if (legal.includes('roll')) play.act('roll');
    else if (!legal.includes('stop')) play.explain(T().notYours);
    else if (total(free) === 0) play.explain(T().allKept);
    else play.act(`reroll ${printFaces(free)}`);
}

/* Jokers and gold that the server lists now. */
export function changes(play: Play): { gold: number[]; jokers: number[] } {
    const legal = play.legal.value.map(words);
    const of = (word: string) => legal.filter(each => each[0] === word).map(each => each[1]!);
    return {
        gold: of('gold').map(letter => 'blwgo'.indexOf(letter)),
        jokers: [...new Set(of('joker').map(n => Number(n) - 1))],
    };
}

function buildLabel(view: View, build: Build, action: string, points: number): string {
    const t = T();
    if (build === 'road') return t.buildRoad(roadName(view, Number(action.slice(6))));
    return t.buildAt(buildName(build, points), points);
}

/* The places of the sheet that can be pressed. */
export function targetsOf(play: Play, view: View): Target[] {
    const t = T(),
        seat = mySeat(play),
        out: Target[] = [];
    if (!seat || shownSeat(play) !== play.me) return out;
    for (const build of BUILDS) {
        const offer = offerOf(play, build),
            next = nextOf(view, seat, build);
        if (!offer || !next) continue;
        for (const action of offer.actions)
            out.push({
                action,
                kind: build,
                index:
                    build === 'road'
                        ? Number(action.slice(6))
                        : build === 'city'
                          ? seat.cities
                          : build === 'settlement'
                            ? seat.settlements
                            : seat.knights,
                label: buildLabel(view, build, action, next.points),
            });
    }
    for (const knight of changes(play).jokers) {
        const joker = view.plan.knights[knight]!.joker;
        out.push({
            action: `joker ${knight + 1}`,
            kind: 'joker',
            index: knight,
            label: t.useJoker(joker === 'any' ? t.any : faceWord(FACES.indexOf(joker))),
        });
    }
    return out;
}

export function pick(play: Play, target: Target): void {
    const state = stateOf(play);
    if (target.kind === 'joker') {
        state.change.value = { kind: 'joker', knight: target.index, from: null };
        play.announce(T().pickDie);
        return;
    }
    const offer = offerOf(play, target.kind);
    if (offer) take(play, offer, target.action);
}

/* A tap on a die: keeps or releases it, or turns it with the joker in hand. */
export function pressDie(play: Play, i: number): void {
    const state = stateOf(play),
        change = state.change.value,
        die = state.dice.value[i];
    if (!die || die.face === null || die.spent) return;
    if (change?.kind === 'joker') {
        const letter = 'blwgo$'[die.face],
            plain = `joker ${change.knight + 1} ${letter}`;
        if (play.legal.value.includes(plain)) play.act(plain);
        else if (play.legal.value.some(action => action.startsWith(`${plain}>`)))
            state.change.value = { ...change, from: die.face };
        return;
    }
    if (!play.legal.value.includes('stop')) return;
    state.keep.value = state.keep.value.map((kept, k) => (k === i ? !kept : kept));
}

/* One key each: 1 to 6 the dice, r roll, s stop or the settlement, c city, k knight, w road
 * ("way"), e enter the points, h hints, Escape to put a joker down. */
export function keys(play: Play, event: KeyboardEvent): boolean {
    const legal = play.legal.value,
        key = event.key.toLowerCase();
    if (/^[1-6]$/.test(key)) {
        pressDie(play, Number(key) - 1);
        return true;
    }
    switch (key) {
        case 'r':
            pressRoll(play);
            return true;
        case 's':
            if (legal.includes('stop')) pressStop(play);
            else pressBuild(play, 'settlement');
            return true;
        case 'c':
            pressBuild(play, 'city');
            return true;
        case 'k':
            pressBuild(play, 'knight');
            return true;
        case 'w':
            pressBuild(play, 'road');
            return true;
        case 'e':
            if (legal.includes('end')) pressEnd(play);
            return true;
        case 'h':
            if (play.hints) hintsOn.value = !hintsOn.value;
            return play.hints;
        case 'escape':
            stateOf(play).change.value = null;
            return false;
        default:
            return false;
    }
}
