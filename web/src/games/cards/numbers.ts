/* numbers.ts - `choose N` names a number that the frame explains; this says in words what the
 * number stands for. */
import { T } from './texts.ts';
import type { View } from './view.ts';

export interface NumberLabel { text?: string; die?: number; icon?: string; card?: string }

export function numberLabel(view: View, n: number): NumberLabel {
    const t = T(), what = view.owes?.what ?? view.step, card = view.owes?.card ?? '';
    if (/alchemist|die/.test(what) || card === 'alchemist') return { die: n };
    if (/brewery|side/.test(what) || card === 'brewery')
        return n === 2 ? { icon: 'cg-strength', text: t.sideStrength }
            : { icon: 'cg-commerce', text: t.sideCommerce };
    if (/arch|victory|campaign/.test(what)) return n === 0
        ? { icon: 'cg-pip', text: t.twoGoods } : { icon: 'victory-card', text: t.archUp };
    return { text: String(n) };
}
