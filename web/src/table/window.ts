/* window.ts - which of six shapes a window has, and how much larger its text can be. One function of
 * width and height decides; CSS follows the attribute data-window and asks no media query, so
 * large text works like a smaller window. */
export type WindowClass =
    | 'W' /* wide: nothing is folded */
    | 'L' /* laptop: low or not quite wide; log and trade share one panel */
    | 'U' /* upright: a tablet held so */
    | 'S' /* sideways: a phone on its side, or 200 % zoom */
    | 'P' /* phone */
    | 'p'; /* small phone */

export function windowClass(width: number, height: number): WindowClass {
    if (width > height) {
        if (height < 540 || width < 900) return 'S';
        return height < 760 || width < 1100 ? 'L' : 'W';
    }
    if (width >= 600 && height >= 900) return 'U';
    return width < 360 || height < 640 ? 'p' : 'P';
}

/* Panels are sheets over the hand, and pieces of the board are drawn larger. */
export const isNarrow = (kind: WindowClass): boolean =>
    kind === 'S' || kind === 'P' || kind === 'p';

/* The smallest windows that a table fits into, upright and sideways. */
const LEAST = [320, 568] as const;

/* How much larger everything is drawn: what the reader wants, but never so much that the table
 * would not fit any more. Fingers need their 44 pixels, so nothing shrinks under them. */
export function zoomFor(width: number, height: number, percent: number, coarse: boolean): number {
    const wanted = percent / 100;
    if (wanted <= 1) return coarse ? 1 : wanted;
    const [across, down] = width > height ? [LEAST[1], LEAST[0]] : LEAST;
    return Math.max(1, Math.min(wanted, width / across, height / down));
}
