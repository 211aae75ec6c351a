/* hand.tsx - the reader's own part of a Knights table: three tracks of improvements, cards and
 * commodities, progress cards, what can be built, and the main button. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import {
    BuildButton,
    Cards,
    MainButtons,
    mainStep as islandStep,
    press,
    pressItem,
    type Item,
    type Main,
} from '../island/hand.tsx';
import { stateOf as islandState } from '../island/state.ts';
import { T as islandTexts } from '../island/texts.ts';
import { GOODS, total } from '../island/view.ts';
import { Face } from './cards.tsx';
import { levelName, levelWords } from './catalog.ts';
import { costOf, goodOf, tables } from './facts.ts';
import { Orders } from './orders.tsx';
import { prompt } from './prompt.ts';
import { choose, mySeat, stateOf, viewOf } from './state.ts';
import { C, T } from './texts.ts';
import { TRACKS, TRACKS_SHOWN, metropolisOwner, type Seat, type View } from './view.ts';
import { waysOf } from './ways.ts';

/* ---- Improvements ---- */

const levelWays = (play: Play, track: number): string[] =>
    play.legal.value.filter(
        action =>
            action === `improve ${TRACKS[track]}` || action.startsWith(`improve ${TRACKS[track]} `),
    );

/* Buys the next level; with a metropolis the city is chosen first, unless there is but one. */
export function pressTrack(play: Play, track: number): void {
    const t = T(),
        view = viewOf(play),
        seat = mySeat(play),
        ways = levelWays(play, track);
    if (!view || !seat) return;
    const own = seat.tracks[track]!,
        word = TRACKS[track]!;
    const name = levelName(track, own.level + 1, view.options.edition) || t[word];
    if (ways.length === 1) {
        play.act(ways[0]!);
        choose(play, {});
        return;
    }
    if (ways.length > 1) {
        const mode = `improve ${word}`;
        choose(play, { mode: islandState(play).mode.value === mode ? null : mode });
        play.announce(t.chooseCity(name));
        return;
    }
    const island = islandTexts(),
        held = seat.hand?.[goodOf(track)] ?? 0;
    const lack = (own.next_cost ?? 0) - held;
    if (own.next_cost === null) play.explain(`${levelWords(track, own.level)}: ${t.full}`);
    else if (own.forbidden) play.explain(name, own.forbidden);
    else if (lack > 0)
        play.explain(
            `${name}: ${island.youLack(`${lack} ${island[GOODS[goodOf(track)]!]}`, lack)}`,
        );
    else play.explain(name, play.forbidden.value.improve);
}

/* Everything there is to know of a track, for the title and for screen readers. */
function trackWords(play: Play, view: View, seat: Seat, track: number): string {
    const t = T(),
        word = TRACKS[track]!,
        own = seat.tracks[track]!,
        island = islandTexts();
    const edition = view.options.edition,
        owner = metropolisOwner(view, track);
    const good = island[GOODS[goodOf(track)]!];
    return [
        levelWords(track, own.level),
        own.level ? levelName(track, own.level, edition) : t.noLevel,
        own.next_cost === null
            ? t.full
            : `${t.buyLevel(levelName(track, own.level + 1, edition))}, ` +
              island.costs(own.next_cost ? `${own.next_cost} ${good}` : t.free),
        `${t.abilityAt(levelName(track, 3, edition))}: ${C()[`${word}Ability`]}`,
        owner === null
            ? t.noMetropolis
            : owner === play.me
              ? t.yourMetropolis
              : t.hasMetropolis(play.names[owner] ?? '?'),
    ].join('. ');
}

function Flag({
    play,
    view,
    seat,
    track,
}: {
    play: Play;
    view: View;
    seat: Seat;
    track: number;
}): JSX.Element {
    const t = T(),
        word = TRACKS[track]!,
        own = seat.tracks[track]!;
    const ok = levelWays(play, track).length > 0,
        good = GOODS[goodOf(track)]!;
    const owner = metropolisOwner(view, track),
        all = trackWords(play, view, seat, track);
    const edition = view.options.edition,
        mode = islandState(play).mode.value;
    const next = own.next_cost === null ? t.full : levelName(track, own.level + 1, edition);
    return (
        <button
            type="button"
            class={`kn-flag of-${word}${ok ? ' ok' : ''}`}
            data-track={word}
            data-level={own.level}
            title={all}
            aria-disabled={!ok}
            aria-pressed={mode === `improve ${word}`}
            onClick={() => pressTrack(play, track)}>
            <span class="kn-sign">
                <Icon id={`track-${word}`} />
            </span>
            <span class="kn-pips">
                {tables.facts.tracks[track]!.levels.map((_, i) => i + 1).map(level => (
                    <i
                        key={level}
                        class={`${level <= own.level ? 'on' : ''}${level === 3 ? ' third' : ''}`}
                    />
                ))}
                {owner !== null && (
                    <Icon
                        id={`metropolis-${word}`}
                        class="kn-metro"
                        seat={play.colours[owner] ?? ''}
                    />
                )}
            </span>
            <span class="kn-next">
                <span>{next}</span>{' '}
                {own.next_cost !== null && (
                    <b>
                        {own.next_cost}
                        <Icon id={good} size={18} />
                    </b>
                )}
            </span>
            <span class="sr">. {all}</span>
        </button>
    );
}

