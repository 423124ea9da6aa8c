import { apiAddress } from './api-address.ts';

/** What the screen should say of the line to the server. */
export type Connection = {
  /** Whether the server can be reached, as far as is known. */
  reachable: boolean;
  /** A call has been waiting for its answer for long. */
  slow: boolean;
  /** A screen's script could not be fetched yet. */
  missesScript: boolean;
  /** How many calls that the user waits for have not been sent yet. */
  held: number;
};

const slowAfterMs = 8_000;
const probeMs = 5_000;
const longestPauseMs = 8_000;

let connection: Connection = { reachable: true, slow: false, missesScript: false, held: 0 };
const listeners = new Set<() => void>();
/** The question that is under way whether the server is there; answered with the next certainty. */
let asking: Promise<boolean> | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
let pauseMs = 0;
/** How often the server was found away: an answer to what was asked before that says nothing of now. */
let failures = 0;
const counts = { slow: 0, scripts: 0 };

/** What is known of the line to the server now. */
export function currentConnection(): Connection {
  return connection;
}

/** Calls back when the connection has changed. Answers the way to stop that. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks at once when the browser says that the network has gone or come: it is often wrong in a clinic's own network. */
export function watchNetwork(): () => void {
  const ask = () => void isServerThere();
  if (!navigator.onLine) ask();
  window.addEventListener('offline', ask);
  window.addEventListener('online', ask);
  return () => {
    window.removeEventListener('offline', ask);
    window.removeEventListener('online', ask);
  };
}

/** To be taken when something is sent, and given to `noteResponse` with its answer. */
export function failuresSoFar(): number {
  return failures;
}

/** The server has answered something that was sent when it had been found away `asOf` times. */
export function noteResponse(asOf: number): void {
  if (asOf !== failures) return;
  clearTimeout(again);
  pauseMs = 0;
  change({ reachable: true });
  // The browser may say that the network goes a moment before it is gone, and says it once.
  if (!navigator.onLine) again = setTimeout(isServerThere, longestPauseMs);
}

/**
 * Asks the server whether it is there; for a call that failed on its way. While it is not, it is asked again and again.
 * What is asked at the same time is asked once.
 */
export function isServerThere(): Promise<boolean> {
  asking ??= probe().finally(() => {
    asking = null;
  });
  return asking;
}

/** Resolves when the server can be reached. */
export async function whenReachable(signal: AbortSignal): Promise<void> {
  while (!connection.reachable) {
    await new Promise<void>((resolve, reject) => {
      const stop = onConnectionChange(() => done(resolve));
      const done = (settle: () => void) => {
        stop();
        signal.removeEventListener('abort', abort);
        settle();
      };
      const abort = () => done(() => reject(signal.reason));
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
    });
  }
}

/** Says that an answer takes long when it does. */
export async function watchResponse<T>(response: Promise<T>): Promise<T> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    count('slow', 1);
  }, slowAfterMs);
  try {
    return await response;
  } finally {
    clearTimeout(timer);
    if (late) count('slow', -1);
  }
}

/** Says that a screen's script is missing while `work` fetches it again. */
export async function whileMissingScript<T>(work: Promise<T>): Promise<T> {
  count('scripts', 1);
  try {
    return await work;
  } finally {
    count('scripts', -1);
  }
}

/** Says how many calls that the user waits for have not been sent yet. */
export function setHeld(held: number): void {
  change({ held });
}

async function probe(): Promise<boolean> {
  clearTimeout(again);
  const asOf = failures;
  try {
    await fetch(apiAddress('health'), { cache: 'no-store', signal: AbortSignal.timeout(probeMs) });
    noteResponse(asOf);
    return true;
  } catch {
    failures += 1;
    pauseMs = Math.min(Math.max(1_000, 2 * pauseMs), longestPauseMs);
    again = setTimeout(isServerThere, pauseMs);
    change({ reachable: false });
    return false;
  }
}

function count(what: keyof typeof counts, by: 1 | -1): void {
  counts[what] += by;
  change({ slow: counts.slow > 0, missesScript: counts.scripts > 0 });
}

function change(changed: Partial<Connection>): void {
  const next = { ...connection, ...changed };
  const same = (Object.keys(next) as (keyof Connection)[]).every((key) => next[key] === connection[key]);
  if (same) return;
  connection = next;
  for (const listener of [...listeners]) listener();
}
