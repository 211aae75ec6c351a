/* picture.tsx - draws the picture of a card from its scene, before a sky that tells where the card
 * belongs. */
import type { JSX } from 'preact';
import { PARTS } from './parts.ts';
import { sceneOf, type Piece } from './scenes.ts';

const INK = '#1F1B16';
const SKY: Record<string, [string, string]> = {
    green: ['#BFD9C4', '#6C9E67'],
    red: ['#E7C9AE', '#8F7A55'],
    action: ['#F0DFA8', '#B08A3A'],
    event: ['#C9BEE0', '#5A5B7D'],
    brown: ['#E6D3B3', '#8A6A44'],
    centre: ['#BFD6EA', '#6C8E5A'],
    road: ['#BFD6EA', '#8A6A44'],
};
const outline = {
    stroke: INK,
    'stroke-width': 1.8,
    'stroke-linejoin': 'round' as const,
    'stroke-linecap': 'round' as const,
};

/* One line of parts.ts as an element; $a is the first colour the scene gave. */
function Shape({ line, colours }: { line: string; colours: string[] }): JSX.Element {
    const at = line.indexOf(' '),
        rest = line.slice(at + 1);
    const mark = /^[=\-o]/.exec(line)?.[0] ?? '';
    const [colour = '', width = '2'] = line.slice(mark.length, at).split('/');
    const paint = colour.startsWith('$') ? (colours['abc'.indexOf(colour[1]!)] ?? INK) : colour;
    if (mark === 'o') {
        const [x, y, r] = rest.split(' ').map(Number);
        return <circle cx={x} cy={y} r={r} fill={paint} {...outline} />;
    }
    if (mark === '-')
        return (
            <path
                d={rest}
                fill="none"
                stroke={paint}
                stroke-width={Number(width)}
                stroke-linecap="round"
                stroke-linejoin="round"
            />
        );
    return <path d={rest} fill={paint} {...(mark === '=' ? {} : outline)} />;
}

function PieceView({ piece }: { piece: Piece }): JSX.Element | null {
    const { x, y, size } = piece;
    if (piece.icon)
        return (
            <use
                href={`#${piece.name}`}
                x={x - size / 2}
                y={y - size / 2}
                width={size}
                height={size}
            />
        );
    const part = PARTS[piece.name];
    if (!part) return null;
    const colours = (part.colours ?? []).map((own, i) => piece.colours[i] ?? own);
    const move =
        `translate(${x} ${y})` +
        (size === 1 ? '' : ` translate(60 64) scale(${size}) translate(-60 -64)`);
    return (
        <g transform={x || y || size !== 1 ? move : undefined}>
            {part.shapes.map((line, i) => (
                <Shape key={i} line={line} colours={colours} />
            ))}
        </g>
    );
}

export function Picture({ card, frame }: { card: string; frame: string }): JSX.Element {
    const [sky, land] = SKY[frame] ?? SKY.centre!;
    return (
        <svg viewBox="-12 1 144 75" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect x="-40" y="-30" width="200" height="140" fill={sky} />
            <circle cx="98" cy="16" r="8" fill="#FFF6D8" opacity=".8" />
            <path
                d="M-40 60Q-20 50 0 52q30-16 60-6t60-8q20-4 40 4v70H-40z"
                fill={land}
                opacity=".55"
            />
            <path d="M-40 66Q-10 62 0 63q50-5 120 1l40 2v50H-40z" fill={land} />
            {sceneOf(card).map((piece, i) => (
                <PieceView key={i} piece={piece} />
            ))}
        </svg>
    );
}
