/* boards.tsx - pictures of the boards that options give, as the engine lays them: to choose from, and
 * of what was chosen. The engine and the game's drawing are loaded when the first is shown. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { drawing } from '../games/registry.ts';
import type { Game, GameOption, View } from '../net/types.ts';
import { valuesOf, valueText, writeOptions, type Chosen, type OptionWords } from './options.ts';

interface Picture {
    view: View;
    Thumbnail: ComponentType<{ view: View | null }>;
}

const kept = new Map<string, Promise<Picture | null>>();

/* The board of these options before anyone has moved; null where there is none to show. */
function pictureOf(game: Game, seats: number, options: string): Promise<Picture | null> {
    const key = [game.name, seats, options].join(' ');
    let picture = kept.get(key);
    if (!picture) {
        picture = (async () => {
            const [found, { openSetup }] = await Promise.all([
                drawing(game.name),
                import('../net/setup.ts'),
            ]);
            const engine = await openSetup(LANDFALL_WASM);
            if (!found || engine.start(game.name, seats, options)) return null;
            engine.draw(1);
            return { view: engine.view(), Thumbnail: found.Thumbnail };
        })().catch(() => {
            kept.delete(key);
            return null;
        });
        kept.set(key, picture);
    }
    return picture;
}

interface Props {
    game: Game;
    seats: number;
    options: string;
}

function MapPicture({ game, seats, options }: Props): JSX.Element {
    const [picture, show] = useState<Picture | null>(null);
    useEffect(() => {
        let here = true;
        void pictureOf(game, seats, options).then(found => {
            if (here) show(found);
        });
        return () => {
            here = false;
        };
    }, [game.name, seats, options]);
    return (
        <span class="map-picture" style={{ display: 'block', aspectRatio: '1.15' }}>
            {picture && <picture.Thumbnail view={picture.view} />}
        </span>
    );
}

/* The values of an option as pictures to press. */
export function Maps(props: {
    game: Game;
    seats: number;
    option: GameOption;
    chosen: Chosen;
    words: OptionWords | null;
    label: string;
    set: (value: string) => void;
}): JSX.Element {
    const { game, seats, option, chosen, words, label, set } = props,
        now = chosen[option.name] ?? option.standard;
    return (
        <div class="games maps" role="group" aria-label={label}>
            {valuesOf(option).map(value => (
                <button
                    key={value}
                    class="gm"
                    type="button"
                    data-map={value}
                    aria-pressed={value === now}
                    onClick={() => set(value)}>
                    <MapPicture
                        game={game}
                        seats={seats}
                        options={writeOptions(game, { ...chosen, [option.name]: value })}
                    />
                    <b>{valueText(words, option, value)}</b>
                </button>
            ))}
        </div>
    );
}
