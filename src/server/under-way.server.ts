import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answers that each open connection waits for. */
export type UnderWay = Map<Socket, Set<ServerResponse>>;

/** Keeps the list of them. For those who listen to the same server later it is up to date. */
export function trackResponses(server: Server, underWay: UnderWay): void {
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Set());
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const responses = underWay.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });
}
