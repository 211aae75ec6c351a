/* figures.tsx - figures of a seat, and small pictures of the board for lists and replays. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, SEAT_PAINT } from '../../app/icon.tsx';
import { Island } from './board.tsx';
import { words, type View } from './view.ts';

interface FigureProps {
    icon: string;
    n: number;
    plus?: boolean; /* points, which are added */
    label: string;
    size?: number;
    hot?: boolean;
    warn?: boolean;
    sole?: boolean; /* its picture says that it is there: no figure beside it */
}

export function Figure(props: FigureProps): JSX.Element {
    const { icon, n, plus, label, size = 17, hot, warn, sole } = props;
    return (
        <span
            class={`figure${hot ? ' hot' : ''}${warn ? ' warn' : ''}${plus ? ' plus' : ''}`}
            title={label}>
            <Icon id={icon} size={size} />
            {!sole && <b>{plus ? `+${n}` : n}</b>}
            <span class="sr">
                {' '}
                {sole ? `${n} ` : ''}
                {label}
            </span>
        </span>
    );
}

/* The longest road where it is more than a road. */
export interface Route {
    icon: string;
    length: string;
    longest: string;
}

/* What a game adds to the board, see board.tsx. */
export interface Layers {
    ground: ComponentChildren;
    before: ComponentChildren;
    after: ComponentChildren;
}

interface BoardProps extends Partial<Layers> {
    view: View;
    compact?: boolean;
    last?: string | null;
}

/* A board without anything to press. */
export const Board = (props: BoardProps): JSX.Element => <Island {...props} colours={SEAT_PAINT} />;

export function Thumbnail({ icon, children }: { icon: string; children: ComponentChildren }) {
    return (
        <div class="board-thumb" aria-hidden="true">
            {children || <Icon id={icon} />}
        </div>
    );
}

/* The place of an action, for the ring of light around it: its word number `at`. */
export function placeIn(seen: string | null | undefined, at = 1): string | null {
    const place = seen ? words(seen)[at] : undefined;
    return place && /^[ce]\d+$/.test(place) ? place : null;
}
