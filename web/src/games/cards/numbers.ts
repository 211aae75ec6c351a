/* numbers.ts - `choose N` names a number that the frame explains; this says in words what the
 * number stands for: a face of the die, a side of the Brewery, a card in place of a resource. */
import { T } from './texts.ts';
import type { View } from './view.ts';

export interface NumberLabel {
    text?: string;
    die?: number;
    icon?: string;
}

export function numberLabel(view: View, n: number): NumberLabel {
    const t = T(),
        what = view.owes?.what ?? '',
        card = view.owes?.card ?? '';
    if (card === 'brewery')
        return n === 2
            ? { icon: 'cg-strength', text: t.sideStrength }
            : { icon: 'cg-commerce', text: t.sideCommerce };
    if (what === 'sun') return { icon: 'cards', text: t.discardCard };
    if (what === 'number' && n >= 1 && n <= 6) return { die: n };
    return { text: String(n) };
}
