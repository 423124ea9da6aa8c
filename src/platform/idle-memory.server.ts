import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds until the first look, after the first answers, and between two. */
const first = 5_000;
const pause = 30_000;

/** The part of the time since the last look that the server may have worked and still count as idle. */
const idle = 0.05;

/** How many times what was left by the last collection must be reserved before another is worth its pause. */
const grown = 1.5;

/**
 * Gives memory back while nobody asks for anything. V8 keeps what a busy time made it reserve, and what loading the modules
 * did at the start, until something else is asked of it (docs/performance.md). Ends with the process.
 */
export function giveMemoryBack(log: FastifyBaseLogger): void {
  let seen = performance.eventLoopUtilization();
  let kept = 0;
  async function look(): Promise<void> {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    if (utilization > idle || process.memoryUsage().heapTotal < kept * grown) return;
    try {
      await collectGarbage();
      kept = process.memoryUsage().heapTotal;
    } catch (error) {
      log.warn({ err: error }, 'memory was not given back');
    }
  }
  setTimeout(look, first).unref();
  setInterval(look, pause).unref();
}

async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
