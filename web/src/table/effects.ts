/* effects.ts - things that fly: a card from a hex to a hand, from a seat to a seat. Pictures in a
 * layer of their own that takes no clicks; when they arrive they are gone. They start and end at
 * elements that carry data-fly names, so the page needs to know no game. */
import { speed } from '../app/settings.ts';
import type { Flight } from '../games/drawing.ts';

const FLY_MS = 350,
    STAGGER_MS = 40,
    FLIGHTS_MAX = 24;
const SVG = 'http://www.w3.org/2000/svg';

function middle(root: HTMLElement, name: string): { x: number; y: number } | null {
    const element = root.querySelector(`[data-fly="${name}"]`);
    const box = element?.getBoundingClientRect();
    if (!box || (box.width === 0 && box.height === 0)) return null;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function fly(root: HTMLElement, layer: HTMLElement, flights: Flight[]): void {
    if (speed.value === 0) return;
    flights.slice(0, FLIGHTS_MAX).forEach((flight, i) => {
        const from = middle(root, flight.from),
            to = middle(root, flight.to);
        if (!from || !to) return;
        const picture = document.createElementNS(SVG, 'svg'),
            use = document.createElementNS(SVG, 'use');
        use.setAttribute('href', `#${flight.icon}`);
        picture.append(use);
        picture.setAttribute('class', 'fly');
        layer.append(picture);
        const at = (p: { x: number; y: number }, size: number) =>
            `translate(${p.x - 18}px, ${p.y - 18}px) scale(${size})`;
        const animation = picture.animate(
            [
                { transform: at(from, 0.7), opacity: 0 },
                { transform: at(from, 1.15), opacity: 1, offset: 0.2 },
                { transform: at(to, 0.8), opacity: 1, offset: 0.9 },
                { transform: at(to, 0.6), opacity: 0 },
            ],
            {
                duration: FLY_MS / speed.value,
                delay: (i * STAGGER_MS) / speed.value,
                easing: 'cubic-bezier(.3,.1,.2,1)',
                fill: 'both',
            },
        );
        animation.onfinish = () => picture.remove();
        animation.oncancel = () => picture.remove();
    });
}

/* Ends everything in the air at once. */
export function land(layer: HTMLElement): void {
    for (const animation of layer.getAnimations({ subtree: true })) animation.finish();
}
