/* line.ts - how a followed table is heard and told things: over the page's WebSocket, or from
 * the worker that plays the tables of this device. */
import type { Signal } from '@preact/signals';
import type { Connection, Subscriber } from './socket.ts';
import type { ClientMessage, ServerMessage } from './types.ts';

export interface Line {
    readonly connection: Signal<Connection>;
    send(message: ClientMessage & { id?: number }): boolean;
    request(message: ClientMessage): Promise<ServerMessage | null>;
    subscribe(subscriber: Subscriber): () => void;
    reconnect(): void;
}
