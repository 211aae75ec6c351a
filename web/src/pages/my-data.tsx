/* my-data.tsx - what the server knows of the reader: to take away, and to have it forgotten; and the
 * row that all settings stand in. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { explain, Message } from '../app/notice.tsx';
import { texts } from '../i18n/i18n.ts';
import { forgetMe, me } from '../net/guest.ts';

const words = texts(
    {
        download: 'Download my data',
        downloadMore: 'Your name, your tables, what you did and said there, as a file',
        forget: 'Delete me',
        forgetMore:
            'Name and words are removed from every table, bots play your seats on. The matches ' +
            'stay for the others, without you in them. There is no way back',
        forgetSure: 'Really delete everything?',
        forgotten: 'You are being forgotten. Next time you play you are a new guest.',
    },
    {
        download: 'Meine Daten herunterladen',
        downloadMore: 'Dein Name, deine Tische, was du dort getan und gesagt hast, als Datei',
        forget: 'Mich löschen',
        forgetMore:
            'Name und Worte verschwinden von allen Tischen, Bots spielen deine Plätze weiter. Die ' +
            'Partien bleiben den anderen, ohne dich darin. Zurück geht es nicht',
        forgetSure: 'Wirklich alles löschen?',
        forgotten: 'Du wirst vergessen. Beim nächsten Spiel bist du ein neuer Gast.',
    },
);

export function Row({
    name,
    more,
    id,
    children,
}: {
    name: string;
    more?: string;
    id?: string;
    children: ComponentChildren;
}): JSX.Element {
    return (
        <div class="opt">
            <div id={id}>
                {name}
                {more && <small>{more}</small>}
            </div>
            {children}
        </div>
    );
}

/* The first press asks, the second one does it. */
export function MyData(): JSX.Element {
    const t = words();
    const [sure, setSure] = useState(false);
    const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
    const forget = async () => {
        setSure(false);
        try {
            await forgetMe();
            setResult({ ok: true, text: t.forgotten });
        } catch (error) {
            setResult({ ok: false, text: explain(error) });
        }
    };
    return (
        <>
            {me.value && (
                <>
                    <Row name={t.download} more={t.downloadMore}>
                        <a class="btn" href="/api/me/export" download="landfall.json" data-export>
                            <Icon id="download" size={20} />
                            {t.download}
                        </a>
                    </Row>
                    <Row name={t.forget} more={t.forgetMore}>
                        <button
                            class={`btn ${sure ? 'primary' : ''}`}
                            type="button"
                            data-forget
                            onClick={() => (sure ? void forget() : setSure(true))}
                            onBlur={() => setSure(false)}>
                            {sure ? t.forgetSure : t.forget}
                        </button>
                    </Row>
                </>
            )}
            {result && <Message kind={result.ok ? 'good' : 'bad'}>{result.text}</Message>}
        </>
    );
}
