import { Session } from 'node:inspector/promises';

/**
 * Gives back what the start left behind. Loading the modules makes V8 reserve some 30 MB for new objects, which it would
 * keep for as long as nobody asks for anything (docs/performance.md).
 */
export async function collectStartGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
