/* report.tsx - tells the host of the server about somebody at the table: a reason, a few words. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../app/name.tsx';
import { explain, Message } from '../app/notice.tsx';
import { api } from '../net/api.ts';
import { REPORT_REASONS, type ReportReason } from '../net/types.ts';
import { T } from './texts.ts';

/* Whom it is about: who said this line, or sits there. */
export const reported = signal<{ name: string; line?: number; seat?: number } | null>(null);

export function ReportDialog({ table }: { table: string }): JSX.Element | null {
    const t = T(),
        about = reported.value;
    const [reason, setReason] = useState<ReportReason>('talk');
    const [text, setText] = useState('');
    const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
    if (!about) return null;
    const close = (): void => {
        reported.value = null;
        setResult(null);
        setText('');
    };
    const send = async (event: Event): Promise<void> => {
        event.preventDefault();
        const { name: _, ...whom } = about;
        try {
            await api.report({ table, reason, text: text.trim(), ...whom });
            setResult({ ok: true, text: t.reportDone });
        } catch (error) {
            setResult({ ok: false, text: explain(error) });
        }
    };
    return (
        <Dialog title={t.report(about.name)} close={close}>
            <form class="col" onSubmit={event => void send(event)} data-report>
                <p class="small muted">{t.reportText}</p>
                <div class="col" role="radiogroup" aria-label={t.reportTitle}>
                    {REPORT_REASONS.map(each => (
                        <label key={each} class="row">
                            <input
                                type="radio"
                                name="report-reason"
                                checked={reason === each}
                                onChange={() => setReason(each)}
                            />
                            {t[`report_${each}`]}
                        </label>
                    ))}
                </div>
                <label class="field">
                    <input
                        value={text}
                        maxLength={300}
                        placeholder={t.reportMore}
                        aria-label={t.reportMore}
                        onInput={event => setText(event.currentTarget.value)}
                    />
                </label>
                {result && <Message kind={result.ok ? 'good' : 'bad'}>{result.text}</Message>}
                <button class="btn primary" type="submit" disabled={result?.ok ?? false}>
                    {t.reportSend}
                </button>
            </form>
        </Dialog>
    );
}
