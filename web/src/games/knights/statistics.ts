/* statistics.ts - what the replay's and the table's statistics ask of Cities & Knights. */
import type { Cause } from '../drawing.ts';
import { statisticsOf } from '../island/statistics.ts';
import { words } from '../island/view.ts';
import { isCard } from './catalog.ts';
import { tables } from './facts.ts';
import type { View } from './view.ts';

const CAUSES: Record<string, Cause> = {
    event: 'production',
    pillage: 'production',
    reward: 'production',
    aqueduct: 'production',
    wall: 'build',
    improve: 'build',
    recruit: 'build',
    activate: 'build',
    promote: 'build',
    take: 'theft',
    answer: 'card',
};

export const statistics = statisticsOf<View>(tables, {
    cause: word => CAUSES[word] ?? (isCard(word) ? 'card' : undefined),
    longest: { en: 'Longest Road changes hands', de: 'Längste Handelsroute wechselt' },
    first: (word, before, after, seen) =>
        after.barbarians.landings > before.barbarians.landings
            ? {
                  icon: 'barbarian-ship',
                  label: { en: 'The barbarians land', de: 'Die Barbaren landen' },
              }
            : word === 'improve' && words(seen)[2]
              ? { icon: 'crown', label: { en: 'A metropolis', de: 'Eine Metropole' } }
              : null,
});
