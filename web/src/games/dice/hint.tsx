/* hint.tsx - what the game's solution says about the dice on the table: the best action, what the
 * reader's own choice gives away, and how likely each build becomes. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import { number, say } from '../../i18n/i18n.ts';
import type { Play } from '../drawing.ts';
import { hintsOn } from './hints.ts';
import { buildName, faceWord, faceWords, roadName } from './names.ts';
import { myTurn, released, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import {
    FACES,
    faceOf,
    nextOf,
    parseFaces,
    printFaces,
    total,
    words,
    type Build,
    type View,
} from './view.ts';

const BARS = 4;

/* An action as part of a sentence: "roll brick and gold again". */
export function actionWords(view: View, action: string): string {
    const t = T(),
        [word = '', a = '', b = ''] = words(action),
        seat = view.seats[view.active]!;
    switch (word) {
        case 'roll':
            return t.hRoll;
        case 'stop':
            return t.hStop;
        case 'reroll':
            return t.hReroll(faceWords(parseFaces(a) ?? []));
        case 'road':
            return t.hBuild(roadName(view, Number(a.slice(1))));
        case 'gold':
            return t.hGold(faceWord(faceOf(a)));
        case 'joker': {
            const [from = '', to] = b.split('>'),
                joker = view.plan.knights[Number(a) - 1]?.joker;
            const face = to ? faceOf(to) : FACES.indexOf(joker as (typeof FACES)[number]);
            return t.hJoker(faceWord(faceOf(from)), faceWord(Math.max(face, 0)));
        }
        case 'end':
            return view.gained ? t.hEnd : t.hCross;
        default: {
            const build = word as Build,
                next = nextOf(view, seat, build);
            return t.hBuild(next ? buildName(build, next.points) : t[build]);
        }
    }
}

/* What the reader's dice say now, in notation; empty outside the choice of dice. */
function chosen(play: Play): string {
    if (!play.legal.value.includes('stop')) return '';
    const free = released(stateOf(play));
    return total(free) ? `reroll ${printFaces(free)}` : 'stop';
}

export function HintButton(): JSX.Element {
    return (
        <button
            type="button"
            class="btn small quiet hint-on"
            aria-pressed={hintsOn.value}
            data-hint
            onClick={() => {
                hintsOn.value = !hintsOn.value;
            }}>
            <Icon id="bulb" size={18} />
            {T().hint}
        </button>
    );
}

export function HintBox({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        view = viewOf(play),
        mine = chosen(play);
    const wanted = hintsOn.value && play.hints && myTurn(play);
    const seq = play.last.value?.seq ?? 0;
    useEffect(() => {
        if (!wanted) {
            state.hint.value = null;
            return;
        }
        let late = false;
        void play.hint(mine || undefined).then(hint => {
            if (!late) state.hint.value = hint;
        });
        return () => {
            late = true;
        };
    }, [wanted, seq, mine]);
    if (!wanted || !view) return null;
    const hint = state.hint.value;
    const fits = hint !== null && hint.actions.every(each => play.legal.value.includes(each.do));
    const best = fits
        ? hint.actions.reduce((a, b) => (b.loss < a.loss ? b : a), hint.actions[0]!)
        : null;
    if (!best || !hint)
        return (
            <div class="hint-box" role="note">
                <Icon id="bulb" size={22} />
                <span>{t.hintWait}</span>
            </div>
        );
    const own = mine ? hint.actions.find(each => each.do === mine) : undefined;
    return (
        <div class="hint-box" role="note" data-best={best.do}>
            <Icon id="bulb" size={22} />
            <span>
                <b>{t.hintBest(actionWords(view, best.do))}</b>{' '}
                {own ? (
                    own.loss < 0.005 ? (
                        t.hintSame
                    ) : (
                        t.hintLoss(number(own.loss, 2))
                    )
                ) : (
                    <span class="muted">{t.hintExpected(number(hint.expected, 1))}</span>
                )}
            </span>
            {hint.goals.length > 0 && mine && (
                <ul class="hint-bars" aria-label={t.hintGoals}>
                    {[...hint.goals]
                        .filter(goal => goal.chance > 0)
                        .sort((a, b) => b.chance - a.chance)
                        .slice(0, BARS)
                        .map(goal => (
                            <li key={goal.name.en}>
                                <span>{say(goal.name)}</span>
                                <span class="hint-bar" aria-hidden="true">
                                    <i style={{ width: `${goal.chance * 100}%` }} />
                                </span>
                                <b>{number(goal.chance * 100)} %</b>
                            </li>
                        ))}
                </ul>
            )}
        </div>
    );
}
