/* dice.tsx - the six dice and what is done with them: kept, rolled again, turned by a joker, traded
 * for gold; and the button that goes on. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { changes, pressDie, pressEnd, pressRoll, pressStop, ready } from './act.ts';
import { HintButton } from './hint.tsx';
import { faceName, faceWord } from './names.ts';
import { myTurn, released, stateOf, viewOf, type Die } from './state.ts';
import { T } from './texts.ts';
import { FACES, LETTERS, total, type View } from './view.ts';

const ROLLS = 3;

function OneDie({ play, die, i }: { play: Play; die: Die; i: number }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        change = state.change.value;
    const choosing = play.legal.value.includes('stop'),
        kept = state.keep.value[i]!;
    if (die.face === null)
        return (
            <span class="d none">
                <span class="d-blank" />
                <span class="sr">{t.rolling}</span>
            </span>
        );
    const turns = change?.kind === 'joker' && !die.spent;
    const word = die.spent ? t.spent : choosing ? (kept ? t.keep : t.again) : t.left;
    const face = (
        <>
            <Icon id={`dice-${FACES[die.face]}`} size={50} />
            <span class="d-name" data-letter={LETTERS[die.face]}>
                {faceName(die.face)}
            </span>{' '}
            {myTurn(play) && (
                <span class="d-word">
                    {choosing && kept && <Icon id="lock" size={13} />}
                    {word}
                </span>
            )}
        </>
    );
    const look = `d ${FACES[die.face]}${die.spent ? ' spent' : ''}${
        choosing ? (kept ? ' keep' : ' again') : ''
    }${turns ? ' turns' : ''}`;
    if (!choosing && !turns)
        return (
            <span
                class={look}
                role="img"
                aria-label={`${t.dieName(i + 1, faceName(die.face))}${die.spent ? `, ${t.spent}` : ''}`}>
                {face}
            </span>
        );
    return (
        <button
            type="button"
            class={look}
            data-die={i}
            aria-pressed={choosing ? kept : undefined}
            onClick={() => pressDie(play, i)}>
            {face}
            <span class="sr"> {t.dieNumber(i + 1)}</span>
        </button>
    );
}

function RollDots({ view }: { view: View }): JSX.Element {
    const n = view.rolls_left;
    return (
        <span class="roll-dots" role="img" aria-label={T().rerollsLeft(n)}>
            {[1, 2].map(dot => (
                <i key={dot} class={dot <= n ? 'on' : ''} />
            ))}
        </span>
    );
}

/* What a joker or a pair of gold is to become. */
function ChangeAsk({ play, view }: { play: Play; view: View }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        change = state.change.value;
    if (!change) return null;
    const picks =
        change.kind === 'gold'
            ? changes(play).gold.map(face => ({ face, action: `gold ${LETTERS[face]}` }))
            : change.from === null
              ? []
              : play.legal.value
                    .filter(action =>
                        action.startsWith(`joker ${change.knight + 1} ${LETTERS[change.from!]}>`),
                    )
                    .map(action => ({ face: LETTERS.indexOf(action.at(-1)!), action }));
    void view;
    return (
        <div class="change-ask" role="group" aria-label={t.change}>
            <span>
                {change.kind === 'gold' ? t.pickGold : change.from === null ? t.pickDie : t.pickRes}
            </span>
            {picks
                .filter(({ face }) => face < 5)
                .map(({ face, action }) => (
                    <button
                        key={face}
                        type="button"
                        class="btn icon"
                        data-do={action}
                        aria-label={faceName(face)}
                        title={faceName(face)}
                        onClick={() => play.act(action)}>
                        <Icon id={FACES[face]!} size={26} />
                    </button>
                ))}
            <button
                type="button"
                class="btn quiet small"
                onClick={() => {
                    state.change.value = null;
                }}>
                {t.cancel}
            </button>
        </div>
    );
}

