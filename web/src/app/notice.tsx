/* notice.tsx - says what happened and what to do: a full-page state, an inline message, and the
 * banner of a lost connection. */
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { common } from '../i18n/common.ts';
import { language } from '../i18n/i18n.ts';
import { ApiError } from '../net/api.ts';
import { unkept } from '../net/here.ts';
import {
    connection,
    hostNotice,
    noAnswer,
    reconnect,
    retryAt,
    retryNow,
    sentAway,
} from '../net/socket.ts';
import { Icon } from './icon.tsx';

/* An error of the API in the reader's words. */
export function explain(error: unknown): string {
    const t = common();
    if (error instanceof ApiError) {
        if (error.offline) return t.apiOffline;
        const expected = error.problem?.expected?.[language.value];
        return t.apiFailed(expected ?? error.message);
    }
    return t.apiFailed(error instanceof Error ? error.message : String(error));
}

export function Message({
    kind = 'info',
    children,
}: {
    kind?: 'info' | 'bad' | 'good';
    children: ComponentChildren;
}): JSX.Element {
    const icon = kind === 'bad' ? 'warn' : kind === 'good' ? 'check' : 'info';
    return (
        <div class={`message ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
            <Icon id={icon} size={20} />
            <div class="grow">{children}</div>
        </div>
    );
}

/* A page that has nothing else to show: what happened, why, and the way on. */
export function Empty({
    icon,
    title,
    children,
    action,
}: {
    icon: string;
    title: string;
    children?: ComponentChildren;
    action?: ComponentChildren;
}): JSX.Element {
    return (
        <section class="empty">
            <span class="empty-icon">
                <Icon id={icon} size={40} />
            </span>
            <h1>{title}</h1>
            <div class="muted">{children}</div>
            {action && <div class="row wrap empty-actions">{action}</div>}
        </section>
    );
}

/* What is played on this device is gone with the page, until this is closed. */
export function UnkeptBanner(): JSX.Element | null {
    const t = common(),
        [closed, close] = useState(false);
    if (!unkept.value || closed) return null;
    return (
        <div class="banner" role="status" data-banner="unkept">
            <Icon id="warn" size={20} />
            <p class="grow">{t.unkept}</p>
            <button class="btn small" type="button" onClick={() => close(true)}>
                {t.close}
            </button>
        </div>
    );
}

/* What the host of the server says to everybody, until it is closed. */
export function HostBanner(): JSX.Element | null {
    const t = common();
    if (!hostNotice.value) return null;
    return (
        <div class="banner" role="status" data-banner="host">
            <Icon id="bell" size={20} />
            <p class="grow">
                <b>{t.hostSays}</b> {hostNotice.value}
            </p>
            <button
                class="btn small"
                type="button"
                onClick={() => {
                    hostNotice.value = '';
                }}>
                {t.close}
            </button>
        </div>
    );
}

const tick = signal(0);

/* Shown by the shell above every page while a connection that someone needs is down. */
export function ConnectionBanner(): JSX.Element | null {
    const state = connection.value;
    const down = state === 'lost' || state === 'stopping';
    useEffect(() => {
        if (!down) return;
        const timer = setInterval(() => {
            tick.value++;
        }, 500);
        return () => clearInterval(timer);
    }, [down]);
    void tick.value;
    const t = common();
    if (!down && noAnswer.value)
        return (
            <div class="banner" role="status" data-banner="silent">
                <Icon id="warn" size={20} />
                <p class="grow">
                    <b>{t.silentTitle}.</b> {t.silent}
                </p>
                <button class="btn small" type="button" onClick={reconnect}>
                    {t.now}
                </button>
            </div>
        );
    if (!down) return null;
    if (sentAway.value)
        return (
            <div class="banner" role="alert" data-banner="sent-away">
                <Icon id="warn" size={20} />
                <p class="grow">
                    <b>{t.sentAwayTitle}.</b> {t.sentAway}
                </p>
            </div>
        );
    const seconds = retryAt.value ? Math.max(0, Math.ceil((retryAt.value - Date.now()) / 1000)) : 0;
    return (
        <div class="banner" role="status">
            <Icon id="warn" size={20} />
            <p class="grow">
                <b>{state === 'stopping' ? t.stoppingTitle : t.offlineTitle}.</b>{' '}
                <span aria-hidden="true">
                    {state === 'stopping' ? t.stopping : t.offline(seconds)}
                </span>
                <span class="sr">{state === 'stopping' ? t.stopping : t.offline(0)}</span>
            </p>
            <button class="btn small" type="button" onClick={retryNow}>
                {t.now}
            </button>
        </div>
    );
}
