/* log.ts - lines of the log for what Cities & Knights adds; trade, building and the robber are the
 * island's. What a line says beyond its action (who drew, who lost a city, who got what) was
 * compared between the views before and after, never guessed. */
import type { Part } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import {
    cardsPart,
    diceParts,
    gainParts,
    gains,
    logLine as islandLine,
    picture,
    rollParts,
} from '../island/log.ts';
import { placeName } from '../island/names.ts';
import { T as islandTexts } from '../island/texts.ts';
import { GOOD_LETTERS, total, words } from '../island/view.ts';
import { cardName, deckOf, isCard, levelName } from './catalog.ts';
import { tables } from './facts.ts';
import { T, type Words } from './texts.ts';
import { TRACKS, knightAt, knightIcon, type View } from './view.ts';

const PRODUCES = new Set(['event', 'pillage', 'reward', 'bury', 'commit', 'draw', 'done']);

/* Hexes pay after the barbarians and the cards they bring: `after` knows who has which city. */
function production(word: string, before: View, after: View): Part[] {
    if (!PRODUCES.has(word) || !after.dice || total(after.bank) >= total(before.bank)) return [];
    const sum = after.dice[0] + after.dice[1];
    return gainParts(gains(before, after, sum, tables.facts.terrains, after));
}

/* Progress cards that came into a hand, and points laid open. */
function draws(before: View, after: View, t: Words): Part[] {
    const edition = after.options.edition;
    return after.seats.flatMap((seat, i): Part[] => {
        const was = before.seats[i]!,
            parts: Part[] = [];
        seat.progress_backs.forEach((n, track) => {
            for (let k = was.progress_backs[track]!; k < n; k++)
                parts.push('·', { seat: i }, t.lDraws, {
                    icon: `progress-${TRACKS[track]}`,
                    label: t[TRACKS[track]!],
                });
        });
        for (const word of ['printer', 'constitution'] as const)
            if (seat[word] && !was[word])
                parts.push('·', { seat: i }, t.lPoint, cardName(word, edition));
        return parts;
    });
}

/* How a landing ended. */
function landing(before: View, after: View, t: Words): Part[] {
    const parts: Part[] = [];
    if (after.barbarians.landings > before.barbarians.landings) {
        const { strength, defence } = before.barbarians;
        parts.push(
            '·',
            t.lLand,
            { icon: 'swords', label: t.strength(strength) },
            `${strength}`,
            ...(before.options.nasty ? [] : [t.lAgainst, `${defence}`]),
        );
    }
    after.seats.forEach((seat, i) => {
        const was = before.seats[i]!;
        if (seat.defender > was.defender)
            parts.push('·', { seat: i }, t.lDefender, { icon: 'defender', label: t.defender });
        if (seat.cities.length < was.cities.length)
            parts.push('·', { seat: i }, t.lPillaged, {
                icon: 'city-on-its-side',
                label: islandTexts().city,
                paint: i,
            });
    });
    return parts;
}

function changes(word: string, before: View | null, after: View | null): Part[] {
    if (!before || !after || before.seats.length !== after.seats.length) return [];
    const t = T();
    return [
        ...landing(before, after, t),
        ...(word === 'steal' ? [] : draws(before, after, t)),
        ...production(word, before, after),
    ];
}

function eventLine(what: string, after: View | null, before: View | null, t: Words): Part[] {
    const icon: Part = { icon: `event-${what}`, label: t[what as 'ship'] };
    if (what !== 'ship') return [t.lEvent, icon];
    if (!before || !after || after.barbarians.landings > before.barbarians.landings)
        return [t.lEvent, icon];
    return [icon, t.lShip, t.lSteps(after.barbarians.ship, after.barbarians.spaces)];
}

function cardPart(word: string, view: View | null): Part[] {
    const t = T(),
        hidden = word.startsWith('?') ? word.slice(1) : '';
    const deck = deckOf(word);
    if (hidden) return [{ icon: `progress-${hidden}`, label: t[hidden as 'trade'] }];
    if (!deck) return [word];
    return [
        { icon: `progress-${deck}`, label: t[deck] },
        cardName(word, view?.options.edition ?? 'de'),
    ];
}

/* What a card was played on. */
function playedOn(args: string[], word: string, view: View | null): Part[] {
    const t = T(),
        [a, b] = args;
    if (a === undefined) return [];
    if (word === 'alchemist') return diceParts(a, b ?? '');
    if (/^[hce]\d+$/.test(a)) {
        const place = placeName(a, view?.board ?? null);
        return [b ? t.lNumbers(place, placeName(b, view?.board ?? null)) : place];
    }
    if (/^\d$/.test(a)) return [{ seat: Number(a) }];
    const i = GOOD_LETTERS.indexOf(a);
    return i >= 0 ? [picture(i)] : [a];
}

function knightPart(view: View | null, place: string, seat: number): Part {
    const found = view && knightAt(view, Number(place.slice(1)));
    return {
        icon: found ? knightIcon(found.knight) : 'knight-basic-inactive',
        label: T().recruit,
        paint: found?.seat ?? seat,
    };
}

const kindPart = (letter: string): Part[] =>
    GOOD_LETTERS.includes(letter) ? cardsPart(letter) : cardsPart('?1');

