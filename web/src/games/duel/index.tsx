/* index.tsx - the island for two in the browser: the base game's drawing with neutral players,
 * trade tokens and two rolls a turn. */
import { setupOf } from '../island/setup.tsx';
import type { JSX } from 'preact';
import type { View as AnyView } from '../../net/types.ts';
import type { Drawing, Part, Play } from '../drawing.ts';
import base from '../base/index.tsx';
import { cards, picture } from '../island/log.ts';
import { placeName } from '../island/names.ts';
import { GOOD_LETTERS, parseCards, words } from '../island/view.ts';
import './duel.css';
import { adapt, viewOf } from './adapt.ts';
import { GiveBack, Tokens, WhichNeutral } from './panels.tsx';
import { point } from './point.ts';
import { T } from './texts.ts';
import { withNeutrals, type View } from './view.ts';

const raw = (view: AnyView): View => view as unknown as View;
const full = (view: AnyView): AnyView => withNeutrals(raw(view)) as unknown as AnyView;

function Scene({ play }: { play: Play }): JSX.Element {
    return <base.Scene play={adapt(play).scene} />;
}

function Panels({ play }: { play: Play }): JSX.Element {
    return (
        <>
            <WhichNeutral play={play} />
            <GiveBack play={play} />
            {base.Panels && <base.Panels play={adapt(play).scene} />}
            {!play.narrow.value && <Tokens play={play} />}
        </>
    );
}

function prompt(play: Play): { text: string; mine: boolean } {
    const t = T(),
        view = viewOf(play),
        usual = base.prompt(play);
    if (!view?.step) return usual;
    const mine = play.me !== null && play.awaited.value.includes(play.me);
    const who = play.names[view.active] ?? '?';
    if (view.step === 'take') return { text: t.pTake, mine: false };
    if (view.step === 'give') return { text: mine ? t.pGiveMe : t.pGive(who), mine };
    if (!mine) return { text: t.pNeutral(who), mine };
    return { text: view.due === 'road' ? t.pNeutralRoad : t.pNeutralSettlement, mine };
}

function ownLine(
    seen: string,
    seat: number,
    before: View | null,
    after: View | null,
    by: number | undefined,
): Part[] | null {
    const t = T(),
        [word, a = '', b = ''] = words(seen),
        who: Part = { seat };
    const board = before?.board ?? after?.board ?? null;
    switch (word) {
        case 'neutralroad':
        case 'neutralsettlement': {
            const piece = word === 'neutralroad' ? 'road' : 'settlement';
            return [
                who,
                t.lNeutral,
                t[piece],
                t.lFor,
                t.neutral(Number(a) - 2),
                ...(piece === 'road' ? [] : [placeName(b, board)]),
            ];
        }
        case 'force':
            return [who, t.lForce];
        case 'banish':
            return [who, t.lBanish];
        case 'redeem':
            return [who, t.lRedeem];
        case 'give': {
            const given = parseCards(a);
            return [who, t.lGives, ...(given ? cards(given) : [t.lTwo])];
        }
        case 'take': {
            const i = GOOD_LETTERS.indexOf(a || '?'),
                active = before?.active ?? by;
            return [
                ...(active === undefined ? [] : [{ seat: active }]),
                t.lDraws,
                i < 0 ? t.lACard : picture(i),
            ];
        }
        default:
            return null;
    }
}

const drawing: Drawing = {
    ...base,
    point,
    Scene,
    Panels,
    /* A phone has no room beside the board: there the tokens lie on the trade sheet. */
    Side: ({ play }) => (
        <>
            {play.narrow.value && <Tokens play={play} />}
            <base.Side play={play} />
        </>
    ),
    Setup: setupOf(({ view }) => <base.StaticBoard view={full(view)} names={[]} />),
    Thumbnail: ({ view }) => <base.Thumbnail view={view && full(view)} />,
    StaticBoard: ({ view, seen, names }) => {
        const place = seen?.startsWith('neutral') ? `x ${words(seen)[2]}` : seen;
        return <base.StaticBoard view={full(view)} seen={place ?? null} names={names} />;
    },
    prompt,
    logLine: (seen, seat, before, after, lang, names, by) =>
        ownLine(seen, seat, before && raw(before), after && raw(after), by) ??
        base.logLine(seen, seat, before, after, lang, names, by),
    keys: (play, event) => base.keys?.(adapt(play).scene, event) ?? false,
};
export default drawing;
