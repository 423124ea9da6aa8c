import type { FastifyInstance } from 'fastify';

/** Characters up to which an answer waits for others: what waits is held, and a thousand may wait. */
const small = 16_384;

/**
 * Writes the small answers that become ready in one turn of the loop one after another at its end. Each write between other
 * work wakes the caller's process anew, which costs more than the write itself (docs/performance.md).
 */
export function writeTogether(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (typeof payload === 'string' && payload.length <= small) setImmediate(done, null, payload);
    else done(null, payload);
  });
}
