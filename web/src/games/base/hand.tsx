/* hand.tsx - the reader's cards, development cards and what can be built with them. */
import type { ComponentChildren, JSX } from 'preact';
import type { Play } from '../drawing.ts';
import {
    BuildButton,
    Cards,
    MainButtons,
    mainStep,
    press,
    pressItem,
    type Item,
    type Main,
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

const stepOf = (play: Play): Main => mainStep(play, prompt);

export const pressMain = (play: Play, step = stepOf(play)): void => press(play, step);

interface HandProps {
    play: Play;
    more?: ComponentChildren; /* buttons beside the roads */
    house?: string; /* a short word for a settlement, where there are many buttons */
    step?: Main;
}

export function Hand({ play, more, house, step = stepOf(play) }: HandProps): JSX.Element | null {
    const seat = viewOf(play)?.seats[play.me ?? -1];
    if (!seat) return null;
    const [road, ...rest] = BUILDS.map(build => {
        const item = itemOf(play, build)!,
            name = build === 'settlement' && house ? house : item.name;
        return <BuildButton key={build} play={play} item={{ ...item, name }} />;
    });
    return (
        <>
            <Cards play={play}>
                <DevCards play={play} seat={seat} />
            </Cards>
            <div class="hand-builds">
                {road}
                {more}
                {rest}
            </div>
            <MainButtons play={play} step={step} />
        </>
    );
}
