/* guest.ts - who the reader is. Nobody has to say a name before playing: a friendly one is made
 * up, and can be changed at any time. */
import { computed, effect, signal } from '@preact/signals';
import { keptName } from '../app/settings.ts';
import { language } from '../i18n/i18n.ts';
import { api } from './api.ts';
import { connection, loggedOut, reconnect } from './socket.ts';
import type { Me } from './types.ts';

export const NAME_MAX = 24;
export const me = signal<Me | null>(null);
export const meKnown = signal(false); /* whether the server has been asked */

/* The name that is shown where no server knows the reader. */
export const ownName = computed(() => keptName.value || null);

/* A page without a server knows the reader by what he has said on this device. */
const HERE = 'here';
if (LANDFALL_SITE) {
    meKnown.value = true;
    if (keptName.value) me.value = { id: HERE, name: keptName.value };
}
effect(() => {
    if (me.value) keptName.value = me.value.name;
});

const FIRST = {
    en: [
        'Merry',
        'Brave',
        'Quiet',
        'Sunny',
        'Swift',
        'Clever',
        'Gentle',
        'Lucky',
        'Bold',
        'Kind',
        'Early',
        'Proud',
        'Witty',
        'Calm',
        'Jolly',
        'Nimble',
        'Patient',
        'Curious',
        'Loyal',
        'Wise',
    ],
    de: [
        'Heitere',
        'Mutige',
        'Stille',
        'Sonnige',
        'Flinke',
        'Kluge',
        'Sanfte',
        'Frohe',
        'Kecke',
        'Milde',
        'Frühe',
        'Stolze',
        'Treue',
        'Weise',
        'Muntere',
        'Ruhige',
        'Wache',
        'Zähe',
        'Freche',
        'Sachte',
    ],
};
/* German nouns here are all feminine, so that the adjectives fit. */
const SECOND = {
    en: [
        'Heron',
        'Otter',
        'Lark',
        'Badger',
        'Puffin',
        'Hare',
        'Seal',
        'Finch',
        'Fox',
        'Tern',
        'Crane',
        'Mole',
        'Wren',
        'Whale',
        'Stork',
        'Squirrel',
        'Swan',
        'Trout',
        'Owl',
        'Bee',
    ],
    de: [
        'Möwe',
        'Robbe',
        'Lerche',
        'Eule',
        'Ente',
        'Biene',
        'Amsel',
        'Katze',
        'Elster',
        'Muschel',
        'Meise',
        'Forelle',
        'Gans',
        'Libelle',
        'Drossel',
        'Hummel',
        'Krabbe',
        'Schwalbe',
        'Ziege',
        'Taube',
    ],
};

/* Not one of those who sit at the table already: names there must differ. */
export function friendlyName(taken: string[] = []): string {
    const pick = (from: string[]) => from[Math.floor(Math.random() * from.length)] ?? from[0]!;
    let name = '';
    for (let tries = 0; tries < 20 && (!name || taken.includes(name)); tries++)
        name = `${pick(FIRST[language.value])} ${pick(SECOND[language.value])}`;
    return name;
}

/* Asks the server once who the reader is. */
export async function askWhoIAm(): Promise<void> {
    if (LANDFALL_SITE) return;
    try {
        me.value = await api.me();
        meKnown.value = true;
    } catch {
        /* not reached: asked again when it matters */
    }
}

/* Somebody has logged this guest out, here in another tab or elsewhere: who are we now? */
effect(() => {
    if (loggedOut.value === 0) return;
    me.value = null;
    meKnown.value = false;
    void askWhoIAm();
});

/* Ends being this guest, for good; or (others) ends it for everybody but this browser. */
export async function logOut(others: boolean): Promise<void> {
    const answer = await api.logout(others);
    me.value = 'id' in answer ? answer : null;
    meKnown.value = true;
    if (connection.value !== 'idle') reconnect();
}

/* Ends being this guest, and has the server forget it. */
export async function forgetMe(): Promise<void> {
    await api.forget();
    me.value = null;
    meKnown.value = true;
    if (connection.value !== 'idle') reconnect();
}

/* Makes sure that there is a guest; renames when a name is given. `taken`: names to avoid. */
export async function beGuest(name?: string, taken: string[] = []): Promise<Me> {
    if (!me.value && !meKnown.value) await askWhoIAm();
    if (me.value && (name === undefined || name === me.value.name)) return me.value;
    const before = me.value,
        wanted = name ?? friendlyName(taken);
    const now = LANDFALL_SITE ? { id: HERE, name: wanted } : await api.guest(wanted);
    me.value = now;
    meKnown.value = true;
    if (!before && connection.value !== 'idle') reconnect();
    return now;
}
