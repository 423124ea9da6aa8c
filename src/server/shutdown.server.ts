import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { UnderWay } from './under-way.server.ts';

/** So long a connection that is made while the server ends may ask nothing, in milliseconds. */
const patience = 500;

/**
 * Once the server is asked to end: answers that are under way are finished, and each connection ends with its last
 * one; connections that ask nothing end at once. Node's own `closeIdleConnections` leaves both a connection that never
 * asked anything (browsers open such ahead of need) and one whose answer is being written until they time out. One that is
 * made meanwhile, as by a browser whose stream has just ended, may ask, or ends.
 */
export function gracefulShutdown(app: FastifyInstance, underWay: UnderWay): void {
  let ending = false;
  app.server.on('request', ({ socket }, response) => {
    if (ending) response.setHeader('connection', 'close');
    response.once('close', () => {
      if (ending && underWay.get(socket)?.size === 0) socket.destroySoon();
    });
  });
  app.server.on('connection', (socket: Socket) => {
    if (!ending) return;
    socket.setTimeout(patience, () => {
      if (underWay.get(socket)?.size === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    ending = true;
    for (const [socket, responses] of underWay) {
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close');
      if (responses.size === 0) socket.destroySoon();
    }
  });
}
