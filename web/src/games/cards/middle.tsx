/* middle.tsx - what lies between the principalities: both dice, the event, who leads in strength
 * and commerce, and the stacks. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { say } from '../../i18n/i18n.ts';
import { cardOf } from './content.ts';
import { Line } from './face.tsx';
import { cardName, pileName, stackLetter } from './names.ts';
import { actsOf, lift, pileTargets, pressPile, stateOf } from './state.ts';
import { T } from './texts.ts';
import { lower, type Stack, type View } from './view.ts';

const EVENT_ICON: Record<string, string> = {
    club: 'cg-club',
    mill: 'cg-mill',
    knight: 'cg-knight',
    sun: 'cg-sun',
    question: 'any',
};

export function Dice({ view }: { view: View }): JSX.Element {
    const t = T(),
        face = view.event;
    return (
        <div class="dd" data-fly="dice">
            {view.die ? (
                <Icon id={`die-${view.die}`} label={t.dieShows(view.die)} />
            ) : (
                <span class="ev blank" title={t.notRolled} />
            )}
            {face && face !== '-' ? (
                <span class="ev" title={t[`face_${face}` as 'face_sun']}>
                    <Icon id={EVENT_ICON[face] ?? 'any'} label={t[`face_${face}` as 'face_sun']} />
                </span>
            ) : (
                <span class="ev blank" title={t.notRolled} />
            )}
        </div>
    );
}

function Event({ view, play }: { view: View; play: Play | null }): JSX.Element {
    const t = T(),
        face = view.event,
        played = view.aside.find(word => word !== view.eventCard);
    const none = !face || face === '-',
        old = none && play ? stateOf(play).turned.value : null;
    const word = played ?? view.eventCard ?? old;
    const text = word
        ? say(cardOf(word).text)
        : face && face !== '-'
          ? t[`about_${face}` as 'about_sun']
          : '';
    const head = played
        ? t.beingPlayed
        : word
          ? word === old
              ? t.lastEvent
              : t.eventCard
          : t.event;
    const name = word
        ? cardName(word)
        : face && face !== '-'
          ? t[`face_${face}` as 'face_sun']
          : t.noEvent;
    const inside = (
        <>
            <span class="small muted">{head}</span>
            <b>{name}</b>
            <span class="small evt">{text}</span>
        </>
    );
    if (!word || !play) return <div class="evc">{inside}</div>;
    return (
        <button
            type="button"
            class="evc"
            title={t.showLarge}
            onClick={() => {
                stateOf(play).looked.value = word;
            }}>
            {inside}
        </button>
    );
}

function Tug({
    icon,
    name,
    view,
    me,
    of,
    holder,
    still,
}: {
    icon: string;
    name: string;
    view: View;
    me: number;
    of: 'strength' | 'commerce';
    holder: number | null;
    still: boolean;
}): JSX.Element {
    const t = T(),
        mine = view.seats[me]![of],
        theirs = view.seats[1 - me]![of];
    const sum = mine + theirs,
        at = 50 + (sum ? ((mine - theirs) / sum) * 42 : 0);
    const prize =
        holder === null ? t.nobodyHolds : still ? '' : holder === me ? t.youHold : t.otherHolds;
    return (
        <div class="tug" role="img" aria-label={t.tug(name, mine, theirs, prize)}>
            <span class="tn">
                <b>{theirs}</b>
            </span>
            <span class="tt">
                <span class="tl small">
                    <span>{name}</span>
                    <span class="muted">{prize}</span>
                </span>
                <span class={`tb seat-${1 - me}`}>
                    <i class={`seat-${1 - me}`} style={{ width: `${100 - at}%` }} />
                    <em style={{ left: `${100 - at}%` }}>
                        <Icon id={icon} />
                    </em>
                </span>
            </span>
            <span class="tn me">
                <b>{mine}</b>
            </span>
        </div>
    );
}

export function Tugs({ view, me, still }: { view: View; me: number; still: boolean }): JSX.Element {
    const t = T();
    return (
        <div class="tugs">
            <Tug
                icon="cg-knight"
                name={t.strength}
                view={view}
                me={me}
                of="strength"
                holder={view.knight}
                still={still}
            />
            <Tug
                icon="cg-mill"
                name={t.commerce}
                view={view}
                me={me}
                of="commerce"
                holder={view.mill}
                still={still}
            />
        </div>
    );
}

function Supply({ icon, n, name }: { icon: string; n: number; name: string }): JSX.Element {
    return (
        <div class="stk" title={name}>
            <span class="sk">
                <Icon id={icon} />
            </span>
            <b>{n}</b>
            <small>{name}</small>
        </div>
    );
}

/* A stack or a discard pile: how many cards, what of it is open or known, a ban on it. */
function Pile({
    pile,
    view,
    play,
    icon,
    short,
}: {
    pile: Stack;
    view: View;
    play: Play | null;
    icon: string;
    short: string;
}): JSX.Element {
    const t = T(),
        me = play?.me ?? null,
        name = pileName(view, pile.id, me);
    const aim = play ? pileTargets(play).get(pile.id) : undefined;
    const top = pile.cards[0],
        known = top && top !== '?' ? cardName(top) : '';
    const label = [
        name,
        t.cardsIn(pile.cards.length),
        known && t.topIs(known),
        pile.bans.length > 0 && t.banned,
    ]
        .filter(Boolean)
        .join(', ');
    return (
        <button
            type="button"
            class={`stk${aim ? ' legal' : ''}`}
            title={label}
            data-pile={pile.id}
            disabled={!play}
            data-fly={`pile-${pile.id}`}
            onClick={() => pressPile(play!, pile.id)}>
            <span
                class={`sk${known && !pile.id.startsWith('d') ? ' seen' : ''}${pile.bans.length > 0 ? ' ban' : ''}`}>
                <Icon
                    id={
                        pile.bans.length > 0
                            ? 'lock'
                            : known && !pile.id.startsWith('d')
                              ? 'eye'
                              : icon
                    }
                />
            </span>
            <span class="sr">{aim ? `${t.chooseIt}: ${label}` : label}</span>
            <b aria-hidden="true">{pile.cards.length}</b>
            <small aria-hidden="true">{short}</small>
        </button>
    );
}

