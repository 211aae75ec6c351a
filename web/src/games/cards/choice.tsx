/* choice.tsx - what the table asks of the reader besides the free part of a turn. Every legal
 * action stands here as a button, drawn by what its arguments are; actions with two arguments are
 * chosen in two steps. Whatever the engine may come to ask, it can be answered here. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import { clockText, timeLeft, useBeat } from '../../table/seats.tsx';
import type { Play } from '../drawing.ts';
import { cardOf } from './content.ts';
import { Good, Line } from './face.tsx';
import { cardAt, cardName, kindName, landName, pileName, placeName } from './names.ts';
import { numberLabel } from './numbers.ts';
import { question } from './prompt.ts';
import { actsOf, send, stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import {
    ARGUMENTS,
    LETTERS,
    landAt,
    parsePlace,
    type Act,
    type Argument,
    type View,
} from './view.ts';

/* Reactions and on which faces of the die an attack then still works (KB-57). */
const ODDS: Record<string, number> = { bishop: 2, 'herb-woman': 2 };

function PlaceOption({ view, me, text }: { view: View; me: number; text: string }): JSX.Element {
    const place = parsePlace(text),
        card = cardAt(view, text, me);
    const realm = view.seats[place?.other ? 1 - me : me];
    const land = place && realm ? landAt(realm, place.at) : null;
    if (land)
        return (
            <>
                <Good kind={LETTERS.indexOf(land.kind)} />
                <span>
                    {landName(land.kind)} {land.number}
                </span>
                <span class="pips" aria-hidden="true">
                    {[0, 1, 2].map(i => (
                        <i key={i} class={i < land.store ? 'on' : ''} />
                    ))}
                </span>
            </>
        );
    if (card)
        return (
            <>
                <Line word={card} />
                {place?.other && <Icon id="swords" size={16} />}
            </>
        );
    return <span>{placeName(view, text, me)}</span>;
}

/* One argument of an action as a picture with words. */
function Option({
    play,
    view,
    kind,
    text,
}: {
    play: Play;
    view: View;
    kind: Argument;
    text: string;
}): JSX.Element {
    const me = play.me ?? 0;
    switch (kind) {
        case 'card':
            return <Line word={text} />;
        case 'place':
            return <PlaceOption view={view} me={me} text={text} />;
        case 'pile': {
            const pile = [...view.stacks, ...view.discards].find(each => each.id === text);
            const top = pile?.cards[0];
            return (
                <>
                    <Icon id="cards" size={20} />
                    <span>{pileName(view, text, me)}</span>
                    <small class="muted">
                        {pile?.cards.length ?? 0}
                        {top && top !== '?' ? ` · ${cardName(top)}` : ''}
                    </small>
                </>
            );
        }
        case 'kind':
            return (
                <>
                    <Good kind={LETTERS.indexOf(text)} />
                    <span>{kindName(text)}</span>
                </>
            );
        case 'landcard':
            return (
                <>
                    <Good kind={LETTERS.indexOf(text[0]!)} />
                    <span>{landName(text[0]!)}</span>
                    <Icon id={`die-${text.slice(1)}`} size={24} />
                </>
            );
        case 'number': {
            const label = numberLabel(view, Number(text));
            return (
                <>
                    {label.die && <Icon id={`die-${label.die}`} size={30} />}
                    {label.icon && <Icon id={label.icon} size={22} />}
                    {label.text && <span>{label.text}</span>}
                </>
            );
        }
        default:
            return <span>{text}</span>;
    }
}

const ask = (text: string, look: (word: string) => void): ComponentChildren => (
    <button
        type="button"
        class="opt-look"
        aria-label={`${T().showLarge}: ${cardName(text)}`}
        onClick={() => look(text)}>
        <Icon id="search" size={16} />
    </button>
);

