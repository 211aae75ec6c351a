/* frame.tsx - the content of a page: the window's main part, or, beside a table, a part of that. */
import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

/* Whether a page stands beside a table, whose own content is the main one. */
export const Inside = createContext(false);

export function Main({
    class: name,
    children,
}: {
    class: string;
    children: ComponentChildren;
}): JSX.Element {
    return useContext(Inside) ? (
        <div class={name}>{children}</div>
    ) : (
        <main class={name} id="main" tabIndex={-1}>
            {children}
        </main>
    );
}
