/* beside.tsx - rules and settings beside the table: over a part of it on a desktop, over all of it on
 * a phone. The address has its own step, so that the browser's back closes it; so do Escape and the
 * button. Focus goes in when it opens and back to where it was when it closes. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Inside } from '../app/frame.tsx';
import { Icon } from '../app/icon.tsx';
import { goInstead } from '../app/router.ts';
import { Lazy } from '../app/shell.tsx';
import { common } from '../i18n/common.ts';
import './beside.css';
import { T } from './texts.ts';

function useFocus(box: { current: HTMLElement | null }): void {
    useEffect(() => {
        const before = document.activeElement;
        box.current?.focus({ preventScroll: true });
        return () => {
            if (before instanceof HTMLElement && before.isConnected && before !== document.body)
                before.focus();
            else document.getElementById('main')?.focus();
        };
    }, []);
}

export function Beside({ id, parts }: { id: string; parts: string[] }): JSX.Element | null {
    const box = useRef<HTMLElement>(null),
        [page, ...rest] = parts;
    const close = (): void => goInstead('t', id);
    useFocus(box);
    useEffect(() => {
        const escape = (event: KeyboardEvent): void => {
            if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
            event.stopPropagation();
            close();
        };
        addEventListener('keydown', escape, true);
        return () => removeEventListener('keydown', escape, true);
    }, [id]);
    const title = page === 'settings' ? common().settings : T().help;
    return (
        <aside class="beside" aria-label={title} ref={box} tabIndex={-1}>
            <header>
                <b>{title}</b>
                <button type="button" class="btn quiet" data-close-beside onClick={close}>
                    <Icon id="close" size={20} />
                    {T().backToTable}
                </button>
            </header>
            <div class="beside-page">
                <Inside.Provider value>
                    <Lazy name={page ?? ''} parts={rest} />
                </Inside.Provider>
            </div>
        </aside>
    );
}
