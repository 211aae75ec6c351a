/* late.ts - pictures and styles that only some pages wear: loaded when one of these is opened, once,
 * so that the first page stays small. The build finds them by their names. */
import { loadSprite } from './sprite.ts';

const asked = new Map<string, Promise<void>>();

const loadStyles = (address: string): Promise<void> =>
    new Promise((done, failed) => {
        const sheet = document.createElement('link');
        sheet.rel = 'stylesheet';
        sheet.href = address;
        sheet.onload = () => done();
        sheet.onerror = () => {
            sheet.remove();
            failed(new Error(`no styles at ${address}`));
        };
        document.head.append(sheet);
    });

/* Everything called `name`; where it cannot be had, the next one who asks tries again. */
export function late(name: string): Promise<void> {
    const { css, sprite } = LANDFALL_LATE[name] ?? {};
    let all = asked.get(name);
    if (!all) {
        all = Promise.all([css && loadStyles(css), loadSprite(sprite)]).then(() => undefined);
        all.catch(() => asked.delete(name));
        asked.set(name, all);
    }
    return all;
}
