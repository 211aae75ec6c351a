/* setup.tsx - the board of an analysis: pieces, robber, land and hands of any island game are set by
 * pressing, and what the free places are worth is shown on it. */
import type { ComponentType, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon, SEAT_PAINT, SeatMark } from '../../app/icon.tsx';
import { number, say } from '../../i18n/i18n.ts';
import { valueOf, withField } from '../../net/position.ts';
import type { View as AnyView } from '../../net/types.ts';
import type { SetupProps } from '../drawing.ts';
import { ahead, ARROWS } from './board.tsx';
import { geometryOf } from './facts.ts';
import type { Geometry, Point } from './geometry.ts';
import { viewBox } from './land.tsx';
import { placeName } from './names.ts';
import { MOMENTS, OWNED, ownersOf, PLACE, press, toolsOf, withMoment } from './setup-text.ts';
import type { Moment, Tool } from './setup-text.ts';
import { T } from './setup-words.ts';
import { GOOD_NAMES } from './texts.ts';
import {
    GOOD_LETTERS,
    GOODS,
    hexesOf,
    isLand,
    parseCards,
    printCards,
    SHOWN_ALL,
    words,
    type Board,
    type View,
} from './view.ts';

const ICON: Record<Tool, string> = {
    settlement: 'settlement',
    city: 'city',
    road: 'road',
    ship: 'ship',
    knight: 'knight-basic-active',
    wall: 'wall',
    robber: 'robber',
    pirate: 'pirate',
    terrain: 'hex-fields',
    number: 'any',
};
const percent = (chance: number): string => `${number(chance * 100, 0)} %`;

/* ---- Places ---- */

const pointOf = (at: Geometry, place: string): Point => {
    const n = Number(place.slice(1));
    return place[0] === 'c' ? at.cornerXY(n) : place[0] === 'e' ? at.edgeXY(n) : at.hexXY(n);
};

/* All places where a tool may be put. */
function placesOf(board: Board, tool: Tool): string[] {
    const at = geometryOf(board),
        kind = PLACE[tool];
    const there = new Set(hexesOf(board)),
        dry = (h: number): boolean => isLand(board.hexes[h]!);
    if (kind === 'h')
        return [...there]
            .filter(h => tool === 'terrain' || (tool === 'pirate' ? !dry(h) : dry(h)))
            .map(h => `h${h}`);
    const beside = kind === 'c' ? at.cornerHexes : at.edgeHexes;
    const wet = tool === 'ship';
    return beside.flatMap((hexes, n) =>
        hexes.some(h => there.has(h) && (wet || dry(h))) ? [`${kind}${n}`] : [],
    );
}

interface MarksProps {
    at: Geometry;
    board: Board;
    moves: SetupProps['moves'];
}

/* The worth of every place that a move has: the better, the greener and larger. */
function Marks({ at, board, moves }: MarksProps): JSX.Element | null {
    const placed = moves.flatMap(move => {
        const place = words(move.do)[1] ?? '';
        return /^[ceh]\d+$/.test(place) ? [{ place, chance: move.chance }] : [];
    });
    const best = new Map<string, number>();
    for (const { place, chance } of placed) best.set(place, Math.max(chance, best.get(place) ?? 0));
    if (best.size === 0) return null;
    const all = [...best.values()],
        top = Math.max(...all),
        low = Math.min(...all);
    const share = (chance: number): number => (top > low ? (chance - low) / (top - low) : 1);
    return (
        <g class="an-marks">
            {[...best].map(([place, chance]) => {
                const p = pointOf(at, place),
                    s = share(chance);
                return (
                    <g key={place} data-worth={place} class={s === 1 ? 'best' : ''}>
                        <title>{T().worth(placeName(place, board), percent(chance))}</title>
                        <circle
                            cx={p.x}
                            cy={p.y}
                            r={22 + 10 * s}
                            fill={`hsl(${Math.round(8 + 122 * s)} 62% 34%)`}
                        />
                        <text x={p.x} y={p.y + 8}>
                            {number(chance * 100, 0)}
                        </text>
                    </g>
                );
            })}
        </g>
    );
}

