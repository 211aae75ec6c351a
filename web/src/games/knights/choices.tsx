/* choices.tsx - small panels for choices that are neither on the board nor in the hand: gifts,
 * open hands, decks, knights that fight. Each shows itself when the server lists its actions. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { Card, cardWords } from '../island/cards.tsx';
import { placeName } from '../island/names.ts';
import { add } from '../island/state.ts';
import { T as islandTexts } from '../island/texts.ts';
import { GOODS, GOOD_LETTERS, SHOWN_ALL, none, printCards, total, words } from '../island/view.ts';
import { Face, cardText } from './cards.tsx';
import { cardName, deckOf, levelName } from './catalog.ts';
import { mySeat, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import { STRENGTHS, TRACKS, TRACKS_SHOWN, knightIcon, type View } from './view.ts';
import { commitAction } from './ways.ts';

interface Props {
    play: Play;
    view: View;
}

const those = (play: Play, word: string): string[] =>
    play.legal.value.filter(action => words(action)[0] === word);

const Title = ({
    title,
    children,
    data,
}: {
    title: string;
    children: ComponentChildren;
    data: string;
}): JSX.Element => (
    <section class="ask kn-choice" aria-label={title} data-choice={data}>
        <h2>{title}</h2>
        {children}
    </section>
);

/* One card of a kind, at once. */
function Kinds({ play, word }: { play: Play; word: string }): JSX.Element {
    const island = islandTexts(),
        ways = those(play, word);
    const order = (action: string) => SHOWN_ALL.indexOf(GOOD_LETTERS.indexOf(words(action)[1]!));
    return (
        <div class="ask-row">
            {[...ways]
                .sort((a, b) => order(a) - order(b))
                .map(action => {
                    const i = GOOD_LETTERS.indexOf(words(action)[1]!);
                    return (
                        <Card
                            key={action}
                            resource={i}
                            count={null}
                            label={island[GOODS[i]!]}
                            data={`${word}-${GOODS[i]}`}
                            onTap={() => play.act(action)}
                        />
                    );
                })}
        </div>
    );
}

function Aqueduct({ play, view }: Props): JSX.Element {
    const t = T();
    return (
        <Title title={t.aqueductTitle(levelName(0, 3, view.options.edition))} data="aqueduct">
            <Kinds play={play} word="aqueduct" />
            {play.legal.value.includes('done') && (
                <div class="ask-row">
                    <button type="button" class="btn quiet" onClick={() => play.act('done')}>
                        {t.takeNone}
                    </button>
                </div>
            )}
        </Title>
    );
}

function Answer({ play, view }: Props): JSX.Element {
    return (
        <Title title={T().answerTitle(play.names[view.active] ?? '?')} data="answer">
            <Kinds play={play} word="answer" />
        </Title>
    );
}

/* Commercial Harbor: first the resource, then who gets it. */
function Harbor({ play, view }: Props): JSX.Element {
    const t = T(),
        island = islandTexts(),
        state = stateOf(play),
        ways = those(play, 'harbor');
    const kinds = new Set(ways.map(action => GOOD_LETTERS.indexOf(words(action)[2]!)));
    const chosen =
        state.resource.value !== null && kinds.has(state.resource.value)
            ? state.resource.value
            : null;
    const name = cardName('commercialharbor', view.options.edition);
    /* On a phone it would hide the board for the rest of the turn: it waits as a button. */
    if (play.narrow.value && !state.harborOpen.value)
        return (
            <button
                type="button"
                class="btn small kn-chip"
                data-open="harbor"
                onClick={() => {
                    state.harborOpen.value = true;
                }}>
                <Icon id="harbour-any" size={20} />
                {name}
            </button>
        );
    return (
        <Title title={t.harborTitle(name)} data="harbor">
            <p class="kn-ask">{t.harborHint}</p>
            <div class="ask-row">
                {SHOWN_ALL.filter(i => kinds.has(i)).map(i => (
                    <Card
                        key={i}
                        resource={i}
                        count={null}
                        hot={chosen === i}
                        label={island[GOODS[i]!]}
                        data={`harbor-${GOODS[i]}`}
                        onTap={() => {
                            state.resource.value = i;
                        }}
                    />
                ))}
            </div>
            {chosen !== null && (
                <div class="ask-row">
                    {ways
                        .filter(action => words(action)[2] === GOOD_LETTERS[chosen])
                        .map(action => {
                            const seat = Number(words(action)[1]);
                            return (
                                <button
                                    key={action}
                                    type="button"
                                    class="btn"
                                    data-do={action}
                                    onClick={() => play.act(action)}>
                                    <SeatMark seat={seat} small />
                                    {t.harborTo(
                                        play.names[seat] ?? '?',
                                        view.harbor_offers?.[seat] ?? 1,
                                    )}
                                </button>
                            );
                        })}
                </div>
            )}
            {play.narrow.value && (
                <div class="ask-row">
                    <button
                        type="button"
                        class="btn quiet"
                        onClick={() => {
                            state.harborOpen.value = false;
                        }}>
                        {island.close}
                    </button>
                </div>
            )}
        </Title>
    );
}

