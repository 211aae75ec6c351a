/* copy.ts - puts a text on the clipboard, also on plain-http pages where browsers do not offer
 * the modern way. False: it did not work, and the reader must be shown the text instead. */
export async function copyText(text: string): Promise<boolean> {
    try {
        if (navigator.clipboard) {
            await navigator.clipboard.writeText(text);
            return true;
        }
    } catch {
        /* refused: try the old way */
    }
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.className = 'sr';
    const focused = document.activeElement as HTMLElement | null;
    document.body.append(area);
    area.select();
    let done = false;
    try {
        done = document.execCommand('copy');
    } catch {
        done = false;
    }
    area.remove();
    focused?.focus?.();
    return done;
}
