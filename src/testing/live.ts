import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { announce } from '../live/announce.server.ts';
import type { LiveEvent, SentEvent } from '../live/live-event.rules.ts';
import type { Database } from '../platform/database/database.server.ts';
import { until } from './until.ts';

/** A stream of a test: all that it has been sent. */
export type LiveStream = {
  status: number;
  headers: Headers;
  events: SentEvent[];
  /** How often everything on the screen was to be asked anew. */
  anew: () => number;
  hasEnded: () => boolean;
  whenEnded: Promise<void>;
  /** Waits until something holds of what it was sent. @throws once it has ended, for then nothing more comes */
  when: (holds: () => boolean) => Promise<void>;
  /** Waits, likewise, for an event about a record. */
  heard: (id: string) => Promise<SentEvent>;
  close: () => void;
};

/**
 * Opens a stream, as a browser does: again where the server does not listen yet, which on PostgreSQL begins beside its start, or has
 * stopped to before the stream's first sign of life.
 * @param since for how many milliseconds the screen has been reading
 */
export async function openLive(app: { url: string }, token: string, since: number | null = 0): Promise<LiveStream> {
  return until(async () => {
    const stream = await tryLive(app, token, since);
    return stream.status === 503 || (stream.status === 200 && stream.hasEnded()) ? null : stream;
  });
}

async function tryLive(app: { url: string }, token: string, since: number | null): Promise<LiveStream> {
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
  let whenEnded = Promise.resolve();
  if (response.ok) {
    whenEnded = read()
      .catch(() => {})
      .finally(() => {
        ended = true;
      });
    // Who has been answered may not be among the readers yet.
    await until(() => isHeard || ended);
  } else await response.body?.cancel();
  const when = async (holds: () => boolean) => {
    await until(() => {
      if (holds()) return true;
      if (!ended) return false;
      throw new Error(response.ok ? 'this stream has ended' : `this stream was answered ${response.status}`);
    });
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    anew: () => anew,
    hasEnded: () => ended,
    whenEnded,
    when,
    heard: async (id) => {
      await when(() => events.some(({ ids }) => ids.includes(id)));
      return events.find(({ ids }) => ids.includes(id)) as SentEvent;
    },
    close: () => controller.abort(),
  };
}

/**
 * Until a stream has heard all that was said before: on PostgreSQL that may arrive after the stream has been opened.
 * @param event what its reader hears of, about no record
 */
export async function caughtUp(app: { db: Database }, stream: LiveStream, event: Omit<LiveEvent, 'ids'>) {
  const id = `said-until-${randomUUID()}`;
  await announce(app.db, { ...event, ids: [id] });
  await stream.heard(id);
}

/** Listens as an open screen does: a stream that ends, as when the database is out of reach for a moment, is opened again. */
export async function keepLive(app: { url: string }, token: string) {
  let stream = await openLive(app, token);
  const before: SentEvent[] = [];
  let anew = 0;
  let isClosed = false;
  async function goOn(): Promise<void> {
    for (let opened = performance.now(); ; ) {
      await stream.whenEnded;
      before.push(...stream.events.splice(0));
      anew += stream.anew();
      if (isClosed) return;
      await pause(100);
      const since = performance.now() - opened;
      opened = performance.now();
      stream = await openLive(app, token, since);
    }
  }
  void goOn();
  return {
    /** All that it was sent; of what was said in a gap some of it twice. */
    events: () => [...before, ...stream.events],
    /** How often everything on the screen was to be asked anew: then some of it may have been missed. */
    anew: () => anew + stream.anew(),
    close: () => {
      isClosed = true;
      stream.close();
    },
  };
}
