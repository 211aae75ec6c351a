/* log.ts - lines of the log for ships, the pirate, gold and islands. */
import type { Part } from '../../drawing.ts';
import { cardsPart } from '../log.ts';
import { placeName } from '../names.ts';
import { T as islandTexts } from '../texts.ts';
import { words } from '../view.ts';
import { isleName } from './layers.tsx';
import { T } from './texts.ts';
import type { View } from './view.ts';

/* What a seat did; null: no action of ships. */
export function seaLine(seen: string, seat: number, view: View | null): Part[] | null {
    const t = T(),
        [word, a = '', b = ''] = words(seen),
        who: Part = { seat },
        board = view?.board ?? null;
    switch (word) {
        case 'ship':
            return [who, islandTexts().lBuilt, { icon: 'ship-side', label: t.ship, paint: seat }];
        case 'sail':
            return [
                who,
                t.lSailed,
                { icon: 'ship-side', label: t.ship, paint: seat },
                { icon: 'ship-move', label: t.moveFull },
            ];
        case 'pirate':
            return [
                who,
                t.lPirate,
                { icon: 'pirate-ship', label: t.pirate },
                islandTexts().lTo,
                placeName(a, board),
                ...(b ? ['·', { seat: Number(b) }] : []),
            ];
        case 'gold':
            return [
                who,
                t.lTook,
                ...cardsPart(a),
                t.lFromBank,
                { icon: 'gold-coin', label: t.goldField },
            ];
        default:
            return null;
    }
}

/* Who won the points of an island by this action, and whom gold owes a choice now. */
export function seaParts(before: View | null, after: View | null): Part[] {
    if (!before || !after?.board) return [];
    const board = after.board,
        t = T();
    const isles = after.seats.flatMap((seat, i): Part[] =>
        seat.islands
            .filter(n => !before.seats[i]!.islands.includes(n))
            .flatMap((n): Part[] => [
                '·',
                { icon: 'island-flag', label: t.isleFigure },
                t.lIsle(isleName(board, n), board.islands[n]!.points),
            ]),
    );
    const owed = after.seats.flatMap((seat, i): Part[] =>
        seat.gold > 0 && before.seats[i]!.gold === 0
            ? [
                  '·',
                  { seat: i },
                  t.lAtGold,
                  `${seat.gold}`,
                  { icon: 'gold-coin', label: t.goldField },
              ]
            : [],
    );
    return [...isles, ...owed];
}
