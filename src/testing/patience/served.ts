import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks anew while the answer is that the database had no connection free within five seconds (503), as whoever asks is told to: of many who ask
 * at the same moment a busy machine sends some away, and how fast it is is no test's matter.
 */
export async function served<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(200);
  }
}
