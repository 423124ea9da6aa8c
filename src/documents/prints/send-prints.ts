import { isNetworkError } from '../../platform/browser/send.ts';
import { currentToken } from '../../platform/browser/session-store.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { documentsApi } from '../useDocuments.ts';
import { dropPrint, type Print, waitingPrints } from './waiting-prints.ts';

const mostTries = 6;

/**
 * Tells the server which forms of whom were printed, in the session that is open now; nobody waits for it. What can't be told
 * just now waits for the next print or the next session; what the server will never take is said.
 */
export async function sendPrints(userId: string): Promise<void> {
  const token = currentToken();
  if (token) await oneTabAtATime(() => sendAll(userId, token));
}

async function sendAll(userId: string, token: string): Promise<void> {
  for (const { key, print } of waitingPrints(userId)) {
    try {
      await send(print, token);
      dropPrint(key);
    } catch (error) {
      console.warn(error);
      if (mayComeLater(error)) return;
      dropPrint(key);
      errorToast('A impressão não pôde ser registrada na auditoria. Avise a administração da clínica.', 'print-record');
    }
  }
}

/** Tried again for half a minute while the server has its troubles. */
async function send(print: Print, token: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await documentsApi.print.call(print, { context: { token, waits: 'unseen' } });
      return;
    } catch (error) {
      if (tries === mostTries || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** (tries - 1)));
    }
  }
}

/** Where the browser has locks (a page that came encrypted), no two tabs tell the same print. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('zelo.prints', work) : work();
}

/** No connection, or a server that can't serve just now. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return isNetworkError(error) || status === 0 || status === 429 || status >= 500;
}

/** Also what another sign-in, or a second factor that has to be set up first, is missing for. */
function mayComeLater(error: unknown): boolean {
  return isPassing(error) || [401, 403].includes(statusOf(error));
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
}
