/* log.ts - a line of the log from an action, in the reader's language. */
import type { Part } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { buildName, roadGoal } from './names.ts';
import { T, type Words } from './texts.ts';
import { FACES, faceOf, listed, parseFaces, words, type Build, type View } from './view.ts';

const picture = (face: number, t: Words): Part => ({
    icon: FACES[face]!,
    label: t[`${FACES[face]!}_`],
});

function faces(text: string, t: Words): Part[] {
    const dice = parseFaces(text);
    return dice
        ? listed(dice).map(face => ({ icon: `dice-${FACES[face]!}`, label: t[`${FACES[face]!}_`] }))
        : [text];
}

/* Points of what an action built: from the view after it, or not at all. */
function builtName(build: Build, seat: number, before: View | null, t: Words): string {
    const mine = before?.seats[seat],
        plan = before?.plan;
    if (!mine || !plan) return t[build];
    const points =
        build === 'city'
            ? plan.cities[mine.cities]?.points
            : build === 'settlement'
              ? plan.settlements[mine.settlements]?.points
              : plan.knights[mine.knights]?.points;
    return points === undefined ? t[build] : buildName(build, points);
}

function seatLine(
    seen: string,
    seat: number,
    before: View | null,
    after: View | null,
    t: Words,
): Part[] {
    const [word, a = '', b = ''] = words(seen),
        who: Part = { seat };
    switch (word) {
        case 'roll':
        case 'stop':
        case 'reroll':
            return [];
        case 'road':
            return [
                who,
                t.lBuilt,
                { icon: 'road', label: t.road_, paint: seat },
                ...(after && roadGoal(after, Number(a.slice(1)))
                    ? [t.towards(roadGoal(after, Number(a.slice(1))))]
                    : []),
            ];
        case 'settlement':
        case 'city':
            return [
                who,
                t.lBuilt,
                { icon: word, label: t[`${word}_`], paint: seat },
                builtName(word, seat, before, t),
            ];
        case 'knight':
            return [
                who,
                t.lBuilt,
                { icon: 'knight-basic-active', label: t.knight_, paint: seat },
                builtName('knight', seat, before, t),
            ];
        case 'joker': {
            const [from, to] = b.split('>'),
                plan = (before ?? after)?.plan;
            const joker = plan?.knights[Number(a) - 1]?.joker;
            const face = to ? faceOf(to) : joker && joker !== 'any' ? FACES.indexOf(joker) : -1;
            return [
                who,
                t.lJoker,
                picture(faceOf(from!), t),
                t.lTurns,
                ...(face >= 0 ? [picture(face, t)] : []),
            ];
        }
        case 'gold':
            return [who, t.lGold, picture(5, t), picture(5, t), t.lInto, picture(faceOf(a), t)];
        case 'end': {
            const box = before?.gained ?? null;
            return [who, box === null ? '…' : box ? t.lEnters(box) : t.lCross];
        }
        default:
            return [who, seen];
    }
}

export function logLine(
    seen: string,
    seat: number,
    before: AnyView | null,
    after: AnyView | null,
    by?: number,
): Part[] {
    const t = T(),
        was = before as unknown as View | null,
        is = after as unknown as View | null;
    if (seat >= 0) {
        if (words(seen)[0] === 'end' && !was) return [];
        return seatLine(seen, seat, was, is, t);
    }
    const [word, a = ''] = words(seen),
        who = was?.active ?? by;
    if (word === 'start') return [{ seat: Number(a) }, t.lStarts];
    if (word !== 'dice') return [seen];
    return [...(who === undefined ? [] : [{ seat: who }]), t.lRolled, ...faces(a, t)];
}
