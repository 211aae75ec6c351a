/* specs.tsx - the two sorts of maps that island games have, as pages of the editor. */
import type { JSX } from 'preact';
import type { MapPage } from '../../registry.ts';
import { OPTIONS } from '../optionwords.ts';
import { SEA_OPTIONS } from '../sea/optionwords.ts';
import { MapEditor } from './index.tsx';
import type { Spec } from './state.ts';

/* All nineteen are land, harbours have their nine spots. */
const NINETEEN: Spec = {
    kind: 'fixed',
    templates: (['beginner', 'classic', 'compact'] as const).map(board => ({
        options: `board=${board}`,
        name: OPTIONS.board.values[board],
    })),
};

/* Any shape inside the frame, with sea, gold, figures and islands. `standing`: options with which
 * robber and pirate are on the board from the start, where a game has others. */
const { values } = SEA_OPTIONS.scenario;
export const wideSpec = (standing = ''): Spec => ({
    kind: 'free',
    templates: (Object.keys(values) as (keyof typeof values)[]).map(scenario => ({
        options: `scenario=${scenario}${standing && `,${standing}`}`,
        name: values[scenario],
    })),
});

const pageOf =
    (game: string, spec: Spec): MapPage =>
    ({ parts }): JSX.Element => <MapEditor game={game} spec={spec} parts={parts} />;

export const nineteen = (game: string): MapPage => pageOf(game, NINETEEN);
export const wide = (game: string, standing?: string): MapPage => pageOf(game, wideSpec(standing));
