import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/**
 * Requests under way of which nobody can say that they are too many. If they wait for their turn, then for the machine or
 * for a lock that another process holds, and refusing one of them would speed up no other.
 */
const few = 100;

const overload = Object.assign(new Error('too many requests under way'), { code: 'FST_UNDER_PRESSURE' });

/**
 * Refuses new requests with 503 while those under way are many and keep everything waiting for its turn.
 * @param loop milliseconds of waiting that are too long; 0 looks for none. A loop that stood still for a whole sample has
 * no measured delay but an infinite one
 * @returns `setAside` lets a request wait without being one of those under way, until its caller goes or the server ends;
 * `leaveOut` says of one that it stays, and has nothing done for it
 */
export async function shedLoad(app: FastifyInstance, loop: number) {
  const underWay = new Set<ServerResponse>();
  app.server.on('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  await app.register(underPressure, {
    maxEventLoopDelay: loop,
    sampleInterval: 500,
    pressureHandler: async () => {
      if (underWay.size > few) throw overload;
    },
  });
  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort());
  async function setAside(response: ServerResponse, milliseconds: number): Promise<void> {
    if (response.closed) return;
    const gone = new AbortController();
    const leave = () => gone.abort();
    response.once('close', leave);
    underWay.delete(response);
    await setTimeout(milliseconds, undefined, { signal: AbortSignal.any([gone.signal, ending.signal]) }).catch(
      () => {},
    );
    response.off('close', leave);
    if (!response.closed) underWay.add(response);
  }
  return { setAside, leaveOut: (response: ServerResponse) => void underWay.delete(response) };
}
