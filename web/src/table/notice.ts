/* notice.ts - tells the reader that the table waits for them: sound, title of the tab, and a
 * notification when the page is hidden and the reader has allowed it. */
import { effect } from '@preact/signals';
import { notices } from '../app/settings.ts';
import { sound } from './sound.ts';
import type { Session } from './session.ts';
import { T } from './texts.ts';

export function startNotices(session: Session): () => void {
    const plain = document.title;
    let waited = false,
        blink: ReturnType<typeof setInterval> | undefined;
    let note: Notification | null = null;
    const calm = () => {
        clearInterval(blink);
        note?.close();
        note = null;
    };
    const alarm = () => {
        sound('turn');
        session.announce(session.drawing.peek()?.prompt(session).text ?? T().yourTurn);
        if (!document.hidden) return;
        let on = false;
        blink = setInterval(() => {
            on = !on;
            document.title = on ? T().turnTitle(T().yourTurn) : title(true);
        }, 1000);
        if (
            !notices.peek() ||
            typeof Notification === 'undefined' ||
            Notification.permission !== 'granted'
        )
            return;
        note = new Notification(T().yourTurn, {
            body: T().turnBody(session.table.id),
            tag: `landfall-${session.table.id}`,
        });
        note.onclick = () => {
            window.focus();
            note?.close();
        };
    };
    const title = (mine: boolean) =>
        mine ? `${T().yourTurn} · Landfall` : `${T().table(session.table.id)} · Landfall`;
    const stop = effect(() => {
        const me = session.me;
        const mine =
            me !== null &&
            session.awaited.value.includes(me) &&
            session.table.summary.value?.state === 'running';
        document.title = title(mine);
        if (mine && !waited) queueMicrotask(alarm);
        if (!mine) calm();
        waited = mine;
    });
    const seen = () => {
        if (!document.hidden) {
            calm();
            document.title = title(waited);
        }
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
        stop();
        calm();
        document.removeEventListener('visibilitychange', seen);
        document.title = plain;
    };
}
