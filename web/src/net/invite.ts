/* invite.ts - the address that others open: the page's own, unless that only leads to the machine
 * it is shown on. Then the server is asked what it is called from outside. */
import { signal, type Signal } from '@preact/signals';
import { api } from './api.ts';

export const leadsHere = (host: string): boolean =>
    /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/* Addresses of this server for other machines, best first; null: not known yet. */
export const outside: Signal<string[] | null> = signal(null);

let asking = false;

export async function askOutside(): Promise<void> {
    if (!leadsHere(location.hostname)) outside.value ??= [location.origin];
    else if (!asking) await askServer();
}

async function askServer(): Promise<void> {
    asking = true;
    try {
        outside.value = (await api.addresses()).addresses;
    } catch {
        outside.value ??= [];
    }
    asking = false;
}

/* The link to a table at an address; without one, that of this page. */
export const tableLink = (id: string, address = outside.value?.[0]): string =>
    `${address ?? location.origin}/#/t/${id}`;
