/* open.ts - opens a table: on the server; or on this device, where the reader wants that or where
 * no server answers and nobody but bots was to come. */
import { botLevel } from '../app/settings.ts';
import { standardBot } from '../i18n/bots.ts';
import { common } from '../i18n/common.ts';
import { api, ApiError } from './api.ts';
import { beGuest, me, ownName } from './guest.ts';
import { here } from './here.ts';
import { gameNamed } from './lists.ts';
import type { NewTable } from './types.ts';

const onlyBots = (wish: NewTable): boolean => wish.bots.slice(1, wish.seats).every(bot => bot);

/* Every other seat gets a bot; one that cannot play in a page is replaced by one that can. */
async function seated(wish: NewTable): Promise<NewTable> {
    const able = await here.bots(wish.game),
        game = gameNamed(wish.game);
    const usual = game ? standardBot(game, botLevel.peek()) : '';
    const stand_in = able.includes(usual) ? usual : (able[able.length - 1] ?? '');
    const bots = Array.from({ length: wish.seats }, (_, seat) => {
        const bot = wish.bots[seat] ?? stand_in;
        return seat === 0 ? null : able.includes(bot) ? bot : stand_in;
    });
    return { ...wish, bots, listed: false, clock: null };
}

export async function openHere(wish: NewTable): Promise<string> {
    return here.create(await seated(wish), me.value?.name ?? ownName.value ?? common().guest);
}

export async function openTable(wish: NewTable): Promise<string> {
    if (LANDFALL_SITE) return openHere(wish);
    try {
        await beGuest();
        return (await api.create(wish)).table;
    } catch (error) {
        if (error instanceof ApiError && error.offline && onlyBots(wish)) return openHere(wish);
        throw error;
    }
}
