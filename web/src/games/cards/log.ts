/* log.ts - actions as lines of the log: who, what, with pictures of goods and dice. */
import type { Part } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { cardOf, classIcon, content, isCard } from './content.ts';
import { cardAt, cardName, kindName, landName, pileName, placeName } from './names.ts';
import { T } from './texts.ts';
import {
    asView,
    goodsOf,
    KINDS,
    LETTERS,
    parseAct,
    parseGoods,
    parsePlace,
    landAt,
    type View,
} from './view.ts';

const goods = (text: string): Part[] =>
    (parseGoods(text) ?? []).flatMap((n, i) =>
        Array.from({ length: n }, (): Part => ({ icon: KINDS[i]!, label: T()[KINDS[i]!] })),
    );

const card = (word: string): Part[] =>
    word === '?'
        ? [T().aCard]
        : isCard(word)
          ? [{ icon: classIcon(cardOf(word)), label: '' }, cardName(word)]
          : [word];

/* A landscape as its resource, anything else by name. */
function place(text: string, view: View | null, seat: number): Part[] {
    const at = parsePlace(text),
        realm = view?.seats[at?.other ? 1 - seat : seat];
    const land = at && realm ? landAt(realm, at.at) : null;
    if (land)
        return [
            { icon: KINDS[LETTERS.indexOf(land.kind)]!, label: kindName(land.kind) },
            `${landName(land.kind)} ${land.number}`,
        ];
    const lies = view && cardAt(view, text, seat);
    return lies ? card(lies) : [placeName(view, text, seat)];
}

function chance(word: string, args: string[], by: number | undefined): Part[] {
    const t = T(),
        a = args[0] ?? '',
        who: Part[] = by === undefined ? [] : [{ seat: by }];
    switch (word) {
        case 'die':
            return [...who, t.lRolls, { icon: `die-${a}`, label: a }];
        case 'event':
            return [t.lEvent, t[`face_${a}` as 'face_sun'] ?? a];
        case 'attack':
            return [t.lAttack, { icon: `die-${a}`, label: a }];
        case 'watch':
            return [t.lWatch, { icon: `die-${a}`, label: a }];
        case 'startroll':
            return [
                t.lStartRoll,
                { seat: 0 },
                { icon: `die-${a}`, label: a },
                { seat: 1 },
                { icon: `die-${args[1]}`, label: args[1] ?? '' },
            ];
        case 'shuffle':
            return [t.lShuffle(a)];
        default:
            return [word];
    }
}

const DICE_STEPS = ['eventdie', 'event', 'aftermath', 'production'];

/* What an event and the production die gave and took: between two views that follow each other,
 * beyond what the action itself moved. */
function given(before: View, after: View, seat: number, word: string, at: string): Part[] {
    const t = T(),
        line: Part[] = [];
    if (!DICE_STEPS.includes(before.step)) return line;
    for (let i = 0; i < after.seats.length; i++) {
        const had = goodsOf(before.seats[i]!),
            has = goodsOf(after.seats[i]!);
        const change = has.map((n, kind) => n - (had[kind] ?? 0));
        if (i === seat && (word === 'gain' || word === 'pay')) {
            const land = landAt(before.seats[i]!, at),
                kind = LETTERS.indexOf(land?.kind ?? '$');
            change[kind]! -= word === 'gain' ? 1 : -1;
        }
        const pictures = (sign: number): Part[] =>
            change.flatMap((n, kind) =>
                Array.from({ length: Math.max(0, sign * n) }, (): Part => ({
                    icon: KINDS[kind]!,
                    label: t[KINDS[kind]!],
                })),
            );
        for (const [sign, verb] of [
            [-1, t.lLoses],
            [1, t.lGets],
        ] as const) {
            const some = pictures(sign);
            if (some.length > 0)
                line.push(...(line.length ? ['·'] : []), { seat: i }, verb, ...some);
        }
    }
    return line;
}

export function logLine(
    seen: string,
    seat: number,
    before: AnyView | null,
    after: AnyView | null,
    by?: number,
): Part[] {
    const line = actionLine(seen, seat, before, after, by),
        { word, args } = parseAct(seen);
    if (!before || !after) return line;
    const more = given(asView(before), asView(after), seat, word, args[0] ?? '');
    return more.length > 0 && line.length > 0 ? [...line, '·', ...more] : [...line, ...more];
}

function actionLine(
    seen: string,
    seat: number,
    before: AnyView | null,
    after: AnyView | null,
    by?: number,
): Part[] {
    const t = T(),
        { word, args } = parseAct(seen),
        later = after ? asView(after) : null;
    const view = before ? asView(before) : later,
        a = args[0] ?? '',
        b = args[1] ?? '';
    if (!content.value) return []; /* names are on their way */
    if (seat < 0) {
        /* A "?" turns up a card: the line says which. */
        return [...chance(word, args, by), ...(word === 'event' && b ? card(b) : [])];
    }
    const who: Part = { seat };
    switch (word) {
        case 'roll':
        case 'end':
        case 'ready':
        case 'strike':
            return word === 'ready' ? [who, t.lReady] : [];
        case 'sample':
            return [who, t.lSample];
        case 'lay':
            return [who, t.lLays, `${landName(a)}`];
        case 'deck':
            return a === '?'
                ? []
                : [who, t.lDeck, ...card(a), ...(b && b !== '1' ? [`×${b}`] : [])];
        case 'build':
            return [who, t.lBuilds, ...card(a), `(${placeName(view, b, seat)})`];
        case 'play':
            return [who, t.lPlays, ...card(a)];
        case 'bank':
        case 'offer': {
            const [given = '', taken = ''] = a.split('>');
            return [
                who,
                word === 'bank' ? t.lBank : t.lOffers,
                ...goods(given),
                t.lFor,
                ...goods(taken),
            ];
        }
        case 'accept':
            return [who, t.lAccepts];
        case 'decline':
            return [who, t.lDeclines];
        case 'use':
            return [who, t.lUses, ...place(a, view, seat)];
        case 'sell':
            return [who, t.lSells, ...card(a)];
        case 'lift':
            return [who, t.lLifts, pileName(later, a, null)];
        case 'demolish':
            return [who, t.lDemolishes, ...place(a, view, seat)];
        case 'gain':
            return [who, t.lGains, ...place(a, view, seat)];
        case 'pay':
            return [who, t.lPays, ...place(a, view, seat)];
        case 'name':
            return [
                who,
                t.lNames,
                { icon: KINDS[LETTERS.indexOf(a)] ?? 'any', label: kindName(a) },
            ];
        case 'choose':
            return [who, t.lChooses];
        case 'draw':
            return [who, t.lDraws, pileName(later, a, null)];
        case 'search':
            return [who, t.lSearches, pileName(later, a, null)];
        case 'take':
            return [who, t.lTakes, ...card(a)];
        case 'bury':
            return [who, t.lBuries, ...card(a), t.lUnder, pileName(later, b, null)];
        case 'hit':
            return [who, t.lHits, ...place(a, view, seat)];
        case 'put':
            return [who, t.lPuts, placeName(view, a, seat)];
        case 'land':
            return [
                who,
                t.lLand,
                landName(a[0] ?? 'b'),
                { icon: `die-${a.slice(1)}`, label: a.slice(1) },
            ];
        case 'swap':
            return [who, t.lSwaps, ...place(a, view, seat), t.lFor, ...place(b, view, seat)];
        case 'ban':
            return [who, t.lBans, pileName(later, a, null)];
        case 'pass':
            return [who, t.lPasses];
        default:
            return [who, seen];
    }
}
