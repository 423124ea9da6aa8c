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
 */
export async function refuseOverload(app: FastifyInstance, loop: number): Promise<void> {
  let underWay = 0;
  app.server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
  });
  await app.register(underPressure, {
    maxEventLoopDelay: loop,
    sampleInterval: 500,
    pressureHandler: async () => {
      if (underWay > few) throw overload;
    },
  });
}