/* All actions of one word. */
function Group({
    play,
    view,
    word,
    acts,
}: {
    play: Play;
    view: View;
    word: string;
    acts: Act[];
}): JSX.Element {
    const t = T(),
        state = stateOf(play),
        kinds = ARGUMENTS[word] ?? [];
    const frame = view.owes?.what ?? '';
    const verb =
        word === 'take' && frame === 'archive'
            ? t.nextCard
            : word === 'bury' && frame === 'holy'
              ? t.otherCard
              : (t[`do_${word}` as 'do_gain'] ?? word);
    if (kinds.length === 0 || acts.every(act => act.args.length === 0))
        return (
            <div class="opts">
                {acts.map(act => (
                    <button
                        key={act.text}
                        type="button"
                        class={`btn${/^(pass|decline|end)$/.test(word) ? '' : ' primary'} grow`}
                        data-do={act.text}
                        onClick={() => send(play, act.text)}>
                        {endWord(view, word, verb)}
                    </button>
                ))}
            </div>
        );
    const first = kinds.length > 1 ? state.first.value : null;
    const due = first !== null && acts.some(act => act.args[0] === first) ? 1 : 0;
    const open = due ? acts.filter(act => act.args[0] === first) : acts;
    const values = [...new Set(open.map(act => act.args[due] ?? ''))];
    const last = due === kinds.length - 1;
    const look = (card: string): void => {
        state.looked.value = card;
    };
    return (
        <fieldset class={`optset of-${kinds[due]}`}>
            <legend>
                {verb}
                {due === 1 && (
                    <>
                        :{' '}
                        <b>
                            {kinds[0] === 'card'
                                ? cardName(first!)
                                : kinds[0] === 'place'
                                  ? placeName(view, first!, play.me ?? 0)
                                  : first}
                        </b>
                        <button
                            type="button"
                            class="btn quiet small"
                            data-back
                            onClick={() => {
                                state.first.value = null;
                            }}>
                            <Icon id="left" size={16} />
                            {t.back}
                        </button>
                    </>
                )}
            </legend>
            <div class="opts">
                {values.map(value => {
                    const act = open.find(each => (each.args[due] ?? '') === value)!;
                    const card =
                        kinds[due] === 'card' && cardOf(value).class
                            ? value
                            : kinds[due] === 'place'
                              ? cardAt(view, value, play.me ?? 0)
                              : null;
                    return (
                        <span key={value} class="opt-box">
                            <button
                                type="button"
                                class="btn opt"
                                data-do={last ? act.text : undefined}
                                data-half={last ? undefined : value}
                                onClick={() => {
                                    if (last) send(play, act.text);
                                    else state.first.value = value;
                                }}>
                                <Option play={play} view={view} kind={kinds[due]!} text={value} />
                            </button>
                            {card && ask(card, look)}
                        </span>
                    );
                })}
            </div>
        </fieldset>
    );
}

/* "End" means other things in other steps. */
function endWord(view: View, word: string, verb: string): string {
    if (word === 'pass') return view.owes?.what === 'holy' ? T().keepCard : T().do_skip;
    if (word !== 'end') return verb;
    return view.step === 'main' ? T().endTurn : T().noExchange;
}

/* On which faces an attack works, without and with each answer. */
function Odds({ acts }: { acts: Act[] }): JSX.Element | null {
    const t = T(),
        answers = acts.filter(act => act.word === 'play' && act.args[0]! in ODDS);
    if (answers.length === 0) return null;
    const faces = (until: number) => (
        <span class="odds">
            {[1, 2, 3, 4, 5, 6].map(n => (
                <span key={n} class={n > until ? 'no' : ''}>
                    <Icon id={`die-${n}`} label={t.odd(n, n <= until)} />
                </span>
            ))}
        </span>
    );
    return (
        <div class="odd small">
            <span class="muted">{t.asItStands}</span>
            {faces(5)}
            {answers.map(act => (
                <>
                    <span class="muted">{t.withAnswer(cardName(act.args[0]!))}</span>
                    {faces(ODDS[act.args[0]!]!)}
                </>
            ))}
        </div>
    );
}

