/* statistics.ts - what the replay's and the table's statistics ask of Cities & Knights. */
import type { Cause, Statistics } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { statistics as base } from '../base/statistics.ts';
import { words } from '../base/view.ts';
import { CARDS } from './catalog.ts';
import type { View } from './view.ts';

const asView = (view: AnyView): View => view as unknown as View;

const CAUSES: Record<string, Cause> = {
    event: 'production',
    pillage: 'production',
    reward: 'production',
    aqueduct: 'production',
    settlement: 'build',
    city: 'build',
    road: 'build',
    wall: 'build',
    improve: 'build',
    recruit: 'build',
    activate: 'build',
    promote: 'build',
    bank: 'bank',
    confirm: 'trade',
    loot: 'theft',
    take: 'theft',
    robber: 'discard',
    discard: 'discard',
    answer: 'card',
};

export const statistics: Statistics = {
    ...base,
    goods: [
        ...base.goods,
        { id: 'paper', icon: 'paper', name: { en: 'paper', de: 'Papier' } },
        { id: 'cloth', icon: 'cloth', name: { en: 'cloth', de: 'Tuch' } },
        { id: 'coin', icon: 'coin', name: { en: 'coin', de: 'Münzen' } },
    ],
    cause: seen => {
        const word = words(seen)[0]!;
        return CAUSES[word] ?? (CARDS[word] ? 'card' : 'other');
    },
    mark(seen, before, after) {
        const was = asView(before),
            is = asView(after),
            word = words(seen)[0];
        if (is.phase === 'over' && was.phase !== 'over')
            return {
                icon: 'crown',
                label: { en: 'The game is won', de: 'Die Partie ist gewonnen' },
            };
        if (is.barbarians.landings > was.barbarians.landings)
            return {
                icon: 'barbarian-ship',
                label: { en: 'The barbarians land', de: 'Die Barbaren landen' },
            };
        if (word === 'improve' && words(seen)[2])
            return { icon: 'crown', label: { en: 'A metropolis', de: 'Eine Metropole' } };
        if (is.longest_road !== was.longest_road)
            return {
                icon: 'longest-road',
                label: { en: 'Longest Road changes hands', de: 'Längste Handelsroute wechselt' },
            };
        if (word === 'city') return { icon: 'city', label: { en: 'A city', de: 'Eine Stadt' } };
        return null;
    },
};
