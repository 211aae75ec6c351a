/* report.tsx - tells the host of the server about somebody at the table: a reason, a few words. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatMark } from '../app/icon.tsx';
import { Dialog } from '../app/name.tsx';
import { explain, Message } from '../app/notice.tsx';
import { api } from '../net/api.ts';
import { REPORT_REASONS, type ReportReason } from '../net/types.ts';
import type { Session } from './session.ts';
import { T } from './texts.ts';

/* Whom it is about: who said this line, or one of those who sit there. */
export interface Player {
    name: string;
    seat: number;
}
export const reported = signal<{ name: string; line: number } | { players: Player[] } | null>(null);

/* The other people at the table, whoever asks for them; bots are nobody's business. */
export function players(session: Session): Player[] {
    return (session.table.summary.value?.seats ?? []).flatMap(({ kind }, seat) =>
        kind === 'person' && seat !== session.me ? [{ name: session.names[seat]!, seat }] : [],
    );
}

/* Which of several players is meant. */
function Whom({
    list,
    chosen,
    choose,
}: {
    list: Player[];
    chosen: number;
    choose: (seat: number) => void;
}): JSX.Element | null {
    const t = T();
    if (list.length < 2) return null;
    return (
        <div class="col" role="radiogroup" aria-label={t.reportWhom}>
            <b>{t.reportWhom}</b>
            {list.map(({ name, seat }) => (
                <label key={seat} class="row">
                    <input
                        type="radio"
                        name="report-whom"
                        data-report-seat={seat}
                        checked={chosen === seat}
                        onChange={() => choose(seat)}
                    />
                    <SeatMark seat={seat} small />
                    {name}
                </label>
            ))}
        </div>
    );
}

export function ReportDialog({ table }: { table: string }): JSX.Element | null {
    const t = T(),
        about = reported.value;
    const [wanted, setReason] = useState<ReportReason | null>(null);
    const [seat, setSeat] = useState(-1);
    const [text, setText] = useState('');
    const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
    if (!about) return null;
    const list = 'players' in about ? about.players : [],
        player = list.find(each => each.seat === seat) ?? list[0];
    const reason = wanted ?? (player ? 'name' : 'talk'),
        name = 'line' in about ? about.name : (player?.name ?? '');
    const close = (): void => {
        reported.value = null;
        setResult(null);
        setReason(null);
        setSeat(-1);
        setText('');
    };
    const send = async (event: Event): Promise<void> => {
        event.preventDefault();
        const whom = 'line' in about ? { line: about.line } : { seat: player!.seat };
        try {
            await api.report({ table, reason, text: text.trim(), ...whom });
            setResult({ ok: true, text: t.reportDone });
        } catch (error) {
            setResult({ ok: false, text: explain(error) });
        }
    };
    return (
        <Dialog title={t.report(name)} close={close}>
            <form class="col" onSubmit={event => void send(event)} data-report>
                <p class="small muted">{t.reportText}</p>
                <Whom list={list} chosen={player?.seat ?? -1} choose={setSeat} />
                <div class="col" role="radiogroup" aria-label={t.reportTitle}>
                    {list.length > 1 && <b>{t.reportWhy}</b>}
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
