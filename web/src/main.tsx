/* main.tsx - starts the client: settings, sprite, router, the shell. */
import { render } from 'preact';
import { Shell } from './app/shell.tsx';
import { startRouter } from './app/router.ts';
import { startSettings } from './app/settings.ts';
import { language } from './i18n/i18n.ts';
import { askWhoIAm } from './net/guest.ts';
import { startSocket } from './net/socket.ts';

/* The sprite lives in the document, because seat colours reach only into <use> of the same
 * document. Parsing it apart keeps the page free of markup written as text. */
async function loadSprite(): Promise<void> {
    const address = document.body.dataset.sprite;
    if (!address) return;
    const text = await (await fetch(address)).text();
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const svg = document.importNode(parsed, true) as unknown as SVGSVGElement;
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.setAttribute('aria-hidden', 'true');
    svg.classList.add('sprite');
    document.body.prepend(svg);
}

document.documentElement.lang = language.value;
startSettings();
startRouter();
startSocket();
void askWhoIAm();
void loadSprite();
const app = document.getElementById('app');
if (app) render(<Shell />, app);