/* Master Merchant: the victim's hand lies open. */
function Take({ play, view }: Props): JSX.Element {
    const t = T(),
        island = islandTexts(),
        state = stateOf(play),
        victim = view.victim ?? 0;
    const hand = view.seats[victim]?.hand ?? none(),
        picks = state.picks.value;
    const due = Math.min(2, total(hand)),
        rest = due - total(picks);
    return (
        <Title title={t.takeTitle(play.names[victim] ?? '?')} data="take">
            <div class="ask-row">
                {SHOWN_ALL.filter(i => hand[i]! > 0).map(i => {
                    const n = picks[i] ?? 0;
                    return (
                        <Card
                            key={i}
                            resource={i}
                            count={hand[i]! - n}
                            hot={n > 0}
                            data={`take-${GOODS[i]}`}
                            label={`${hand[i]} ${island.oneMore(island[GOODS[i]!], n)}`}
                            onTap={() => {
                                if (n >= hand[i]! || rest <= 0)
                                    state.picks.value = add(picks, i, -n);
                                else state.picks.value = add(picks, i, 1);
                            }}
                            onLess={() => {
                                state.picks.value = add(picks, i, -1);
                            }}
                        />
                    );
                })}
            </div>
            <div class="ask-row">
                <button
                    type="button"
                    class={`btn primary${rest ? ' off' : ''}`}
                    aria-disabled={rest > 0}
                    data-do="take"
                    onClick={() => {
                        if (rest > 0) play.explain(island.pickMore(rest));
                        else play.act(`take ${printCards(picks)}`);
                    }}>
                    {rest ? island.pickMore(rest) : island.take(cardWords(picks))}
                </button>
            </div>
        </Title>
    );
}

/* Progress cards to choose from: Spy's victim's, or the player's when there are five. */
function ProgressChoice({ play, view, word, title }: Props & { word: string; title: string }) {
    const t = T(),
        ways = those(play, word);
    return (
        <Title title={title} data={word}>
            {ways.length === 0 && <p class="kn-ask">{t.stealNothing}</p>}
            <div class="ask-row kn-cards">
                {ways.map(action => {
                    const card = words(action)[1]!;
                    return (
                        <button
                            key={action}
                            type="button"
                            class={`kn-pick of-${deckOf(card) ?? ''}`}
                            data-do={action}
                            onClick={() => play.act(action)}>
                            <Face word={card} />
                            <span>
                                <b>{cardName(card, view.options.edition)}</b>
                                <small>{cardText(card)}</small>
                            </span>
                        </button>
                    );
                })}
            </div>
        </Title>
    );
}

/* A gate with four progress cards in hand: another one, or none. */
function Gate({ play, view }: Props): JSX.Element {
    const t = T(),
        track = TRACKS.findIndex(each => each === view.event),
        word = TRACKS[track]!;
    return (
        <Title title={t.gateTitle(t[word])} data="gate">
            <p class="kn-ask">{play.me === view.active ? t.gateOwn : t.gateOther}</p>
            <div class="ask-row kn-decks-row">
                <button
                    type="button"
                    class="kn-back"
                    data-do="draw"
                    onClick={() => play.act('draw')}>
                    <Icon id={`back-${word}`} />
                    <span>{t.gateDraw}</span> <small>{t.deckLeft(view.decks[track] ?? 0)}</small>
                </button>
            </div>
            <div class="ask-row">
                <button
                    type="button"
                    class="btn quiet"
                    data-do="done"
                    onClick={() => play.act('done')}>
                    {t.takeNone}
                </button>
            </div>
        </Title>
    );
}

