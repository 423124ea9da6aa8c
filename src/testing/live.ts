import type { SentEvent } from '../live/live-event.rules.ts';
import { until } from './until.ts';

/** A stream of a test: all that it has been sent. */
export type LiveStream = {
  status: number;
  headers: Headers;
  events: SentEvent[];
  /** How often everything on the screen was to be asked anew. */
  anew: () => number;
  hasEnded: () => boolean;
  /** Waits for an event about a record. */
  heard: (id: string) => Promise<SentEvent>;
  close: () => void;
};

/**
 * Opens a stream, as a browser does.
 * @param since for how many milliseconds the screen has been reading
 */
export async function openLive(app: { url: string }, token: string, since: number | null = 0): Promise<LiveStream> {
  const controller = new AbortController();
  const response = await fetch(`${app.url}/api/live${since === null ? '' : `?since=${since}`}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const events: SentEvent[] = [];
  let anew = 0;
  let ended = !response.ok;
  let isHeard = false;
  async function read() {
    let rest = '';
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      isHeard = true;
      const messages = (rest + chunk).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        if (message.startsWith('event: anew')) anew += 1;
        if (message.startsWith('data: ')) events.push(JSON.parse(message.slice(6)));
      }
    }
  }
  if (response.ok) {
    void read()
      .catch(() => {})
      .finally(() => {
        ended = true;
      });
    // Who has been answered may not be among the readers yet.
    await until(() => isHeard || ended);
  } else await response.body?.cancel();
  return {
    status: response.status,
    headers: response.headers,
    events,
    anew: () => anew,
    hasEnded: () => ended,
    heard: async (id) => {
      await until(() => events.some(({ ids }) => ids.includes(id)));
      return events.find(({ ids }) => ids.includes(id)) as SentEvent;
    },
    close: () => controller.abort(),
  };
}