/* What knights do. */
function knightLine(
    list: string[],
    seat: number,
    before: View | null,
    after: View | null,
    t: Words,
): Part[] | null {
    const [word, a = '', b = ''] = list,
        who: Part = { seat };
    const board = after?.board ?? before?.board ?? null;
    switch (word) {
        case 'recruit':
            return [who, t.lRecruits, knightPart(after, a, seat), placeName(a, board)];
        case 'activate':
            return [who, t.lActivates, knightPart(after, a, seat)];
        case 'promote':
            return [who, t.lPromotes, knightPart(after, a, seat)];
        case 'move': {
            const other = before && knightAt(before, Number(b.slice(1)));
            return [
                who,
                t.lMoves,
                knightPart(before, a, seat),
                ...(other
                    ? ['·', t.lDisplaces, { seat: other.seat }, knightPart(before, b, other.seat)]
                    : []),
            ];
        }
        case 'chase':
        case 'hunt':
            return [who, word === 'chase' ? t.lChases : t.lHunts, knightPart(before, a, seat)];
        case 'retreat':
            return [who, t.lRetreat, placeName(a, board)];
        case 'desert':
            return [who, t.lDesert, knightPart(before, a, seat)];
        case 'place':
            return [who, t.lPlace, knightPart(after, b, seat), placeName(b, board)];
        case 'commit': {
            const force = list
                .slice(1)
                .reduce(
                    (sum, place) =>
                        sum +
                        (before && place !== '-'
                            ? (knightAt(before, Number(place.slice(1)))?.knight.strength ?? 0)
                            : 0),
                    0,
                );
            return [who, t.lCommit, `${force}`];
        }
        default:
            return null;
    }
}

function seatLine(
    seen: string,
    seat: number,
    before: View | null,
    after: View | null,
    t: Words,
): Part[] | null {
    const list = words(seen),
        [word = '', a = '', b = ''] = list,
        who: Part = { seat };
    const knight = knightLine(list, seat, before, after, t);
    if (knight) return knight;
    if (isCard(word))
        return [
            who,
            t.lPlays,
            ...cardPart(word, after ?? before),
            ...playedOn(list.slice(1), word, before ?? after),
        ];
    switch (word) {
        case 'wall':
            return [who, t.lWall, { icon: 'wall', label: t.wallFull, paint: seat }];
        case 'improve': {
            const track = TRACKS.findIndex(each => each === a),
                view = before ?? after;
            const level = before ? before.seats[seat]!.tracks[track]!.level + 1 : 0;
            return [
                who,
                t.lImproves,
                { icon: `progress-${a}`, label: t[a as 'trade'] },
                ...(view && level ? [levelName(track, level, view.options.edition)] : []),
                ...(b
                    ? [t.lMetropolis, { icon: `metropolis-${a}`, label: t.metropolis, paint: seat }]
                    : []),
            ];
        }
        case 'pillage':
            return [who, t.lPillage];
        case 'reward':
            return [who, t.lReward, ...(a === '?' ? [] : [t[a as 'trade']])];
        case 'draw':
            return []; /* what came into the hand is told below */
        case 'done':
            return before?.phase === 'gate' ? [who, t.lLeaves] : null;
        case 'bury':
            return [who, t.lBury, ...cardPart(a, after ?? before)];
        case 'steal':
            return [who, t.lSteal, ...cardPart(a, after ?? before)];
        case 'take':
            return [who, t.lTakes, ...cardsPart(a)];
        case 'aqueduct':
            return [
                who,
                t.lAqueduct,
                ...kindPart(a),
                `(${levelName(0, 3, (after ?? before)?.options.edition ?? 'de')})`,
            ];
        case 'harbor':
            return [who, t.lHarbor, { seat: Number(a) }];
        case 'answer':
            return [who, t.lAnswer, ...kindPart(a)];
        case 'discard':
            return before?.phase === 'wedding' ? [who, t.lGives, ...cardsPart(a)] : null;
        default:
            return null;
    }
}

function chanceLine(
    seen: string,
    before: View | null,
    after: View | null,
    by: number | undefined,
    t: Words,
): Part[] | null {
    const [word, a = '', b = ''] = words(seen);
    switch (word) {
        case 'shuffle':
            return a === 'politics' ? [t.lShuffled] : [];
        case 'event':
            return eventLine(a, after, before, t);
        case 'dice':
            return rollParts(a, b, before?.active ?? by);
        default:
            return null;
    }
}

export function logLine(
    seen: string,
    seat: number,
    beforeAny: AnyView | null,
    afterAny: AnyView | null,
    by?: number,
    other: Part[] | null = null /* a line and its rest, of games that add actions */,
    more: Part[] = [],
): Part[] {
    const t = T(),
        before = beforeAny as unknown as View | null;
    const after = afterAny as unknown as View | null,
        word = words(seen)[0]!;
    const own =
        other ??
        (seat < 0
            ? chanceLine(seen, before, after, by, t)
            : seatLine(seen, seat, before, after, t));
    return islandLine(seen, seat, before, after, by, own, [
        ...changes(word, before, after),
        ...more,
    ]);
}