function Reward({ play, view }: Props): JSX.Element {
    const t = T(),
        open = new Set(those(play, 'reward').map(action => words(action)[1]));
    return (
        <Title title={t.rewardTitle} data="reward">
            <div class="ask-row kn-decks-row">
                {TRACKS_SHOWN.filter(track => open.has(TRACKS[track]!)).map(track => {
                    const word = TRACKS[track]!,
                        name = t[word];
                    return (
                        <button
                            key={word}
                            type="button"
                            class="kn-back"
                            data-do={`reward ${word}`}
                            onClick={() => play.act(`reward ${word}`)}>
                            <Icon id={`back-${word}`} />
                            <span>{name}</span> <small>{t.deckLeft(view.decks[track]!)}</small>
                        </button>
                    );
                })}
            </div>
        </Title>
    );
}

/* The nasty variant: every active knight fights, unless it is held back. */
function Commit({ play, view }: Props): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        seat = mySeat(play);
    if (!seat) return null;
    const own = seat.knights.filter(knight => knight.active);
    const sent = state.fighters.value ?? own.map(knight => knight.corner);
    const force = own.reduce(
        (sum, { corner, strength }) => sum + (sent.includes(corner) ? strength : 0),
        0,
    );
    return (
        <Title title={t.commitTitle} data="commit">
            <div class="ask-row">
                {own.map(knight => {
                    const on = sent.includes(knight.corner),
                        rank = t[STRENGTHS[knight.strength - 1]!];
                    return (
                        <button
                            key={knight.corner}
                            type="button"
                            class={`btn kn-fighter${on ? ' on' : ''}`}
                            aria-pressed={on}
                            data-fighter={`c${knight.corner}`}
                            onClick={() => {
                                state.fighters.value = on
                                    ? sent.filter(c => c !== knight.corner)
                                    : [...sent, knight.corner];
                            }}>
                            <Icon
                                id={knightIcon(knight)}
                                size={28}
                                seat={play.colours[play.me ?? 0] ?? ''}
                            />
                            <span>
                                {rank}
                                <small>{placeName(`c${knight.corner}`, view.board)}</small>
                            </span>
                        </button>
                    );
                })}
            </div>
            <div class="ask-row">
                <button
                    type="button"
                    class="btn primary"
                    data-do="commit"
                    onClick={() => play.act(commitAction(sent))}>
                    {force > 0 ? t.commitAll(force) : t.commitNone}
                </button>
            </div>
        </Title>
    );
}

/* A place at which several things could be done: knights of which strength. */
function Ways({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        ways = state.ways.value;
    if (ways.length === 0) return null;
    return (
        <Title title={t.strengthTitle} data="ways">
            <div class="ask-row">
                {ways.map(action => {
                    const strength = Number(words(action)[1]);
                    return (
                        <button
                            key={action}
                            type="button"
                            class="btn"
                            data-do={action}
                            onClick={() => {
                                state.ways.value = [];
                                play.act(action);
                            }}>
                            <Icon
                                id={knightIcon({ strength, active: false })}
                                size={26}
                                seat={play.colours[play.me ?? 0] ?? ''}
                            />
                            {t[STRENGTHS[strength - 1]!]}
                        </button>
                    );
                })}
            </div>
        </Title>
    );
}

export function Choices({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        legal = play.legal.value;
    if (!view || play.me === null || legal.length === 0) return null;
    const can = (word: string) => legal.some(action => words(action)[0] === word);
    const victim = play.names[view.victim ?? -1] ?? '?',
        mine = { play, view };
    return (
        <>
            {can('aqueduct') && <Aqueduct {...mine} />}
            {can('answer') && <Answer {...mine} />}
            {can('take') && <Take {...mine} />}
            {view.phase === 'spy' && can('done') && (
                <ProgressChoice {...mine} word="steal" title={t.stealTitle(victim)} />
            )}
            {can('bury') && <ProgressChoice {...mine} word="bury" title={t.buryTitle} />}
            {can('reward') && <Reward {...mine} />}
            {can('draw') && <Gate {...mine} />}
            {can('commit') && <Commit {...mine} />}
            {can('harbor') && stateOf(play).card.value === null && <Harbor {...mine} />}
            <Ways play={play} />
        </>
    );
}
