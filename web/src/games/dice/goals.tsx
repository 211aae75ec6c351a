/* goals.tsx - what comes next of every kind: its cost against the dice, what is missing in words,
 * and the button that builds it. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { offerOf, pressBuild, take, whyNot, type Offer } from './act.ts';
import { buildName, faceName, helpWords, roadGoal } from './names.ts';
import { myDice, mySeat, viewOf } from './state.ts';
import { T } from './texts.ts';
import { BUILDS, FACES, listed, nextOf, type Build, type Counts, type View } from './view.ts';

const PICTURE: Record<Build, string> = {
    city: 'city',
    settlement: 'settlement',
    knight: 'knight-basic-active',
    road: 'road',
};

/* The cost as small pictures; what the dice do not show is dashed. */
function Cost({ cost, dice }: { cost: Counts; dice: Counts }): JSX.Element {
    const have = [...dice];
    return (
        <span
            class="goal-cost"
            role="img"
            aria-label={`${T().cost}: ${listed(cost).map(faceName).join(', ')}`}>
            {listed(cost).map((face, i) => {
                const there = have[face]! > 0;
                if (there) have[face]!--;
                return (
                    <span key={i} class={`unit ${FACES[face]}${there ? '' : ' lack'}`}>
                        <Icon id={FACES[face]!} size={16} />
                    </span>
                );
            })}
        </span>
    );
}

function RoadButtons({ play, view, offer }: { play: Play; view: View; offer: Offer }) {
    const t = T();
    return (
        <span class="goal-roads">
            {offer.actions.map(action => {
                const to = roadGoal(view, Number(action.slice(6)));
                return (
                    <button
                        key={action}
                        type="button"
                        class="btn small primary"
                        data-do={action}
                        onClick={() => take(play, offer, action)}>
                        {to ? t.towards(to) : t.build}
                    </button>
                );
            })}
        </span>
    );
}

function Goal({ play, view, build }: { play: Play; view: View; build: Build }): JSX.Element | null {
    const t = T(),
        seat = mySeat(play);
    if (!seat || play.me === null) return null;
    const next = nextOf(view, seat, build),
        offer = offerOf(play, build);
    const joker = build === 'knight' ? view.plan.knights[seat.knights]?.joker : undefined;
    const why = offer
        ? offer.way.helps.length
            ? t.readyWith(helpWords(offer.way.helps))
            : t.ready
        : whyNot(view, play, build);
    const many = build === 'road' && offer !== null && offer.actions.length > 1;
    return (
        <li class={`goal ${build}${offer ? ' ok' : ''}${next ? '' : ' done'}`}>
            <Icon id={PICTURE[build]} class="goal-pic" seat={play.colours[play.me] ?? ''} />
            <span class="goal-head">
                <b>{next ? buildName(build, next.points) : t[build]}</b>
                {next && <Cost cost={view.plan.costs[build]} dice={myDice(play)} />}
            </span>
            <span class={`goal-why${offer ? ' good' : ''}`}>
                {why}
                {joker && !offer ? ` · ${t.brings(joker === 'any' ? t.any : t[`${joker}_`])}` : ''}
            </span>
            {many ? (
                <RoadButtons play={play} view={view} offer={offer} />
            ) : (
                offer && (
                    <button
                        type="button"
                        class="btn small primary"
                        data-do={offer.actions[0]}
                        aria-label={`${t.build}: ${buildName(build, next!.points)}`}
                        onClick={() => pressBuild(play, build)}>
                        {t.build}
                    </button>
                )
            )}
        </li>
    );
}

export function Goals({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play);
    if (!view || play.me === null || view.phase === 'over') return null;
    return (
        <ul class="goals" aria-label={T().goals}>
            {BUILDS.map(build => (
                <Goal key={build} play={play} view={view} build={build} />
            ))}
        </ul>
    );
}