/* Jokers and gold that can be used now. */
export function Changes({ play, view }: { play: Play; view: View }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        { gold, jokers } = changes(play);
    if (gold.length === 0 && jokers.length === 0) return null;
    if (state.change.value) return <ChangeAsk play={play} view={view} />;
    return (
        <div class="changes" role="group" aria-label={t.change}>
            {gold.length > 0 && (
                <button
                    type="button"
                    class="btn small"
                    data-change="gold"
                    onClick={() => {
                        state.change.value = { kind: 'gold' };
                    }}>
                    <Icon id="gold" size={22} />
                    {t.goldTrade}
                </button>
            )}
            {jokers.map(knight => {
                const { joker } = view.plan.knights[knight]!;
                return (
                    <button
                        key={knight}
                        type="button"
                        class="btn small"
                        data-change={`joker-${knight + 1}`}
                        onClick={() => {
                            state.change.value = { kind: 'joker', knight, from: null };
                            play.announce(t.pickDie);
                        }}>
                        <Icon id={joker} size={22} />
                        {joker === 'any' ? t.jokerAny : t.jokerOf(faceWord(FACES.indexOf(joker)))}
                    </button>
                );
            })}
        </div>
    );
}

export function Actions({ play, view }: { play: Play; view: View }): JSX.Element | null {
    const t = T(),
        legal = play.legal.value,
        free = total(released(stateOf(play)));
    const held = (slot: 'go' | 'stop') => (ready(play, slot) ? {} : { 'aria-disabled': true });
    const go = held('go'),
        stop = held('stop');
    if (!myTurn(play)) return null;
    if (legal.includes('roll'))
        return (
            <div class="dice-acts">
                <button
                    type="button"
                    class="btn primary big grow"
                    data-act="roll"
                    {...go}
                    onClick={() => pressRoll(play)}>
                    <Icon id="dice" size={20} />
                    {t.roll}
                </button>
            </div>
        );
    if (legal.includes('stop'))
        return (
            <div class="dice-acts">
                <button
                    type="button"
                    class={`btn big grow${free ? ' primary' : ' off'}`}
                    aria-disabled={free === 0}
                    data-act="reroll"
                    {...go}
                    onClick={() => pressRoll(play)}>
                    <Icon id="dice" size={20} />
                    {play.window.value === 'W' ? t.rerollN(free) : t.rerollShort(free)}
                </button>
                <button
                    type="button"
                    class={`btn big${free ? '' : ' primary'}`}
                    data-act="stop"
                    {...stop}
                    onClick={() => pressStop(play)}>
                    {t.stop}
                </button>
            </div>
        );
    if (!legal.includes('end')) return null;
    /* A cross is the main button only when nothing else can be done. */
    const only = legal.length === 1;
    return (
        <div class="dice-acts">
            <button
                type="button"
                data-act="end"
                class={`btn big grow${view.gained || only ? ' primary' : ''}`}
                {...go}
                onClick={() => pressEnd(play)}>
                <Icon id={view.gained ? 'check' : 'close'} size={20} />
                {view.gained ? t.enter(view.gained) : t.cross}
            </button>
        </div>
    );
}

export function Dice({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        state = stateOf(play);
    if (!view) return null;
    const mine = view.active === play.me,
        choosing = play.legal.value.includes('stop');
    const title =
        view.phase === 'over'
            ? t.over
            : view.phase === 'build'
              ? t.building
              : view.rolls
                ? t.rollOf(view.rolls, ROLLS)
                : mine
                  ? t.dice
                  : t.diceOf(play.names[view.active] ?? '');
    return (
        <section
            class="dice-box panel"
            aria-label={mine ? t.dice : t.diceOf(play.names[view.active] ?? '')}>
            <header>
                <h2>{title}</h2>
                {choosing && !play.hints && <span class="small muted">{t.tapDice}</span>}
                {!mine && view.rolls > 0 && (
                    <span class="small muted">{play.names[view.active]}</span>
                )}
                {mine && play.hints && view.phase !== 'over' && <HintButton />}
                {view.phase !== 'build' && view.phase !== 'over' && <RollDots view={view} />}
            </header>
            <div class="dice-row" data-fly="dice">
                {state.dice.value.map((die, i) => (
                    <OneDie key={i} play={play} die={die} i={i} />
                ))}
            </div>
            <Changes play={play} view={view} />
        </section>
    );
}
