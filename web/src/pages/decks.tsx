/* decks.tsx - the page for decks: the builder of the first game that has one and that the server
 * offers. Which games those are says the build (web/src/games/<name>/decks.tsx). */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { late } from '../app/late.ts';
import { deckBuilder } from '../games/registry.ts';
import { common } from '../i18n/common.ts';

export default function DecksPage(): JSX.Element {
    const [Builder, setBuilder] = useState<ComponentType | null>(null);
    useEffect(() => {
        const name = LANDFALL_BUILDERS[0];
        if (name)
            void Promise.all([deckBuilder(name), late('decks')]).then(([found]) =>
                setBuilder(() => found),
            );
    }, []);
    if (Builder) return <Builder />;
    return (
        <main class="page" id="main" tabIndex={-1}>
            <p class="muted loading" role="status">
                {common().loading}
            </p>
        </main>
    );
}