/* How many cards are safe, and what defends. */
function Facts({ view, seat }: { view: View; seat: Seat }): JSX.Element {
    const t = T(),
        more = seat.safe_cards - view.options.discard_limit;
    const limit = more ? `${view.options.discard_limit}+${more}` : `${seat.safe_cards}`;
    const over = seat.cards > seat.safe_cards;
    return (
        <div class="kn-facts">
            <span
                class={`kn-fact${over ? ' warn' : ''}`}
                title={t.limitText(seat.cards, seat.safe_cards)}>
                <Icon id={more ? 'wall' : 'hand'} size={24} />
                <span>
                    <small>{t.handLimit}</small>
                    <b>{t.limitIs(seat.cards, limit)}</b>
                </span>
            </span>
            <span class="kn-fact">
                <Icon id="defender" size={22} />
                <b>{seat.knights.length ? t.army(seat.knights.length, seat.force) : t.noKnights}</b>
            </span>
            {view.cranes > 0 && (
                <span class="kn-fact">
                    <b>{t.craneNow(view.cranes)}</b>
                </span>
            )}
        </div>
    );
}

/* ---- Progress cards ---- */

/* All of them as one pile; the panel that it opens shows each. */
function Progress({ play, seat }: { play: Play; seat: Seat }): JSX.Element {
    const t = T(),
        state = stateOf(play),
        held = seat.progress ?? [];
    const kinds = [...new Set(held)],
        playable = kinds.filter(word => waysOf(play.legal.value, word).length > 0);
    const open = state.card.value !== null,
        limit = tables.facts.progress_limit;
    return (
        <button
            type="button"
            class={
                `kn-pile${playable.length ? ' playable' : ''}` +
                (held.length > limit ? ' above' : '')
            }
            data-held={kinds.join(' ')}
            data-playable={playable.join(' ')}
            data-fly="hand-progress"
            aria-expanded={open}
            onClick={() => {
                if (open) choose(play, {});
                else if (kinds.length) choose(play, { card: playable[0] ?? kinds[0]! });
                else play.explain(t.noProgress);
            }}>
            {kinds.slice(0, 3).map(word => (
                <Face key={word} word={word} />
            ))}
            {held.length === 0 && <Icon id="cards" size={22} />}
            <b aria-hidden="true">
                {held.length}/{limit}
            </b>
            <span class="sr">
                {held.length
                    ? `${t.progress}: ${t.progressCount(held.length, limit)}`
                    : t.noProgress}
            </span>
        </button>
    );
}

/* p steps through the progress cards. */
export function nextProgress(play: Play): void {
    const kinds = [...new Set(mySeat(play)?.progress ?? [])];
    if (kinds.length === 0) {
        play.explain(T().noProgress);
        return;
    }
    const at = kinds.indexOf(stateOf(play).card.value ?? '');
    choose(play, { card: kinds[(at + 1) % kinds.length]! });
}

/* ---- Building ---- */

type Piece = 'road' | 'settlement' | 'city' | 'wall' | 'recruit';
const PIECES: Piece[] = ['road', 'settlement', 'city', 'wall', 'recruit'];
const PICTURE: Record<Piece, string> = {
    road: 'road',
    settlement: 'settlement',
    city: 'city',
    wall: 'wall',
    recruit: 'knight-basic-active',
};

function itemOf(seat: Seat, word: Piece): Item {
    const t = T(),
        island = islandTexts();
    const name = word === 'road' || word === 'city' ? island[word] : t[word];
    const full = word === 'recruit' ? t.recruitFull : word === 'wall' ? t.wallFull : island[word];
    const left = {
        road: seat.roads_left,
        settlement: seat.settlements_left,
        city: seat.cities_left,
        wall: seat.walls_left,
        recruit: seat.knights_left[0] ?? 0,
    }[word];
    return { word, name, full, icon: PICTURE[word], cost: costOf(word), left, place: true };
}

export function pressPiece(play: Play, word: Piece): void {
    const seat = mySeat(play);
    if (!seat) return;
    const on = islandState(play).mode.value === word;
    choose(play, {});
    if (!on) pressItem(play, itemOf(seat, word));
}

/* The island's main button, with the words of this game's gifts. */
export function mainStep(play: Play): Main {
    const step = islandStep(play, prompt),
        view = viewOf(play),
        seat = mySeat(play);
    if (view?.phase === 'wedding' && seat && step.action)
        return { ...step, label: T().giveCards(total(islandState(play).aside.value)) };
    if ((view?.phase === 'aqueduct' || view?.phase === 'gate') && step.action === 'done')
        return { ...step, label: T().takeNone };
    return step;
}

export const pressMain = (play: Play, step = mainStep(play)): void => press(play, step);

interface HandProps {
    play: Play;
    more?: ComponentChildren; /* buttons beside the roads */
    step?: Main;
}

export function Hand({ play, more, step = mainStep(play) }: HandProps): JSX.Element | null {
    const view = viewOf(play),
        seat = mySeat(play),
        knight = stateOf(play).knight.value;
    if (!view || !seat) return null;
    const flags = TRACKS_SHOWN.map(track => (
        <Flag key={track} play={play} view={view} seat={seat} track={track} />
    ));
    const [road, ...pieces] = PIECES.map(word => (
        <BuildButton
            key={word}
            play={play}
            item={itemOf(seat, word)}
            onPress={() => pressPiece(play, word)}
        />
    ));
    return (
        <>
            <div class="kn-own">
                {flags}
                {play.window.value === 'W' && <Facts view={view} seat={seat} />}
                <Progress play={play} seat={seat} />
            </div>
            <Cards play={play} />
            {knight !== null ? (
                <Orders key={knight} play={play} corner={knight} />
            ) : (
                <div class="hand-builds kn-builds">
                    {road}
                    {more}
                    {pieces}
                </div>
            )}
            <MainButtons play={play} step={step} />
        </>
    );
}
