/* names.ts - what things are called: faces in lists, roads by where they lead, ways in words. */
import { T, list } from './texts.ts';
import { FACES, leadsTo, type Build, type Counts, type View } from './view.ts';
import type { Help } from './ways.ts';

export const faceName = (face: number): string => T()[FACES[face]!];
/* Inside a sentence. */
export const faceWord = (face: number): string => T()[`${FACES[face]!}_`];

/* "2 ore and grain". */
export function faceWords(dice: Counts, ...more: string[]): string {
    const parts = [
        ...dice.flatMap((n, face) =>
            n === 0 ? [] : [n > 1 ? `${n} ${faceWord(face)}` : faceWord(face)],
        ),
        ...more,
    ];
    return parts.length ? list(parts) : T().lNothing;
}

export const buildName = (build: Build, points: number): string =>
    build === 'road' ? T().road : `${T()[build]} ${points}`;

/* "City 12": where a road leads to. */
export function roadGoal(view: View, road: number): string {
    const to = leadsTo(view.plan, road);
    return to ? buildName(to.build, to.points) : '';
}

export const roadName = (view: View, road: number): string =>
    T().roadName(road, roadGoal(view, road));

/* "wool from 2 gold and the grain joker". */
export function helpWords(helps: Help[]): string {
    const t = T();
    return list(
        helps.map(({ kind, face }) => {
            const what = faceWord(face);
            return kind === 'gold'
                ? t.withGold(what)
                : kind === 'joker'
                  ? t.withJoker(what)
                  : t.withAny(what);
        }),
    );
}

/* What stands on a sheet, for readers who cannot see it. */
export function sheetText(view: View, seat: number, name: string): string {
    const t = T(),
        mine = view.seats[seat];
    if (!mine) return '';
    const { plan } = view;
    const what = [
        ...plan.settlements
            .slice(0, mine.settlements)
            .map(each => buildName('settlement', each.points)),
        ...plan.cities.slice(0, mine.cities).map(each => buildName('city', each.points)),
        ...plan.knights.slice(0, mine.knights).map((each, k) => {
            const joker = each.joker === 'any' ? t.any : t[`${each.joker}_`];
            return `${buildName('knight', each.points)} (${
                mine.used_jokers.includes(k) ? t.jokerUsed(joker) : t.jokerFree(joker)
            })`;
        }),
    ];
    return t.sheetText(name, mine.roads.length, what.join(', '));
}
