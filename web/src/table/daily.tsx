/* daily.tsx - at the end of the game of the day: what best play made of the same rolls, and what it
 * expects on the average. The exact solution is worked out on the device. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { link } from '../app/router.ts';
import { number } from '../i18n/i18n.ts';
import { here, solving } from '../net/here.ts';
import type { Optimum } from '../net/puzzle.ts';
import { puzzleTexts } from './puzzle-texts.ts';

export const isDaily = (id: string): boolean => id.startsWith('HERE-DAILY-');

export function DailyEnd({ id, game }: { id: string; game: string }): JSX.Element {
    const t = puzzleTexts(),
        [best, setBest] = useState<Optimum | null>(null),
        [failed, setFailed] = useState(false);
    useEffect(() => {
        let shown = true;
        here.optimum(id).then(
            found => shown && setBest(found),
            () => shown && setFailed(true),
        );
        return () => {
            shown = false;
        };
    }, [id]);
    return (
        <p class="daily-end" role="status" data-perfect={best?.perfect}>
            {best
                ? t.optimum(number(best.perfect), number(best.expected, 1))
                : failed
                  ? t.optimumFailed
                  : t.working(number(100 * (solving.value ?? 0)))}{' '}
            <a href={link('puzzles', game)}>{t.dailyBack}</a>
        </p>
    );
}