/* How much time is left to answer, as a bar that runs out. */
function TimeBar({ play }: { play: Play }): JSX.Element | null {
    const clock = play.table.clock.value,
        left = play.me === null ? null : timeLeft(clock, play.me);
    useBeat(Boolean(clock?.running.length));
    if (left === null) return null;
    const share = Math.min(100, left / 600);
    return (
        <div class="tbar" role="img" aria-label={T().timeLeft(clockText(left))}>
            <i style={{ width: `${share}%` }} />
        </div>
    );
}

/* A reaction is one press: answer with a card or a building, or let it happen. */
function Answers({ play, view, acts }: { play: Play; view: View; acts: Act[] }): JSX.Element {
    const t = T();
    return (
        <div class="row wrap answers">
            {acts.map(act => (
                <button
                    key={act.text}
                    type="button"
                    class={`btn grow${act.word === 'pass' ? '' : ' primary'}`}
                    data-do={act.text}
                    onClick={() => send(play, act.text)}>
                    {act.word === 'pass'
                        ? t.do_pass
                        : t.answerWith(
                              cardName(
                                  act.word === 'use'
                                      ? (cardAt(view, act.args[0]!, play.me ?? 0) ?? '?')
                                      : act.args[0]!,
                              ),
                          )}
                </button>
            ))}
        </div>
    );
}

const ORDER = [
    'roll',
    'accept',
    'play',
    'use',
    'gain',
    'name',
    'pay',
    'take',
    'hit',
    'put',
    'land',
    'lay',
    'swap',
    'draw',
    'search',
    'bury',
    'choose',
    'ban',
    'ready',
    'deck',
    'build',
    'pass',
    'decline',
    'end',
];
const rank = (word: string): number => (ORDER.indexOf(word) + 99) % 99;

export function Choice({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        acts = actsOf(play),
        state = stateOf(play);
    if (!view || acts.length === 0 || play.me === null) return null;
    const t = T(),
        asked = question(play),
        words = [...new Set(acts.map(act => act.word))]
            .filter(word => word !== 'strike')
            .sort((a, b) => rank(a) - rank(b));
    const card = view.owes?.card ?? null,
        spot = state.spot.value;
    const pile = spot?.startsWith('pile ') ? spot.slice(5) : null;
    const here = (list: Act[]): Act[] =>
        pile === null ? list : list.filter(act => act.args.includes(pile));
    const narrowed =
        pile !== null && words.some(word => here(acts.filter(act => act.word === word)).length > 0);
    const react = /^(react|tower)$/.test(view.owes?.what ?? '');
    return (
        <section
            class={`choice${react ? ' react' : ''}`}
            role={react ? 'alertdialog' : 'group'}
            aria-label={asked.title}>
            <header class="row between">
                <h2>{asked.title}</h2>
                {narrowed && (
                    <button
                        type="button"
                        class="btn quiet small"
                        data-back
                        onClick={() => {
                            state.spot.value = null;
                        }}>
                        <Icon id="left" size={16} />
                        {t.back}
                    </button>
                )}
                {card && (
                    <button
                        type="button"
                        class="btn quiet icon"
                        onClick={() => {
                            state.looked.value = card;
                        }}
                        aria-label={`${t.showLarge}: ${cardName(card)}`}>
                        <Icon id="search" size={20} />
                    </button>
                )}
            </header>
            {asked.help && <p class="small muted choice-help">{asked.help}</p>}
            <Odds acts={acts} />
            {react ? (
                <Answers play={play} view={view} acts={acts} />
            ) : (
                <div class="choice-list">
                    {words.map(word => {
                        const list = acts.filter(act => act.word === word);
                        const shown = narrowed ? here(list) : list;
                        return (
                            shown.length > 0 && (
                                <Group
                                    key={word}
                                    play={play}
                                    view={view}
                                    word={word}
                                    acts={shown}
                                />
                            )
                        );
                    })}
                </div>
            )}
            <TimeBar play={play} />
        </section>
    );
}
