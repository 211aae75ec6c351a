/* statistics.ts - what the replay's and the table's statistics ask of the base game. */
import type { Cause } from '../drawing.ts';
import { statisticsOf } from '../island/statistics.ts';
import { tables } from './facts.ts';
import type { View } from './view.ts';

const CAUSES: Record<string, Cause> = {
    dice: 'production',
    buy: 'build',
    invention: 'card',
    monopoly: 'card',
};

export const statistics = statisticsOf<View>(tables, {
    cause: word => CAUSES[word],
    longest: { en: 'Longest Road changes hands', de: 'Längste Handelsstraße wechselt' },
    then: (word, before, after) =>
        after.largest_army !== before.largest_army
            ? {
                  icon: 'largest-army',
                  label: { en: 'Largest Army changes hands', de: 'Größte Rittermacht wechselt' },
              }
            : word === 'monopoly'
              ? { icon: 'development', label: { en: 'Monopoly', de: 'Monopol' } }
              : null,
});
