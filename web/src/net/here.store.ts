/* here.store.ts - matches of this device, kept in IndexedDB: a head for each, and its actions one
 * by one, so that an action is one small write. Nothing is told before it is kept. Where the browser
 * keeps nothing (blocked, or no room), matches live as long as the page. */

/* One action: of a seat, or of chance (-1). */
export interface Act {
    seq: number;
    seat: number;
    do: string;
    at: number;
}

export interface Head {
    id: string;
    game: string;
    options: string;
    seats: number;
    bots: (string | null)[]; /* per seat; null: the reader */
    name: string; /* of the reader */
    seed: string; /* 16 hex digits: all luck of the match follows from it */
    created: number;
    state: 'running' | 'over';
    points?: number[]; /* of a match that is over */
    lesson?: string; /* its name, where the match is one */
    daily?: string; /* the day, where it is that day's game */
    optimum?: { expected: number; perfect: number }; /* of a daily game that is over */
    part?: number; /* of the lesson: lesson.ts */
    done?: boolean; /* the lesson was finished once */
    missed?: number[]; /* exercises that took more than one try */
    seq: number; /* the number used last; acts that were taken back had some, too */
}

export interface HereStore {
    heads(): Promise<Head[]>;
    head(id: string): Promise<Head | undefined>;
    acts(id: string): Promise<Act[]>; /* in the order in which they were taken */
    /* The head as it is now, with an act that is new, or without one that was taken back. */
    keep(head: Head, more?: { add?: Act; drop?: Act }): Promise<void>;
    forget(id: string): Promise<void>;
}

const NAME = 'landfall-here',
    VERSION = 1;
const LAST = Number.MAX_SAFE_INTEGER;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error ?? new Error('IndexedDB'));
    });
const finished = (work: IDBTransaction): Promise<void> =>
    new Promise((done, failed) => {
        work.oncomplete = () => done();
        work.onabort = work.onerror = () => failed(work.error ?? new Error('IndexedDB'));
    });

export async function openStore(): Promise<HereStore> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
        opening.result.createObjectStore('heads', { keyPath: 'id' });
        opening.result.createObjectStore('acts');
    };
    const base = await settled(opening);
    base.onversionchange = () => base.close(); /* another tab has a newer client */
    const range = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, LAST]);
    const read = (store: string): IDBObjectStore => base.transaction(store).objectStore(store);
    return {
        heads: () => settled(read('heads').getAll()) as Promise<Head[]>,
        head: id => settled(read('heads').get(id)) as Promise<Head | undefined>,
        acts: id => settled(read('acts').getAll(range(id))) as Promise<Act[]>,
        keep: (head, { add, drop } = {}) => {
            const work = base.transaction(['heads', 'acts'], 'readwrite');
            work.objectStore('heads').put(head);
            if (add) work.objectStore('acts').put(add, [head.id, add.seq]);
            if (drop) work.objectStore('acts').delete([head.id, drop.seq]);
            return finished(work);
        },
        forget: id => {
            const work = base.transaction(['heads', 'acts'], 'readwrite');
            work.objectStore('heads').delete(id);
            work.objectStore('acts').delete(range(id));
            return finished(work);
        },
    };
}

/* Where nothing can be kept. */
export function memoryStore(): HereStore {
    const heads = new Map<string, Head>(),
        acts = new Map<string, Act[]>();
    const of = (id: string): Act[] => acts.get(id) ?? [];
    return {
        heads: async () => structuredClone([...heads.values()]),
        head: async id => structuredClone(heads.get(id)),
        acts: async id => structuredClone(of(id)),
        keep: async (head, { add, drop } = {}) => {
            heads.set(head.id, structuredClone(head));
            const left = of(head.id).filter(act => act.seq !== drop?.seq);
            acts.set(head.id, add ? [...left, structuredClone(add)] : left);
        },
        forget: async id => {
            heads.delete(id);
            acts.delete(id);
        },
    };
}
