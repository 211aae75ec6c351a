/* arrows.tsx - moves that are pointed at on the island (../marks.ts): an arrow to the place of the
 * move, or from where something leaves to where it goes. Best and played differ in colour, in their
 * line and in their sign. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { MoveMarks, type MoveMark } from '../marks.ts';
import { geometryOf } from './facts.ts';
import { R, type Geometry, type Point } from './geometry.ts';
import { boxOf } from './land.tsx';
import { words, type Board } from './view.ts';

const LENGTH = R * 1.5,
    TIP = R * 0.36 /* of the arrow before its place, so that the piece stays in sight */,
    SIGN = R * 0.25;
/* Where arrows come from: the best from above on the left, the played one from below on the right. */
const FROM: Record<MoveMark['kind'], Point> = {
    best: { x: -0.78, y: -0.62 },
    played: { x: 0.78, y: 0.62 },
};

/* The places that a move names: none, one, or from where to where. */
export function placesOf(at: Geometry, action: string): Point[] {
    return words(action)
        .slice(1)
        .flatMap(word => at.placeXY(word.replace(/^@/, '')) ?? []);
}

/* The tail of an arrow to one place: inside of what is drawn, wherever the place lies. */
function tailOf(tip: Point, kind: MoveMark['kind'], board: Board): Point {
    const box = boxOf(board, false),
        way = FROM[kind];
    const inside = (x: number, from: number, size: number) =>
        x > from + SIGN * 1.5 && x < from + size - SIGN * 1.5;
    const x = tip.x + way.x * LENGTH,
        y = tip.y + way.y * LENGTH;
    return {
        x: inside(x, box.x, box.width) ? x : tip.x - way.x * LENGTH,
        y: inside(y, box.y, box.height) ? y : tip.y - way.y * LENGTH,
    };
}

/* A shaft with a head, from the sign to just before the place. */
function Arrow({ tail, tip, mark }: { tail: Point; tip: Point; mark: MoveMark }): JSX.Element {
    const far = Math.hypot(tip.x - tail.x, tip.y - tail.y) || 1,
        x = (tip.x - tail.x) / far,
        y = (tip.y - tail.y) / far;
    const end = { x: tip.x - x * TIP, y: tip.y - y * TIP },
        neck = { x: end.x - x * R * 0.34, y: end.y - y * R * 0.34 };
    const at = (p: Point, aside: number) =>
        `${(p.x - y * aside).toFixed(1)} ${(p.y + x * aside).toFixed(1)}`;
    const head = `M${at(end, 0)}L${at(neck, R * 0.2)}L${at(neck, -R * 0.2)}Z`,
        shaft = `M${at(tail, 0)}L${at(neck, 0)}`;
    return (
        <g class={`mv-arrow ${mark.kind}`} data-arrow={mark.kind}>
            <path class="mv-casing" d={shaft} />
            <path class="mv-casing head" d={head} />
            <path class="mv-shaft" d={shaft} />
            <path class="mv-head" d={head} />
            <circle class="mv-sign" cx={tail.x} cy={tail.y} r={SIGN} />
            <text x={tail.x} y={tail.y + SIGN * 0.42}>
                {mark.sign}
            </text>
        </g>
    );
}

export function Arrows({ board }: { board: Board }): JSX.Element | null {
    const marks = useContext(MoveMarks),
        at = geometryOf(board);
    if (marks.length === 0) return null;
    return (
        <g class="mv-arrows">
            {marks.map(mark => {
                const places = placesOf(at, mark.do),
                    tip = places.at(-1);
                if (!tip) return null;
                const tail = places.length > 1 ? places[0]! : tailOf(tip, mark.kind, board);
                return <Arrow key={mark.kind} tail={tail} tip={tip} mark={mark} />;
            })}
        </g>
    );
}
