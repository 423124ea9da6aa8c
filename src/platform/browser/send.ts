import {
  currentConnection,
  failuresSoFar,
  isServerThere,
  noteResponse,
  setHeld,
  watchResponse,
  whenReachable,
} from './connection.ts';
import { onSessionChange } from './session-store.ts';

/** How a call goes to the server. */
export type Manner = {
  /**
   * What a call that changes something does while the server can't be reached: the user sees it wait and can give it up, it
   * waits unseen (and does no harm when it arrives twice), or it is tried all the same and fails.
   */
  waits?: 'seen' | 'unseen' | 'never';
  /** It takes long by its nature, so that nothing is said of it. */
  takesLong?: boolean;
  /** It is sent while the session is locked, as what unlocks it is. */
  whileLocked?: boolean;
  /** It is sent on when the page goes. */
  keepalive?: boolean;
};

/** The user no longer wants what waited for the connection. It was not sent. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

const mostTries = 3;
const waitFor = { seen: waitSeen, unseen: whenReachable };
const held = new Set<AbortController>();

/**
 * The one way to the server. There is no limit of time (product 9.1). A call that changes something is not sent
 * while the server can't be reached: it waits. One that may or may not have arrived is only sent again when that does no harm:
 * by an `Idempotency-Key` the server knows what it has already done.
 * @param by what sends it, as `fetch` does
 */
export async function send(
  request: Request,
  manner: Manner = {},
  init: RequestInit = {},
  by: (request: Request, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const { waits = 'seen', takesLong = false, keepalive = false } = manner;
  const repeatable = request.headers.has('idempotency-key') || waits === 'unseen';
  for (let tries = 1; ; tries += 1) {
    if (request.method !== 'GET' && waits !== 'never') await waitFor[waits](request.signal);
    const asOf = failuresSoFar();
    try {
      const pending = by(repeatable ? request.clone() : request, { ...init, keepalive });
      const response = await (takesLong ? pending : watchResponse(pending));
      noteResponse(asOf);
      return response;
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      const there = isServerThere();
      if (!repeatable || tries === mostTries) throw error;
      await there;
    }
  }
}

/** Gives up whatever waits for the connection before the user's eyes. */
export function giveUpHeld(): void {
  for (const controller of held) controller.abort(new GivenUp());
}

/** Whether the server could not be reached at all: the 'Network Error' of product 2.3. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/**
 * Waits for the line before the user's eyes, as what was sent off does.
 * @param signal gives the wait up, too
 * @throws GivenUp where the user no longer wants it, or is no longer the one who is signed in
 */
export async function waitSeen(signal: AbortSignal): Promise<void> {
  if (currentConnection().reachable) return;
  const controller = new AbortController();
  const stop = onSessionChange(() => controller.abort(new GivenUp())); // Nobody's work is sent after the session.
  held.add(controller);
  setHeld(held.size);
  try {
    await whenReachable(AbortSignal.any([signal, controller.signal]));
  } finally {
    stop();
    held.delete(controller);
    setHeld(held.size);
  }
}
