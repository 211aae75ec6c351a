/* prompt.ts - the one line that says what the table waits for. */
import type { Play } from '../drawing.ts';
import { myTurn, viewOf } from './state.ts';
import { T } from './texts.ts';

export function prompt(play: Play): { text: string; mine: boolean } {
    const t = T(),
        view = viewOf(play),
        legal = play.legal.value;
    if (!view) return { text: '', mine: false };
    const name = play.names[view.active] ?? '';
    if (view.phase === 'over')
        return {
            mine: false,
            text: view.seats.length === 1 ? t.overSolo(view.seats[0]!.points) : t.over,
        };
    if (view.phase === 'start') return { text: t.start, mine: false };
    if (!myTurn(play))
        return {
            mine: false,
            text:
                view.active === play.me
                    ? t.rolling
                    : view.phase === 'build'
                      ? t.waitBuild(name)
                      : t.waitRoll(name),
        };
    if (legal.includes('roll')) return { text: t.promptRoll, mine: true };
    if (legal.includes('stop')) return { text: t.promptChoose(view.rolls_left), mine: true };
    if (legal.length > 1) return { text: t.promptBuild, mine: true };
    return { text: view.gained ? t.promptDone(view.gained) : t.promptBuildNone, mine: true };
}
