/* cards.tsx - progress cards: their faces, and the panel in which one is read and played. What a
 * card still asks for comes from the legal actions that play it. */
import type { JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import { link } from '../../app/router.ts';
import type { Play } from '../drawing.ts';
import { Card } from '../island/cards.tsx';
import { T as islandTexts } from '../island/texts.ts';
import { GOODS, GOOD_LETTERS, words } from '../island/view.ts';
import { LOOKS, cardName, deckOf } from './catalog.ts';
import { choose, mySeat, stateOf, viewOf } from './state.ts';
import { C, T, type Words } from './texts.ts';
import type { CardWords } from './cardtexts.ts';
import type { View } from './view.ts';
import { asksFor, waysOf } from './ways.ts';

/* A card's face: its deck's colour, the deck's sign and what it is about. */
export function Face({ word }: { word: string }): JSX.Element {
    const look = LOOKS[word],
        deck = deckOf(word);
    if (!look) return <span class="kn-face" />;
    return (
        <span class={`kn-face of-${deck}`}>
            <Icon id={`track-${deck}`} class="kn-deck" />
            <Icon id={look.icon} />
        </span>
    );
}

export const cardText = (word: string): string => C()[word as keyof CardWords] ?? '';

function play1(play: Play, action: string): void {
    play.act(action);
    choose(play, {});
}

/* What a choice among seats turns on, in words. */
function seatLabel(view: View, word: string, seat: number, name: string, t: Words): string {
    const who = view.seats[seat]!;
    if (word === 'deserter') return t.seatKnights(name, who.knights.length);
    if (word === 'spy')
        return t.seatProgress(
            name,
            who.progress_backs.reduce((a, b) => a + b, 0),
        );
    return islandTexts().rob(name, who.cards);
}

function SeatChoice({ play, view, word }: { play: Play; view: View; word: string }): JSX.Element {
    const t = T();
    return (
        <>
            <p class="kn-ask">{t.chooseSeat}</p>
            <div class="ask-row">
                {waysOf(play.legal.value, word).map(action => {
                    const seat = Number(words(action)[1]);
                    return (
                        <button
                            key={action}
                            type="button"
                            class="btn"
                            data-do={action}
                            onClick={() => play1(play, action)}>
                            <SeatMark seat={seat} small />
                            {seatLabel(view, word, seat, play.names[seat] ?? '?', t)}
                        </button>
                    );
                })}
            </div>
        </>
    );
}

function KindChoice({ play, word }: { play: Play; word: string }): JSX.Element {
    const t = T(),
        island = islandTexts();
    return (
        <>
            <p class="kn-ask">{t.chooseKind}</p>
            <div class="ask-row">
                {waysOf(play.legal.value, word).map(action => {
                    const i = GOOD_LETTERS.indexOf(words(action)[1]!);
                    return (
                        <Card
                            key={action}
                            resource={i}
                            count={null}
                            label={island[GOODS[i]!]}
                            data={`kind-${GOODS[i]}`}
                            onTap={() => play1(play, action)}
                        />
                    );
                })}
            </div>
        </>
    );
}

/* Both dice are set, then sent together. */
function DiceChoice({ play, word }: { play: Play; word: string }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        [yellow, red] = state.dice.value;
    const row = (die: 0 | 1, name: string) => (
        <div class="kn-dice-row" role="group" aria-label={name}>
            {[1, 2, 3, 4, 5, 6].map(n => (
                <button
                    key={n}
                    type="button"
                    data-die={`${die}-${n}`}
                    class={`die ${die ? 'kn-red' : 'kn-yellow'}`}
                    aria-label={t.dieTo(name, n)}
                    aria-pressed={state.dice.value[die] === n}
                    onClick={() => {
                        state.dice.value = die ? [yellow, n] : [n, red];
                    }}>
                    <Icon id={`die-${n}`} />
                </button>
            ))}
        </div>
    );
    const ready = yellow > 0 && red > 0;
    return (
        <>
            {row(0, t.yellow)}
            {row(1, t.red)}
            <div class="ask-row">
                <button
                    type="button"
                    class={`btn primary${ready ? '' : ' off'}`}
                    aria-disabled={!ready}
                    data-do={word}
                    onClick={() => {
                        if (ready) play1(play, `${word} ${yellow} ${red}`);
                        else play.explain(t.setDice);
                    }}>
                    {ready ? `${t.setTo(yellow, red)} (${yellow + red})` : t.setDice}
                </button>
            </div>
        </>
    );
}

function PlaceChoice({ play, word }: { play: Play; word: string }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        first = state.first.value;
    const alone = first === null ? null : `${word} ${first}`;
    /* On a phone the panel lies over the board: it is read first, then it makes way. */
    if (play.narrow.value && !state.aiming.value)
        return (
            <div class="ask-row">
                <button
                    type="button"
                    class="btn primary"
                    data-aim={word}
                    onClick={() => {
                        state.aiming.value = true;
                    }}>
                    {t.aim}
                </button>
            </div>
        );
    return (
        <>
            <p class="kn-ask">{first === null ? t.onBoard : t.secondOnBoard}</p>
            {alone && play.legal.value.includes(alone) && (
                <div class="ask-row">
                    <button
                        type="button"
                        class="btn"
                        data-do={alone}
                        onClick={() => play1(play, alone)}>
                        {t.onlyThis}
                    </button>
                </div>
            )}
        </>
    );
}

function How({ play, view, word }: { play: Play; view: View; word: string }): JSX.Element {
    const t = T(),
        asks = asksFor(play.legal.value, word),
        rule = play.forbidden.value[word];
    switch (asks) {
        case 'seat':
            return <SeatChoice play={play} view={view} word={word} />;
        case 'kind':
            return <KindChoice play={play} word={word} />;
        case 'dice':
            return <DiceChoice play={play} word={word} />;
        case 'place':
            return <PlaceChoice play={play} word={word} />;
        case 'nothing':
            return (
                <div class="ask-row">
                    <button
                        type="button"
                        class="btn primary"
                        data-do={word}
                        onClick={() => play1(play, word)}>
                        {islandTexts().play}
                    </button>
                </div>
            );
        default:
            return (
                <p class="bad">
                    {word === 'alchemist' ? t.beforeRoll : islandTexts().notNow}{' '}
                    {rule && (
                        <a href={link('almanac', 'knights', rule)}>
                            {t.because} {rule}
                        </a>
                    )}
                </p>
            );
    }
}

/* The card that the reader looks at: what it does, and how to play it. */
export function CardPanel({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        word = stateOf(play).card.value;
    const look = word === null ? undefined : LOOKS[word];
    if (!view || word === null || !look || !mySeat(play)?.progress?.includes(word)) return null;
    const name = cardName(word, view.options.edition);
    const slim = play.narrow.value && stateOf(play).aiming.value;
    const held = [...new Set(mySeat(play)?.progress ?? [])];
    return (
        <section
            class={`ask card-panel kn-card of-${deckOf(word)}${slim ? ' slim' : ''}`}
            aria-label={name}
            data-card-panel={word}>
            {held.length > 1 && !slim && (
                <div class="card-tabs" role="group" aria-label={t.progress}>
                    {held.map(each => (
                        <button
                            key={each}
                            type="button"
                            class={`dev${waysOf(play.legal.value, each).length ? ' playable' : ''}`}
                            data-progress={each}
                            aria-pressed={each === word}
                            aria-label={cardName(each, view.options.edition)}
                            onClick={() => choose(play, { card: each })}>
                            <Face word={each} />
                        </button>
                    ))}
                </div>
            )}
            <header>
                <Face word={word} />
                <h2>{name}</h2>
                <button
                    type="button"
                    class="btn icon quiet"
                    aria-label={islandTexts().close}
                    onClick={() => choose(play, {})}>
                    <Icon id="close" size={20} />
                </button>
                <div>
                    <p>{cardText(word)}</p>
                    <a href={link('almanac', 'knights', look.rule)}>{islandTexts().ruleOf}</a>
                </div>
            </header>
            <How play={play} view={view} word={word} />
        </section>
    );
}
