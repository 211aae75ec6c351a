/* strip.tsx - what lies around the island: the barbarians' way with the fight as it stands, the
 * three dice, the bank and the decks. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import { list } from '../../i18n/i18n.ts';
import { Bank as IslandBank, Dice as IslandDice } from '../island/scene.tsx';
import type { Play } from '../drawing.ts';
import { viewOf } from './state.ts';
import { T } from './texts.ts';
import { TRACKS, TRACKS_SHOWN, outcome, type Barbarians, type View } from './view.ts';

interface Said {
    text: string;
    more: string;
    bad: boolean;
    mine: boolean;
}

/* Who would lose or win what, if the barbarians landed now. */
export function outcomeWords(fight: Barbarians, names: string[], me: number | null): Said {
    const t = T(),
        end = outcome(fight);
    if (end.kind === 'nothing')
        return {
            text: fight.strength === 0 ? t.noHarm : t.noLoss,
            more: t.ifLanded,
            bad: false,
            mine: false,
        };
    const mine = me !== null && end.seats.includes(me);
    /* More than two names would not fit on a phone. */
    const few = end.seats.length <= 2,
        name = (seat: number) => names[seat] ?? '?';
    const rest = end.seats.filter(seat => seat !== me);
    const others = few ? list(rest.map(name)) : rest.length ? t.others(rest.length) : '';
    const all = few ? list(end.seats.map(name)) : t.players(end.seats.length);
    if (end.kind === 'lose')
        return {
            text: !mine ? t.loses(all, end.seats.length) : others ? t.youToo(others) : t.youLose,
            more: t.need(end.need),
            bad: true,
            mine,
        };
    return {
        text: end.kind === 'tie' ? t.tie(all) : mine ? t.youDefender : t.isDefender(all),
        more: t.ifLanded,
        bad: false,
        mine,
    };
}

export function BarbarianStrip({
    view,
    names,
    me,
}: {
    view: View;
    names: string[];
    me: number | null;
}): JSX.Element {
    const t = T(),
        fight = view.barbarians,
        said = outcomeWords(fight, names, me);
    const steps = Array.from({ length: fight.spaces + 1 }, (_, i) => i);
    const place = `${(fight.ship / fight.spaces) * 100}%`;
    return (
        <section
            class="kn-strip"
            aria-label={t.barbarians}
            data-ship={fight.ship}
            title={said.text}>
            <div
                class="kn-track"
                role="img"
                aria-label={
                    `${t.shipAt(fight.ship, fight.spaces)}, ` +
                    t.stepsLeft(fight.spaces - fight.ship)
                }>
                <i class="kn-sea" />
                {steps.map(i => (
                    <i
                        key={i}
                        class={
                            `kn-step${i < fight.ship ? ' past' : ''}` +
                            (i === fight.spaces ? ' land' : '')
                        }
                        style={{ left: `${(i / fight.spaces) * 100}%` }}>
                        {i === fight.spaces && <Icon id="swords" />}
                    </i>
                ))}
                <span class="kn-boat" style={{ left: place }}>
                    <Icon id="barbarian-ship" />
                </span>
            </div>
            <div class="kn-fight" data-attack={fight.strength} data-defence={fight.defence}>
                <b class="kn-attack" title={t.strength(fight.strength)}>
                    <Icon id="swords" size={22} label={t.strength(fight.strength)} />
                    {fight.strength}
                </b>
                <span aria-hidden="true">:</span>
                <b class="kn-defence" title={t.defence(fight.defence)}>
                    {fight.defence}
                    <Icon id="defender" size={22} label={t.defence(fight.defence)} />
                </b>
            </div>
            <div class={`kn-outcome${said.bad && said.mine ? ' bad' : said.mine ? ' good' : ''}`}>
                <b>{said.text}</b>
                <small>{said.more}</small>
            </div>
        </section>
    );
}

export function Strip({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play);
    return view && <BarbarianStrip view={view} names={play.names} me={play.me} />;
}

export function Dice({ play }: { play: Play }): JSX.Element {
    const t = T(),
        view = viewOf(play),
        event = view?.event ?? null;
    const what = event === null ? '' : `, ${t.eventIs(t[event])}`;
    return (
        <IslandDice
            play={play}
            paint={['kn-yellow', 'kn-red']}
            look=" kn-dice"
            label={view?.dice ? t.diceAre(...view.dice) + what : ''}
            data-event={event ?? ''}>
            {event && (
                <span key={`e${view?.turn}`} class="die">
                    <Icon id={`event-${event}`} />
                </span>
            )}
        </IslandDice>
    );
}

export function Bank({ play }: { play: Play }): JSX.Element {
    const t = T(),
        view = viewOf(play);
    return (
        <IslandBank play={play} size={20} look=" kn-bank">
            <ul class="kn-decks" aria-label={t.decks}>
                {TRACKS_SHOWN.map(track => (
                    <li key={track} title={t.deckOf(t[TRACKS[track]!])}>
                        <Icon
                            id={`progress-${TRACKS[track]}`}
                            size={20}
                            label={t.deckOf(t[TRACKS[track]!])}
                        />
                        <b>{view?.decks[track]}</b>
                    </li>
                ))}
            </ul>
        </IslandBank>
    );
}
