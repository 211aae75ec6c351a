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

/* Any shape inside the frame, with sea, gold, figures and islands. */
const { values } = SEA_OPTIONS.scenario;
const WIDE: Spec = {
    kind: 'free',
    templates: (Object.keys(values) as (keyof typeof values)[]).map(scenario => ({
        options: `scenario=${scenario}`,
        name: values[scenario],
    })),
};

const pageOf =
    (game: string, spec: Spec): MapPage =>
    ({ parts }): JSX.Element => <MapEditor game={game} spec={spec} parts={parts} />;

export const nineteen = (game: string): MapPage => pageOf(game, NINETEEN);
export const wide = (game: string): MapPage => pageOf(game, WIDE);
