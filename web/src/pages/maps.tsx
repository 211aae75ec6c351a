/* maps.tsx - the page for maps: the editor of the game in the address, else of the one whose map was
 * drawn last, else of the first that has one and that the server offers. Which games have one says
 * the build (web/src/games/<name>/maps.tsx). */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lastMap } from '../app/settings.ts';
import { mapEditor, type MapPage } from '../games/registry.ts';
import { common } from '../i18n/common.ts';
import { useDrawnGames } from '../net/lists.ts';

export default function MapsPage({ parts }: { parts: string[] }): JSX.Element {
    const offered = useDrawnGames()
        ?.map(game => game.name)
        .filter(name => LANDFALL_MAPS.includes(name));
    const wanted = [parts[0], lastMap.value, ...(offered ?? [])];
    const game = wanted.find(name => name !== undefined && offered?.includes(name));
    const [editor, setEditor] = useState<{ game: string; Page: MapPage } | null>(null);
    useEffect(() => {
        if (!game) return;
        lastMap.value = game;
        void mapEditor(game).then(Page => setEditor({ game, Page }));
    }, [game]);
    if (editor && editor.game === game)
        return <editor.Page key={game} parts={parts[0] === game ? parts.slice(1) : []} />;
    return (
        <main class="page" id="main" tabIndex={-1}>
            <p class="muted loading" role="status">
                {common().loading}
            </p>
        </main>
    );
}
