/* name.tsx - asks for a name, in a dialog that keeps the focus while it is open. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { common } from '../i18n/common.ts';
import { beGuest, friendlyName, me, NAME_MAX } from '../net/guest.ts';
import { Icon } from './icon.tsx';
import { explain, Message } from './notice.tsx';

/* A modal dialog: the browser traps the focus, Escape closes it, focus goes back where it was. */
export function Dialog({
    title,
    close,
    children,
}: {
    title: string;
    close: () => void;
    children: ComponentChildren;
}): JSX.Element {
    const box = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const dialog = box.current;
        dialog?.showModal();
        return () => dialog?.close();
    }, []);
    return (
        <dialog
            ref={box}
            class="dialog"
            aria-label={title}
            onCancel={event => {
                event.preventDefault();
                close();
            }}
            onClick={event => {
                if (event.target === box.current) close();
            }}>
            <div class="dialog-body">
                <div class="row">
                    <h2 class="grow">{title}</h2>
                    <button
                        class="btn quiet icon"
                        type="button"
                        aria-label={common().close}
                        onClick={close}>
                        <Icon id="close" class="i20" />
                    </button>
                </div>
                {children}
            </div>
        </dialog>
    );
}

export const nameLength = (name: string): number => [...name.trim()].length;

/* A field for a name that says how long it may be before it is too long, and cuts nothing. */
export function NameField({
    name,
    label,
    focus = false,
    change,
}: {
    name: string;
    label: string;
    focus?: boolean;
    change: (name: string) => void;
}): JSX.Element {
    const t = common(),
        n = nameLength(name),
        over = n - NAME_MAX;
    return (
        <>
            <label class="field grow">
                <Icon id="person" class="i20" />
                <input
                    value={name}
                    required
                    autoFocus={focus}
                    aria-label={label}
                    placeholder={t.guest}
                    aria-describedby="name-help"
                    aria-invalid={over > 0}
                    onInput={event => change(event.currentTarget.value)}
                />
                <span class={`name-count${over > 0 ? ' bad' : ''}`} aria-hidden="true">
                    {n}/{NAME_MAX}
                </span>
            </label>
            <p
                class={`small name-help ${over > 0 ? 'bad' : 'muted'}`}
                id="name-help"
                role={over > 0 ? 'alert' : undefined}>
                {over > 0 ? t.nameLong(over) : t.nameHelp}
            </p>
        </>
    );
}

export function NameDialog({ close }: { close: () => void }): JSX.Element {
    const t = common();
    const [name, setName] = useState(me.value?.name ?? friendlyName());
    const [problem, setProblem] = useState('');
    const save = async (event: Event) => {
        event.preventDefault();
        const wanted = name.trim();
        if (!wanted || nameLength(wanted) > NAME_MAX) return;
        try {
            await beGuest(wanted);
            close();
        } catch (error) {
            setProblem(explain(error));
        }
    };
    return (
        <Dialog title={t.yourName} close={close}>
            <form class="col" onSubmit={save}>
                <NameField name={name} label={t.yourName} focus change={setName} />
                {problem && <Message kind="bad">{problem}</Message>}
                <button class="btn primary" type="submit" disabled={nameLength(name) > NAME_MAX}>
                    {t.save}
                </button>
            </form>
        </Dialog>
    );
}
