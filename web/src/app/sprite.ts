/* sprite.ts - puts the pictures of a sprite into the document: seat colours reach only into <use> of
 * the same document. Parsing it apart keeps the page free of markup written as text. */
export async function loadSprite(address: string | undefined): Promise<void> {
    if (!address) return;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const text = await answer.text();
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const svg = document.importNode(parsed, true) as unknown as SVGSVGElement;
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.setAttribute('aria-hidden', 'true');
    svg.classList.add('sprite');
    document.body.prepend(svg);
}
