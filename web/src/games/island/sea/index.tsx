/* index.tsx - what games with ships have in common beyond the island: their scene, a figure of every
 * seat, words and marks for what ships change. */
import { useEffect } from 'preact/hooks';
import type { Part, Play, Statistics } from '../../drawing.ts';
import { Figure, type Route } from '../figures.tsx';
import { PLACES, targetsOf, type Parts } from '../scene.tsx';
import { stateOf as islandState } from '../state.ts';
import { T as islandTexts } from '../texts.ts';
import { words } from '../view.ts';
import { seaText, tableLayers } from './layers.tsx';
import { settleShips } from './sail.ts';
import { pickSea, seaTargets } from './targets.tsx';
import { T } from './texts.ts';
import { islePoints, viewOf, type View } from './view.ts';

/* Forgets what no longer fits after a move. */
export function useShips(play: Play): void {
    useEffect(() => {
        settleShips(play);
    }, [play.last.value?.seq, play.legal.value]);
}

const SEA_PLACES = [...PLACES, 'ship', 'pirate'];

/* What lies on the board and what choosing a place does. Called while the scene is drawn. */
export function seaBoard(play: Play): Parts {
    const view = viewOf(play);
    useShips(play);
    if (!view?.board) return {};
    return {
        ...tableLayers(play),
        pick: target => pickSea(play, target),
        lines: seaText(view, play.names),
    };
}

/* The same with the places of a game that has those of every island. */
export function seaScene(play: Play): Parts {
    const view = viewOf(play),
        parts = seaBoard(play);
    if (!view?.board) return parts;
    const targets = targetsOf(play, view, islandState(play), SEA_PLACES);
    return { ...parts, targets: seaTargets(play, view, targets) };
}

export const route = (): Route => ({
    icon: 'ship-route',
    length: T().routeLength,
    longest: T().longestRoute,
});

export function IsleFigure({ play, seat, size }: { play: Play; seat: number; size?: number }) {
    const view = viewOf(play),
        n = view?.seats[seat] ? islePoints(view.seats[seat]!, view.board) : 0;
    return <Figure icon="island-flag" n={n} plus size={size} hot={n > 0} label={T().isleFigure} />;
}

/* The longest road is a route of roads and ships here. */
export const seaWords = (parts: Part[]): Part[] => {
    const island = islandTexts(),
        t = T();
    return parts.map(part =>
        part === island.lLongest
            ? t.lLongest
            : part === island.lLongestLost
              ? t.lLongestLost
              : part,
    );
};

/* Ships are built, gold is paid, islands are worth finding again. */
export function seaStatistics(of: Statistics): Statistics {
    const seats = (view: unknown) => (view as View).seats;
    return {
        diceOf: of.diceOf,
        holdings: of.holdings,
        turn: of.turn,
        points: of.points,
        get dice() {
            return of.dice;
        },
        get goods() {
            return of.goods;
        },
        cause(seen) {
            const word = words(seen)[0];
            return word === 'ship' ? 'build' : word === 'gold' ? 'production' : of.cause(seen);
        },
        mark(seen, before, after) {
            const was = seats(before),
                won = seats(after).some((seat, i) => seat.islands.length > was[i]!.islands.length);
            const usual = of.mark(seen, before, after);
            if (usual?.icon === 'longest-road')
                return {
                    icon: 'ship-route',
                    label: {
                        en: 'Longest Trade Route changes hands',
                        de: 'Längste Handelsroute wechselt',
                    },
                };
            if (usual?.icon === 'crown' || !won) return usual;
            return {
                icon: 'island-flag',
                label: { en: 'An island is settled', de: 'Eine Insel ist besiedelt' },
            };
        },
    };
}

const SOURCES: Record<string, string> = {
    island: 'island-flag',
    islands: 'island-flag',
    'longest-road': 'ship-route',
};

export const seaSource = (word: string): string | undefined => SOURCES[word];
