/* hint.tsx - what bots that think would do here: the best few moves with the chance of winning that
 * each leaves, in words, and why. Games with a solution show theirs in their own drawing. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../app/name.tsx';
import { number, say, texts } from '../i18n/i18n.ts';
import type { Hint } from '../net/types.ts';
import type { Session } from './session.ts';

const H = texts(
    {
        title: 'Hint',
        wait: 'Thinking …',
        none: 'There is no hint now: it is not your move.',
        about: 'The best moves that were found, and your chance to win with each.',
        do: 'Do it',
    },
    {
        title: 'Tipp',
        wait: 'Denkt nach …',
        none: 'Gerade gibt es keinen Tipp: Du bist nicht am Zug.',
        about: 'Die besten gefundenen Züge und deine Aussicht auf den Sieg mit jedem.',
        do: 'Ausführen',
    },
);

export const hintTitle = (): string => H().title;

/* Whether this table has hints that its drawing does not show by itself. */
export const hasHints = (session: Session): boolean =>
    session.hints && session.me !== null && session.drawing.value?.layout !== 'sheet';

export function HintDialog({
    session,
    close,
}: {
    session: Session;
    close: () => void;
}): JSX.Element {
    const t = H(),
        [hint, setHint] = useState<Hint | null | undefined>(undefined);
    useEffect(() => {
        let here = true;
        void session.hint().then(
            found => here && setHint(found),
            () => here && setHint(null),
        );
        return () => {
            here = false;
        };
    }, []);
    const best = hint?.actions ?? [];
    return (
        <Dialog title={t.title} close={close}>
            <p class="small muted" role="status" data-hints={hint ? best.length : undefined}>
                {hint === undefined ? t.wait : best.length === 0 ? t.none : t.about}
            </p>
            <ol class="list">
                {best.map(each => (
                    <li key={each.do} data-hint={each.do}>
                        <p>
                            <b>{number((each.chance ?? 0) * 100)} %</b> {say(each.say) || each.do}{' '}
                            <span class="small muted">{say(each.why)}</span>
                        </p>
                        <button
                            type="button"
                            class="btn small"
                            onClick={() => {
                                session.act(each.do);
                                close();
                            }}>
                            {t.do}
                        </button>
                    </li>
                ))}
            </ol>
        </Dialog>
    );
}
