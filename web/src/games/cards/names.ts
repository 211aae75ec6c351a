/* names.ts - what places, piles, goods and cards are called in front of people. */
import { list, say } from '../../i18n/i18n.ts';
import { cardOf } from './content.ts';
import { T } from './texts.ts';
import { KINDS, landAt, LANDS, LETTERS, parsePlace, slotAt, type View } from './view.ts';

export const cardName = (word: string): string => say(cardOf(word).name);

export const kindName = (letter: string): string => T()[KINDS[LETTERS.indexOf(letter)] ?? 'brick'];
export const landName = (letter: string): string => T()[LANDS[LETTERS.indexOf(letter)] ?? 'hills'];

/* "2 brick and 1 wool". */
export function goodsText(counts: number[]): string {
    const some = counts.map((n, i) => (n > 0 ? `${n} ${T()[KINDS[i]!]}` : '')).filter(Boolean);
    return some.length ? list(some) : T().nothing;
}

/* A place of a seat's principality: "Forest 4", "upper site of the city 6". */
export function placeName(view: View | null, text: string, seat: number): string {
    const t = T(),
        place = parsePlace(text);
    if (!place) return text;
    const realm = view?.seats[place.other ? 1 - seat : seat];
    const { at } = place,
        land = (column: string) => realm && landAt(realm, column);
    switch (place.kind) {
        case 'land': {
            const here = land(at);
            return here ? `${landName(here.kind)} ${here.number}` : t.emptyLand(at);
        }
        case 'outer': {
            const here = land(at[0]! + (place.side ? '2' : '1'));
            return t.outerOf(here ? `${landName(here.kind)} ${here.number}` : at);
        }
        case 'road':
            return t.roadAt(at[0]!.toUpperCase());
        case 'town': {
            const level = realm?.towns.find(town => town.at === at)?.level ?? 0;
            return `${[t.newTown, t.settlement, t.city, t.metropolis][level]} ${at}`;
        }
        default: {
            const town = String(parseInt(at, 10));
            return place.side ? t.siteBelow(town) : t.siteAbove(town);
        }
    }
}

/* The card that lies at a place, if one does. */
export function cardAt(view: View, text: string, seat: number): string | null {
    const place = parsePlace(text);
    if (!place) return null;
    const realm = view.seats[place.other ? 1 - seat : seat];
    return (realm && slotAt(realm, place.at)?.card) ?? null;
}

/* "Stack 3", "discard pile". */
export function pileName(view: View | null, id: string, me: number | null): string {
    const t = T();
    if (/^d\d$/.test(id)) {
        const shared = view?.discards.find(pile => pile.id === id)?.owner ?? null;
        return shared === null ? t.discard : shared === me ? t.ownDiscard : t.otherDiscard;
    }
    const stack = view?.stacks.find(each => each.id === id);
    if (stack && stack.owner !== null && me === null) return t.stack(stackLetter(view, id));
    if (!stack || stack.owner === null)
        return stack?.set && stack.set !== 'base'
            ? t.setStack(stackLetter(view, id))
            : t.stack(stackLetter(view, id));
    return stack.owner === me
        ? t.ownStack(stackLetter(view, id))
        : t.otherStack(stackLetter(view, id));
}

/* Stacks are named by letters, each player's own from A. */
export function stackLetter(view: View | null, id: string): string {
    const n = Number(id) - 1,
        owned = view?.stacks.some(each => each.owner !== null);
    return 'ABCDEFGH'[owned ? n % 4 : n] ?? id;
}
