/* words.ts - finds a game's words for its options, web/src/games/<name>/words.ts: sentences with
 * {} where the choice stands. A game without that file is asked for in the server's words. */
import type { OptionWords } from '../pages/options.ts';

export async function optionWords(name: string): Promise<OptionWords | null> {
    try {
        const module = await (import(`./${name}/words.ts`) as Promise<{ default: OptionWords }>);
        return module.default;
    } catch {
        return null;
    }
}
