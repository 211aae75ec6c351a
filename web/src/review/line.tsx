/* line.tsx - the best turn played out step by step: the engine plays its actions from the position
 * before the shown move, and the bar under the board steps through them. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import type { Part } from '../games/drawing.ts';
import { language } from '../i18n/i18n.ts';
import { openJudge } from '../net/judge.engine.ts';
import type { MatchReview, Reviewed } from '../net/review.ts';
import type { View } from '../net/types.ts';
import { optionsOf } from '../pages/judge-state.ts';
import { Parts, type Opened } from '../pages/replay.tsx';
import { reviewTexts } from './texts.ts';

export interface LineStep {
    do: string;
    view: View; /* after it */
    told: Part[];
}
export interface Line {
    n: number; /* the move that it stands in place of */
    at: number; /* the step that is shown, from 0 */
    steps: LineStep[];
}

/* The actions of the best turn, each with the position after it. */
async function playLine(opened: Opened, review: MatchReview, each: Reviewed): Promise<LineStep[]> {
    const { replay, art, from } = opened,
        engine = await openJudge(LANDFALL_WASM);
    const acts = review.entries.slice(0, each.n - 1).map(({ actor, do: text }) => ({
        seat: actor,
        do: text,
    }));
    const refused = engine.follow(replay.game, replay.seats, optionsOf(from.text, replay), acts);
    if (refused) return [];
    const steps: LineStep[] = [];
    let before = engine.told().view;
    for (const text of each.line ?? []) {
        if (engine.do(each.actor, text)) break;
        const { view } = engine.told();
        const told = art.logLine(text, each.actor, before, view, language.value, from.names);
        steps.push({ do: text, view, told: told.length > 0 ? told : [text] });
        before = view;
    }
    return steps;
}

export interface LineState {
    line: Line | null;
    show(each: Reviewed): void;
    to(at: number): void;
    leave(): void;
}

/* The line of the shown move, for as long as that move is shown. */
export function useLine(opened: Opened, review: MatchReview | null, n: number): LineState {
    const [line, setLine] = useState<Line | null>(null),
        [wanted, setWanted] = useState(0);
    useEffect(() => {
        const each = review?.entries[wanted - 1];
        let here = true;
        if (!review || !each) return;
        void playLine(opened, review, each).then(steps => {
            if (here && steps.length > 0) setLine({ n: wanted, at: 0, steps });
        });
        return () => {
            here = false;
        };
    }, [wanted]);
    const leave = (): void => {
        setLine(null);
        setWanted(0);
    };
    useEffect(leave, [opened, n]);
    return {
        line: line && line.n === n ? line : null,
        show: each => setWanted(each.n),
        to: at =>
            line && setLine({ ...line, at: Math.min(Math.max(at, 0), line.steps.length - 1) }),
        leave,
    };
}

export function LineBar({
    state,
    line,
    names,
}: {
    state: LineState;
    line: Line;
    names: string[];
}): JSX.Element {
    const t = reviewTexts();
    const button = (icon: string, name: string, to: number) => (
        <button
            class="btn quiet icon"
            type="button"
            aria-label={name}
            title={name}
            disabled={to < 0 || to >= line.steps.length}
            onClick={() => state.to(to)}>
            <Icon id={icon} class="i20" />
        </button>
    );
    return (
        <div class="rv-line-bar" role="group" aria-label={t.line}>
            {button('prev', t.lineBack, line.at - 1)}
            <p class="grow" role="status" data-line={`${line.at + 1}/${line.steps.length}`}>
                <span class="small muted">{t.lineStep(line.at + 1, line.steps.length)}</span>{' '}
                <Parts parts={line.steps[line.at]!.told} names={names} />
            </p>
            {button('next', t.lineOn, line.at + 1)}
            <button class="btn small" type="button" onClick={state.leave}>
                {t.lineLeave}
            </button>
        </div>
    );
}
