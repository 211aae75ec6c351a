/* invite.tsx - the way to a table for others: its link, from an address that works elsewhere, a QR
 * code of it for phones, and a code that can be read out. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/icon.tsx';
import { Dialog } from '../app/name.tsx';
import { Message } from '../app/notice.tsx';
import { askOutside, outside, tableLink } from '../net/invite.ts';
import { qrPath } from './qr.ts';
import type { Session } from './session.ts';
import { T } from './texts.ts';

const shownLink = signal('');

/* Copies, or shows the link where copying is not allowed. */
export async function copyLink(session: Session): Promise<void> {
    if (!outside.value) await askOutside();
    const address = tableLink(session.table.id);
    if (await copyText(address)) session.polite.value = T().copied;
    else shownLink.value = address;
}

/* The code is made by a part of its own, which is loaded when the first one is shown. */
function Qr({ text }: { text: string }): JSX.Element | null {
    const [rows, setRows] = useState<boolean[][] | null>(null);
    useEffect(() => {
        let wanted = true;
        void import('uqr').then(
            ({ encode }) => {
                if (wanted) setRows(encode(text, { ecc: 'M', border: 2 }).data);
            },
            () => undefined /* the link is there without it */,
        );
        return () => {
            wanted = false;
        };
    }, [text]);
    if (!rows) return null;
    return (
        <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" data-qr={text}>
            <title>{T().qr}</title>
            <path class="qr-paper" d={`M0 0h${rows.length}v${rows.length}H0z`} />
            <path class="qr-ink" d={qrPath(rows)} />
        </svg>
    );
}

/* The link and its code, large: to copy by hand, or to hold out to somebody. */
export function LinkDialog(): JSX.Element | null {
    if (!shownLink.value) return null;
    return (
        <Dialog
            title={T().share}
            close={() => {
                shownLink.value = '';
            }}>
            <p>{T().copyFailed}</p>
            <label class="field">
                <input
                    readOnly
                    autoFocus
                    value={shownLink.value}
                    aria-label={T().share}
                    onFocus={event => event.currentTarget.select()}
                />
            </label>
            {outside.value?.length ? <Qr text={shownLink.value} /> : null}
        </Dialog>
    );
}

/* Where a machine has several addresses, the first may not be the one that friends can reach. */
function Addresses({ at, pick }: { at: string; pick: (address: string) => void }) {
    if (!outside.value || outside.value.length < 2) return null;
    return (
        <label class="row share-address">
            {T().address}
            <select class="pick" value={at} onChange={event => pick(event.currentTarget.value)}>
                {outside.value.map(address => (
                    <option key={address} value={address}>
                        {address.replace(/^https?:\/\//, '')}
                    </option>
                ))}
            </select>
        </label>
    );
}

export function Share({ session }: { session: Session }): JSX.Element {
    const t = T(),
        [copied, setCopied] = useState(''),
        [chosen, choose] = useState(''),
        known = outside.value;
    useEffect(() => {
        void askOutside();
    }, []);
    const at = known?.includes(chosen) ? chosen : known?.[0],
        link = tableLink(session.table.id, at);
    return (
        <div class="share">
            <p>{t.lobbyShare}</p>
            {at && (
                <button
                    type="button"
                    class="share-qr"
                    aria-label={t.qrLarger}
                    title={t.qrLarger}
                    onClick={() => {
                        shownLink.value = link;
                    }}>
                    <Qr text={link} />
                </button>
            )}
            {known && !at && (
                <div data-here-only>
                    <Message kind="info">{t.hereOnly}</Message>
                </div>
            )}
            <div class="share-row share-link">
                <input
                    readOnly
                    value={link}
                    aria-label={t.share}
                    onFocus={event => event.currentTarget.select()}
                />
                <button
                    type="button"
                    class="btn"
                    onClick={() => {
                        void copyText(link).then(done => {
                            if (done) setCopied(link);
                            else shownLink.value = link;
                        });
                    }}>
                    <Icon id={copied === link ? 'check' : 'copy'} size={18} />
                    {copied === link ? t.copied : t.copy}
                </button>
            </div>
            {at && <Addresses at={at} pick={choose} />}
            <Code session={session} />
        </div>
    );
}

/* A code that can be read out. It opens the table only while the host wants it to. */
function Code({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        { host, listed, code } = session.table.summary.value!;
    if (listed || (!host && !code)) return null;
    return (
        <div class="share-row">
            {host && (
                <button
                    class="switch"
                    type="button"
                    role="switch"
                    aria-checked={code !== null}
                    aria-label={t.codeSwitch}
                    data-code
                    onClick={() => session.table.code(!code)}
                />
            )}
            {code ? (
                <code class="share-code" aria-label={`${t.code} ${[...code].join(' ')}`}>
                    {code}
                </code>
            ) : (
                <span>{t.codeSwitch}</span>
            )}
            <small class="muted" role="status">
                {code ? t.codeOpen : t.codeClosed}
            </small>
        </div>
    );
}
