/** Something that the server needs did not answer in time. Its message is one line for whoever starts the server. */
export class NotReachable extends Error {}

/**
 * Waits until a part that the server needs answers, saying once that it waits.
 * @param what the part, as a sentence begins: 'O banco de dados'
 * @throws {NotReachable} after `seconds`
 */
export async function waitFor(
  what: string,
  check: () => Promise<void>,
  { seconds, say }: { seconds: number; say: (line: string) => void },
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (let tries = 0; ; tries++) {
    try {
      return await check();
    } catch (error) {
      const reason = reasonOf(error);
      if (Date.now() >= end) throw new NotReachable(`${what} não respondeu em ${seconds} s (${reason}).`);
      if (tries === 0) say(`${what} ainda não responde (${reason}); tentando por até ${seconds} s…`);
      await new Promise((next) => setTimeout(next, Math.min(1_000, Math.max(100, end - Date.now()))));
    }
  }
}

/** The error's code, never its message: that may hold an address with a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'erro';
  return 'code' in error && error.code ? String(error.code) : error.name;
}
