/** Something that the server needs did not answer in time. Its message is one line for whoever starts the server. */
export class NotReachable extends Error {}

type Waiting = {
  seconds: number;
  say: (line: string) => void;
  /** What to throw at once for an answer that will be the same however long it is waited for. */
  whyNoUse?: (error: unknown) => Error | null;
};

/**
 * Waits until a part that the server needs answers, saying once that it waits. One that takes the line and says nothing is
 * given up when the time is over, as one that can't be reached.
 * @param what the part, as a sentence begins: 'O banco de dados'
 * @throws {NotReachable} after `seconds`
 */
export async function waitFor(
  what: string,
  check: () => Promise<void>,
  { seconds, say, whyNoUse = () => null }: Waiting,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let tries = 0; ; tries++) {
    try {
      return await Promise.race([check(), silence(Math.max(leastMs, end - performance.now()))]);
    } catch (error) {
      const wrong = whyNoUse(error);
      if (wrong) throw wrong;
      const reason = reasonOf(error);
      if (performance.now() >= end) {
        throw new NotReachable(`${what} não respondeu${seconds > 0 ? ` em ${seconds} s` : ''} (${reason}).`);
      }
      if (tries === 0) say(`${what} ainda não responde (${reason}); tentando por até ${seconds} s…`);
      await new Promise((next) => setTimeout(next, Math.min(1_000, Math.max(100, end - performance.now()))));
    }
  }
}

/** What every try is given, however little is left: without waiting a part that answers at once must be found. */
const leastMs = 1_000;

function silence(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    const over = () => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
    setTimeout(over, milliseconds).unref();
  });
}

/** The error's code, never its message: that may hold an address with a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'erro';
  return 'code' in error && error.code ? String(error.code) : error.name;
}
