/* main.tsx - starts the client: settings, sprite, router, the shell. */
import { render } from 'preact';
import { Shell } from './app/shell.tsx';
import { startOffline } from './app/offline.ts';
import { startRouter } from './app/router.ts';
import { loadSprite } from './app/sprite.ts';
import { startSettings } from './app/settings.ts';
import { language } from './i18n/i18n.ts';
import { askWhoIAm } from './net/guest.ts';
import { startSocket } from './net/socket.ts';

document.documentElement.lang = language.value;
startSettings();
startRouter();
startSocket();
startOffline();
void askWhoIAm();
void loadSprite(document.body.dataset.sprite);
const app = document.getElementById('app');
if (app) render(<Shell />, app);