interface PlacesProps {
    at: Geometry;
    board: Board;
    tool: Tool;
    onPress(place: string): void;
}

/* One place is reached by Tab, the others from there by arrow keys. */
function Places({ at, board, tool, onPress }: PlacesProps): JSX.Element {
    const places = placesOf(board, tool),
        points = places.map(place => pointOf(at, place));
    const [chosen, setChosen] = useState('');
    const cursor = Math.max(0, places.indexOf(chosen)),
        place = places[cursor] ?? '';
    const key = (event: KeyboardEvent): void => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const next = ahead(points, points[cursor]!, arrow[0], arrow[1]);
            if (next >= 0) setChosen(places[next]!);
        } else if (event.key === 'Enter' || event.key === ' ') onPress(place);
        else return;
        event.preventDefault();
    };
    return (
        <g>
            {points.map((p, n) => (
                <circle key={places[n]} class="an-place" cx={p.x} cy={p.y} r={9} />
            ))}
            {place && (
                <circle
                    class="an-cursor"
                    role="button"
                    tabindex={0}
                    aria-label={`${T()[tool]}: ${placeName(place, board)}`}
                    data-place={place}
                    cx={points[cursor]!.x}
                    cy={points[cursor]!.y}
                    r={PLACE[tool] === 'h' ? 50 : 26}
                    onKeyDown={key}
                />
            )}
        </g>
    );
}

/* The place nearest to where the board was pressed. */
function pressed(svg: SVGSVGElement, event: MouseEvent, board: Board, tool: Tool): string | null {
    const turn = svg.getScreenCTM();
    if (!turn) return null;
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(turn.inverse());
    const at = geometryOf(board);
    let best: string | null = null,
        least = PLACE[tool] === 'h' ? 95 : 60;
    for (const place of placesOf(board, tool)) {
        const { x, y } = pointOf(at, place),
            far = Math.hypot(x - p.x, y - p.y);
        if (far < least) [best, least] = [place, far];
    }
    return best;
}

/* ---- Beside the board ---- */

interface BarProps extends SetupProps {
    tool: Tool | null;
    owner: number;
    seats: number;
    pick(tool: Tool | null): void;
    own(owner: number): void;
}

function ToolBar({ text, names, tool, owner, seats, pick, own }: BarProps): JSX.Element {
    const t = T();
    const name = (seat: number): string => names[seat] ?? t.neutral(seat - seats + 1);
    return (
        <div class="an-tools">
            <div class="an-seg" role="group" aria-label={t.tools}>
                <button
                    type="button"
                    aria-pressed={tool === null}
                    title={t.lookText}
                    onClick={() => pick(null)}>
                    <Icon id="stats" size={20} />
                    {t.look}
                </button>
                {toolsOf(text).map(each => (
                    <button
                        type="button"
                        data-tool={each}
                        aria-pressed={tool === each}
                        onClick={() => pick(each)}>
                        <Icon id={ICON[each]} size={20} seat={SEAT_PAINT[owner] ?? '#888'} />
                        {t[each]}
                    </button>
                ))}
            </div>
            {tool && OWNED.has(tool) && (
                <div class="an-seg" role="group" aria-label={t.owner}>
                    {ownersOf(text, seats).map(seat => (
                        <button
                            type="button"
                            data-owner={seat}
                            aria-pressed={owner === seat}
                            onClick={() => own(seat)}>
                            <SeatMark seat={seat} small />
                            {name(seat)}
                        </button>
                    ))}
                </div>
            )}
        </div>
    );
}

function Moments({ text, names, change }: SetupProps): JSX.Element {
    const t = T(),
        phase = valueOf(text, 'phase') ?? '',
        active = Number(valueOf(text, 'active') ?? 0);
    const known = MOMENTS.some(each => each === phase);
    return (
        <div class="row wrap">
            <label class="an-label">
                {t.turnOf}
                <select
                    class="pick"
                    data-field="active"
                    value={`${active}`}
                    onChange={event =>
                        change(withField(text, 'active', null, event.currentTarget.value))
                    }>
                    {names.map((name, seat) => (
                        <option value={`${seat}`} selected={seat === active}>
                            {name}
                        </option>
                    ))}
                </select>
            </label>
            <label class="an-label">
                {t.moment}
                <select
                    class="pick"
                    data-field="moment"
                    value={known ? phase : ''}
                    onChange={event =>
                        change(withMoment(text, event.currentTarget.value as Moment, active))
                    }>
                    {!known && <option value="">{t.other}</option>}
                    {MOMENTS.map(each => (
                        <option value={each} selected={each === phase}>
                            {t[each]}
                        </option>
                    ))}
                </select>
            </label>
        </div>
    );
}

