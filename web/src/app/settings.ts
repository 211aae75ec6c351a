/* settings.ts - what a reader has chosen on this device. Every setting is a signal; changing it
 * stores it and, where the page as a whole shows it, sets an attribute of <html>. */
import { computed, effect, signal, type Signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export type Motion = 'system' | 'off' | 'half' | 'normal' | 'double';

const PREFIX = 'landfall.';

function kept<T extends string | number | boolean>(
    name: string,
    standard: T,
    fits: (value: unknown) => boolean = value => typeof value === typeof standard,
): Signal<T> {
    let value = standard;
    try {
        const text = localStorage.getItem(PREFIX + name);
        const read: unknown = text === null ? undefined : JSON.parse(text);
        if (read !== undefined && fits(read)) value = read as T;
    } catch {
        /* unreadable or no storage: the standard */
    }
    const out = signal<T>(value);
    let begun = false;
    effect(() => {
        const now = out.value;
        if (!begun) {
            begun = true;
            return;
        }
        try {
            localStorage.setItem(PREFIX + name, JSON.stringify(now));
        } catch {
            /* page only */
        }
    });
    return out;
}

const oneOf =
    (...values: string[]) =>
    (value: unknown) =>
        values.includes(value as string);
const within = (low: number, high: number) => (value: unknown) =>
    typeof value === 'number' && value >= low && value <= high;

export const theme = kept<Theme>('theme', 'dark', oneOf('system', 'light', 'dark'));
export const textSize = kept<number>('text', 100, within(80, 160)); /* percent */
export const motion = kept<Motion>(
    'motion',
    'system',
    oneOf('system', 'off', 'half', 'normal', 'double'),
);
/* How fast the moves of others are shown one after the other; the table itself never waits. */
export const pace = kept<Pace>('pace', 'normal', oneOf('slow', 'normal', 'fast', 'once'));
/* What the reader is called, for tables of this device; '': nobody has said. */
export const keptName = kept<string>('name', '');
export const volume = kept<number>('volume', 60, within(0, 100)); /* 0: silent */
export const marks = kept<boolean>('marks', true); /* shapes beside seat colours */
export const letters = kept<boolean>('letters', false); /* letters on resources */
export const outlines = kept<boolean>('outlines', false); /* stronger outlines */
export const confirmTouch = kept<boolean>('confirm', false); /* a second tap places a piece */
export const sendOnSecondTap = kept<boolean>('quick-offers', false);
export const hold = kept<number>('hold', 500, within(0, 2000)); /* see table/lock.ts, ms */
export const shortcuts = kept<boolean>('shortcuts', true); /* one-key shortcuts */
export const declineUnpayable = kept<boolean>('decline', true);
export const notices = kept<boolean>('notices', false); /* notifications when hidden */
/* Tooltips at the table: the first three games they come by themselves. */
export type TipsWish = 'auto' | 'on' | 'off';
export const tips = kept<TipsWish>('tips', 'auto', oneOf('auto', 'on', 'off'));
export const tipTables = kept<string>('tip-tables', ''); /* the first games played */
export const textMode = kept<boolean>('text-mode', false); /* words instead of pictures */
export const panned = kept<boolean>('panned', false); /* has moved a large board before */
export const botLevel = kept<string>('bot', '');
export const lastMap = kept<string>('last-map', ''); /* the game whose map was drawn last */
export const lastTable = kept<string>('last-table', ''); /* the last new-table form */

/* A table enlarges itself as a whole, by its own zoom. */
export const atTable = signal(false);

const calm = signal(false);
/* How fast things move: 0 is not at all, 1 is the speed the design gives. */
export const speed = computed(() => {
    switch (motion.value) {
        case 'off':
            return 0;
        case 'half':
            return 0.5;
        case 'double':
            return 2;
        case 'normal':
            return 1;
        default:
            return calm.value ? 0 : 1;
    }
});

/* Follows the system's wishes and shows the settings on <html>. Called once, by main. */
export function startSettings(): void {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const light = matchMedia('(prefers-color-scheme: light)');
    const bright = signal(light.matches);
    calm.value = reduced.matches;
    reduced.addEventListener('change', () => {
        calm.value = reduced.matches;
    });
    light.addEventListener('change', () => {
        bright.value = light.matches;
    });
    const root = document.documentElement;
    effect(() => {
        const wanted = theme.value;
        root.dataset.theme = wanted === 'system' ? (bright.value ? 'light' : 'dark') : wanted;
    });
    effect(() => {
        root.style.fontSize = atTable.value ? '' : `${textSize.value}%`;
    });
    effect(() => {
        root.dataset.motion = speed.value === 0 ? 'off' : 'on';
    });
    effect(() => {
        root.dataset.marks = marks.value ? 'on' : 'off';
    });
    effect(() => {
        root.dataset.letters = letters.value ? 'on' : 'off';
    });
    effect(() => {
        root.dataset.outlines = outlines.value ? 'strong' : 'plain';
    });
}
