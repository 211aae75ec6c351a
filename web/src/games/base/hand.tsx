/* hand.tsx - the reader's cards, development cards and what can be built with them. */
import type { JSX } from 'preact';
import type { Play } from '../drawing.ts';
import {
    BuildButton,
    Cards,
    MainButtons,
    mainStep,
    press,
    pressItem,
    type Item,
} from '../island/hand.tsx';
import { T as islandTexts } from '../island/texts.ts';
import { DevCards } from './devcards.tsx';
import { costOf } from './facts.ts';
import { prompt } from './prompt.ts';
import { viewOf } from './state.ts';
import { T } from './texts.ts';
import { BUILDS, type Build } from './view.ts';

function itemOf(play: Play, build: Build): Item | null {
    const t = islandTexts(),
        own = T(),
        view = viewOf(play),
        seat = view?.seats[play.me ?? -1];
    if (!view || !seat) return null;
    const cost = costOf(build);
    if (build === 'buy')
        return {
            word: build,
            name: own.buy,
            full: own.buyFull,
            icon: 'development',
            cost,
            left: view.deck,
            place: false,
        };
    const left = {
        road: seat.roads_left,
        settlement: seat.settlements_left,
        city: seat.cities_left,
    }[build];
    return { word: build, name: t[build], full: t[build], icon: build, cost, left, place: true };
}

export function pressBuild(play: Play, build: Build): void {
    const item = itemOf(play, build);
    if (item) pressItem(play, item);
}

export const pressMain = (play: Play): void => press(play, mainStep(play, prompt));

export function Hand({ play }: { play: Play }): JSX.Element | null {
    const seat = viewOf(play)?.seats[play.me ?? -1];
    if (!seat) return null;
    return (
        <>
            <Cards play={play}>
                <DevCards play={play} seat={seat} />
            </Cards>
            <div class="hand-builds">
                {BUILDS.map(build => (
                    <BuildButton key={build} play={play} item={itemOf(play, build)!} />
                ))}
            </div>
            <MainButtons play={play} step={mainStep(play, prompt)} />
        </>
    );
}