/* Cards of every seat, one row each. A hand that is not known stays as it is. */
function Hands({ text, view, names, change }: SetupProps): JSX.Element {
    const t = T(),
        goods = (view as unknown as View).bank.length;
    const letters = GOOD_LETTERS.slice(0, goods);
    const step = (seat: number, good: number, by: number): void => {
        const held = parseCards(valueOf(text, 'hand', `${seat}`) ?? '-', letters);
        if (!held) return;
        while (held.length < goods) held.push(0);
        held[good] = Math.max(0, held[good]! + by);
        change(withField(text, 'hand', `${seat}`, printCards(held, letters)));
    };
    return (
        <div class="an-hands" role="group" aria-label={t.hands}>
            {names.map((name, seat) => {
                const held = parseCards(valueOf(text, 'hand', `${seat}`) ?? '-', letters);
                return (
                    <div class="an-hand">
                        <SeatMark seat={seat} small />
                        {SHOWN_ALL.filter(good => good < goods).map(good => {
                            const label = say(GOOD_NAMES[GOODS[good]!]);
                            return (
                                <span class="an-good">
                                    <button
                                        type="button"
                                        aria-label={`− ${t.fewer(label, name)}`}
                                        disabled={!held?.[good]}
                                        onClick={() => step(seat, good, -1)}>
                                        −
                                    </button>
                                    <button
                                        type="button"
                                        class="an-more"
                                        data-good={`${seat}-${GOODS[good]}`}
                                        aria-label={`${t.more(label, name)}: ${held ? (held[good] ?? 0) : '?'}`}
                                        disabled={!held}
                                        onClick={() => step(seat, good, 1)}>
                                        <Icon id={GOODS[good]!} size={20} />
                                        <b>{held ? (held[good] ?? 0) : '?'}</b>
                                    </button>
                                </span>
                            );
                        })}
                    </div>
                );
            })}
        </div>
    );
}

/* ---- The whole ---- */

/* `Picture` draws the board of the game, and nothing around it. */
export function setupOf(Picture: ComponentType<{ view: AnyView }>): ComponentType<SetupProps> {
    return function Setup(props: SetupProps): JSX.Element {
        const { text, view, names, moves, change } = props;
        const [tool, setTool] = useState<Tool | null>(null);
        const [owner, setOwner] = useState(0);
        const svg = useRef<SVGSVGElement>(null);
        const board = (view as unknown as View).board,
            seats = names.length;
        const put = (place: string | null): void => {
            if (tool && place) change(press(text, tool, owner, seats, place));
        };
        return (
            <div class="an-setup">
                <ToolBar
                    {...props}
                    tool={tool}
                    owner={owner}
                    seats={seats}
                    pick={setTool}
                    own={setOwner}
                />
                {board && (
                    <div class="an-board">
                        <Picture view={view} />
                        <svg
                            ref={svg}
                            class={`an-over${tool ? ' on' : ''}`}
                            role="group"
                            aria-label={T().board}
                            viewBox={viewBox(board, false)}
                            onClick={event =>
                                tool && put(pressed(svg.current!, event, board, tool))
                            }>
                            {tool ? (
                                <Places
                                    key={tool}
                                    at={geometryOf(board)}
                                    board={board}
                                    tool={tool}
                                    onPress={put}
                                />
                            ) : (
                                <Marks at={geometryOf(board)} board={board} moves={moves} />
                            )}
                        </svg>
                    </div>
                )}
                <Moments {...props} />
                <Hands {...props} />
            </div>
        );
    };
}