export function Stacks({ view, play }: { view: View; play: Play | null }): JSX.Element {
    const t = T(),
        me = lower(view, play?.me ?? null);
    const shown = view.stacks.filter(stack => stack.owner === null || stack.owner === me);
    /* The other player's own stacks are one pile, unless one of them is to be chosen. */
    const others = view.stacks.filter(stack => stack.owner === 1 - me);
    const aims = play ? pileTargets(play) : null;
    const apart = others.some(stack => stack.bans.length > 0 || aims?.has(stack.id));
    const total = others.reduce((n, stack) => n + stack.cards.length, 0);
    return (
        <div class="stks">
            <Supply icon="cg-road" n={view.supply.road} name={t.roadsLeft} />
            <Supply icon="cg-settlement" n={view.supply.settlement} name={t.settlementsLeft} />
            <Supply icon="cg-city" n={view.supply.city} name={t.citiesLeft} />
            <Supply icon="cg-landscape" n={view.supply.land} name={t.landsLeft} />
            {others.length > 0 && !apart && <Supply icon="hand" n={total} name={t.theirStacks} />}
            {[...shown, ...(apart ? others : [])].map(stack => (
                <Pile
                    key={stack.id}
                    pile={stack}
                    view={view}
                    play={play}
                    icon={stack.owner === 1 - me ? 'hand' : 'cards'}
                    short={
                        stack.owner === 1 - me
                            ? `${stackLetter(view, stack.id)}′`
                            : stackLetter(view, stack.id)
                    }
                />
            ))}
            {view.discards.map(pile => (
                <Pile
                    key={pile.id}
                    pile={pile}
                    view={view}
                    play={play}
                    icon="undo"
                    short={pile.owner === 1 - me ? `${t.discardShort}′` : t.discardShort}
                />
            ))}
            <Supply icon="cg-event" n={view.events.length} name={t.eventsLeft} />
        </div>
    );
}

/* Cards that lie open beside the stacks. */
export function Display({ view, play }: { view: View; play: Play | null }): JSX.Element | null {
    const t = T();
    if (view.display.length === 0) return null;
    const count = new Map<string, number>();
    for (const word of view.display) count.set(word, (count.get(word) ?? 0) + 1);
    const can = (word: string): boolean =>
        play !== null && actsOf(play).some(act => act.word === 'build' && act.args[0] === word);
    return (
        <div class="display" aria-label={t.openCards} role="group">
            {[...count].map(([word, n]) => (
                <button
                    key={word}
                    type="button"
                    disabled={!play}
                    class={`display-card${can(word) ? ' can' : ''}`}
                    title={t.openCards}
                    data-card={word}
                    onClick={() => lift(play!, word)}>
                    <Line word={word} />
                    <b>{n}×</b>
                </button>
            ))}
        </div>
    );
}

export function Middle({ view, play }: { view: View; play: Play | null }): JSX.Element {
    return (
        <section class="mid" aria-label={T().middle}>
            <Dice view={view} />
            <Event view={view} play={play} />
            <Tugs
                view={view}
                me={lower(view, play?.me ?? null)}
                still={play === null || play.me === null}
            />
            <div class="mid-right">
                <Stacks view={view} play={play} />
                <Display view={view} play={play} />
            </div>
        </section>
    );
}
