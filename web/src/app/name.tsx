/* name.tsx - asks for a name, in a dialog that keeps the focus while it is open. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { common } from '../i18n/common.ts';
import { beGuest, friendlyName, me, NAME_MAX } from '../net/guest.ts';
import { Icon } from './icon.tsx';
import { explain, Message } from './notice.tsx';

/* A modal dialog: the browser traps the focus, Escape closes it, focus goes back where it was. */
export function Dialog({ title, close, children }:
    { title: string; close: () => void; children: ComponentChildren }): JSX.Element {
    const box = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const dialog = box.current;
        dialog?.showModal();
        return () => dialog?.close();
    }, []);
    return (
        <dialog ref={box} class="dialog" aria-label={title} onCancel={event => {
            event.preventDefault();
            close();
        }} onClick={event => { if (event.target === box.current) close(); }}>
            <div class="dialog-body">
                <header class="row"><h2 class="grow">{title}</h2>
                    <button class="btn quiet icon" type="button" aria-label={common().close}
                        onClick={close}><Icon id="close" class="i20" /></button></header>
                {children}
            </div>
        </dialog>
    );
}

export function NameDialog({ close }: { close: () => void }): JSX.Element {
    const t = common();
    const [name, setName] = useState(me.value?.name ?? friendlyName());
    const [problem, setProblem] = useState('');
    const save = async (event: Event) => {
        event.preventDefault();
        const wanted = name.trim();
        if (!wanted) return;
        try {
            await beGuest(wanted);
            close();
        } catch (error) { setProblem(explain(error)); }
    };
    return (
        <Dialog title={t.yourName} close={close}>
            <form class="col" onSubmit={save}>
                <label class="field"><Icon id="person" class="i20" />
                    <input value={name} maxLength={NAME_MAX} required autoFocus
                        aria-label={t.yourName} aria-describedby="name-help"
                        onInput={event => setName(event.currentTarget.value)} /></label>
                <p class="small muted" id="name-help">{t.nameHelp}</p>
                {problem && <Message kind="bad">{problem}</Message>}
                <button class="btn primary" type="submit">{t.save}</button>
            </form>
        </Dialog>
    );
}
