import { createServer } from 'node:net';
import { whyNotListening } from './no-use-waiting.server.ts';

/** Why a server can't listen at the address of HOST and PORT, in one line; null where it can, or for an error that the server itself will meet. */
export function whyNoServer({ port, host }: { port: number; host: string }): Promise<string | null> {
  return new Promise((answer) => {
    const trial = createServer();
    trial.once('error', (error) => answer(whyNotListening(error, { port, host })));
    trial.listen({ port, host }, () => trial.close(() => answer(null)));
  });
}
