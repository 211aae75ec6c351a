/* icon.tsx - one symbol of the sprite, which main puts into the document. With a label it is a
 * picture with that name; without, it stands beside words and is hidden from screen readers. */
import type { JSX } from 'preact';

export interface IconProps {
    id: string;
    size?: number;
    label?: string;
    class?: string;
    seat?: string; /* a colour for --seat */
}

export function Icon({ id, size, label, class: extra, seat }: IconProps): JSX.Element {
    const style: Record<string, string> = {};
    if (size) {
        style.width = `${size}px`;
        style.height = `${size}px`;
    }
    if (seat) style['--seat'] = seat;
    const name = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true };
    return (
        <svg class={`i ${extra ?? ''}`} style={style} {...name}>
            <use href={`#${id}`} />
        </svg>
    );
}

/* The colours of seats, everywhere the same; never without the mark of the same number. */
export const SEAT_COLOURS = ['red', 'blue', 'orange', 'white', 'green', 'purple'] as const;
export const SEAT_PAINT = ['#A21510', '#051A6B', '#FFB32E', '#F2F1EB', '#189975', '#87679E'];

export function SeatMark({ seat, small }: { seat: number | null; small?: boolean }): JSX.Element {
    const size = small ? ' s' : '';
    if (seat === null) return <span class={`seat open${size}`} aria-hidden="true" />;
    const n = seat % 6;
    return (
        <span class={`seat ${SEAT_COLOURS[n]}${size}`} aria-hidden="true">
            <Icon id={`mark-${n + 1}`} />
        </span>
    );
}
