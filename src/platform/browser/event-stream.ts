import { openStream } from './api-client.ts';
import { isServerThere, whenReachable } from './connection.ts';
import { isNetworkError } from './send.ts';

/** What a stream of events says: an event, that everything on the screen is to be asked anew, or that it is there. */
export type StreamMessage = { event: unknown } | 'anew' | 'alive';

/** A stream in which nothing has come for so long is dead, in milliseconds: the server shows every 15 seconds that it is alive. */
const silenceMs = 40_000;
const lookMs = 5_000;

/** How long a try to open it may take before something may have been missed meanwhile. */
const openingMs = 5_000;

const firstPauseMs = 250;
const longestPauseMs = 8_000;

/**
 * Follows a stream of events for as long as the signal lets it, however often it breaks. Whenever something may have been
 * missed it says so. It waits for the line to the server as everything does, and says nothing of its own about it.
 * @param beganAt when the screen began to read, by `performance.now()`; null when others have followed before
 */
export async function followEvents(
  path: string,
  token: string,
  beganAt: number | null,
  { hear, signal }: { hear: (message: StreamMessage) => void; signal: AbortSignal },
): Promise<void> {
  let since = beganAt;
  for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
    const attempt = new AbortController();
    const ended = AbortSignal.any([signal, attempt.signal]);
    const asked = performance.now();
    const query = since === null ? '' : `?since=${Math.round(asked - since + openingMs)}`;
    try {
      const response = await openStream(path + query, token, ended);
      if (response.status === 401) return; // The session has ended.
      if (response.ok && response.body) {
        if (since !== null && performance.now() - asked > openingMs) hear('anew');
        since = null;
        pause = firstPauseMs;
        await read(response.body, hear, attempt);
      }
    } catch (error) {
      if (!signal.aborted && !attempt.signal.aborted && isNetworkError(error)) await isServerThere();
    }
    await waitFor(pause * (0.5 + Math.random()), signal);
    await whenReachable(signal).catch(() => {});
  }
}

/** Reads the stream to its end. A line that was cut without a word, or slept through, is given up. */
async function read(
  body: ReadableStream<Uint8Array>,
  hear: (message: StreamMessage) => void,
  attempt: AbortController,
): Promise<void> {
  let last = Date.now();
  const look = () => {
    if (Date.now() - last > silenceMs) attempt.abort();
  };
  const looking = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look);
  try {
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    for (let rest = ''; ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      last = Date.now();
      const messages = (rest + value).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) tell(message, hear);
    }
  } finally {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', look);
  }
}

function tell(message: string, hear: (message: StreamMessage) => void): void {
  if (message.startsWith('event: anew')) hear('anew');
  else if (message === ':') hear('alive');
  else if (message.startsWith('data: ')) hear({ event: JSON.parse(message.slice('data: '.length)) });
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
