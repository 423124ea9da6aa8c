import type { ServerResponse } from 'node:http';
import type { Database, DatabasePlace } from '../platform/database/database.server.ts';
import { listenToSignals } from '../platform/database/signals/listen.server.ts';
import { recentEvents } from './recent-events.server.ts';
import { readSignal } from './signal.server.ts';
import { openStream, type Stream } from './stream.server.ts';
import type { TopicDeclarations } from './topics.ts';

/** Whose session a token is, and until when; null for none. */
type Identify = (token: string) => Promise<Stream['receiver'] | null>;

/** How often it is looked whether a session is over, in milliseconds. */
const lookEvery = 1_000;

/** At each so manieth look a stream shows that it is alive, and its session is looked at whatever was or was not said of it. */
const beatEvery = 15;

/** A browser has one stream of its session, however many tabs it has; who opens one after the other loses the first. */
const mostOfSession = 16;

/**
 * Every open stream of this process. Each event that is heard, from here or from another node, is sent to those who may hear
 * of it. Streams are only open while everything is heard: a stream that has ended is what tells a browser of a gap.
 */
export function openHub(parts: { db: Database; place: DatabasePlace; identify: Identify; topics: TopicDeclarations }) {
  /** Each with its turn among those that are looked at. */
  const streams = new Map<Stream, number>();
  let opened = 0;
  const recent = recentEvents();
  let isListening = false;
  let looks = 0;

  const endAll = () => {
    for (const stream of streams.keys()) stream.end();
    streams.clear();
  };
  const of = (userId: string | null) =>
    [...streams.keys()].filter(({ receiver }) => userId === null || receiver.userId === userId);

  /** A session that can't be looked for has no stream: the browser opens another one. */
  const identify = (token: string) => parts.identify(token).catch(() => null);

  /** What is sent meanwhile waits: nothing goes to a session that has ended. */
  async function check(stream: Stream): Promise<void> {
    stream.hold();
    const receiver = await identify(stream.token);
    if (receiver) stream.receiver = receiver;
    else end(stream);
    stream.letGo();
  }
  function end(stream: Stream): void {
    streams.delete(stream);
    stream.end();
  }

  const stopListening = listenToSignals(parts.db, parts.place, {
    heard(text) {
      const signal = readSignal(text);
      if (!signal) return;
      if ('sessionsOf' in signal) return void of(signal.sessionsOf).forEach(check);
      recent.add(signal.event);
      for (const stream of streams.keys()) stream.send(signal.event);
    },
    missed() {
      recent.beginAnew();
      for (const stream of streams.keys()) {
        void check(stream);
        stream.sendAnew();
      }
    },
    deaf() {
      isListening = false;
      endAll();
    },
    hears() {
      isListening = true;
      recent.beginAnew();
    },
  });

  const looking = setInterval(() => {
    const now = Date.now();
    // What ends a session may have been put off meanwhile.
    for (const stream of streams.keys()) if (stream.receiver.endsAt <= now) void check(stream);
    // A fifteenth of them at a time: a thousand streams are no work that anybody notices.
    looks += 1;
    for (const [stream, turn] of streams) {
      if (turn !== looks % beatEvery) continue;
      stream.beat();
      void check(stream);
    }
  }, lookEvery);
  looking.unref();

  return {
    /** Whether everything that is said is heard; if not, nobody is given a stream. */
    isOpen: () => isListening,
    /**
     * Opens a stream on an answer whose head has been sent.
     * @param readFor for how many milliseconds the screen has been reading; what happened meanwhile is sent at once
     */
    async add(response: ServerResponse, token: string, readFor: number): Promise<void> {
      const receiver = await identify(token);
      if (!receiver || !isListening || response.closed) return void response.end();
      const [oldest, ...others] = [...streams.keys()].filter((other) => other.token === token);
      if (oldest && others.length + 1 >= mostOfSession) end(oldest);
      const stream = openStream(parts.topics, response, token, receiver);
      streams.set(stream, opened++ % beatEvery);
      response.once('close', () => streams.delete(stream));
      // The first sign of life: from here on nothing is missed.
      stream.beat();
      // The session may have ended while it was looked for, when this stream was not yet there to be told.
      const checked = check(stream);
      const missed = recent.since(readFor);
      if (missed) missed.forEach(stream.send);
      else stream.sendAnew();
      await checked;
    },
    async close(): Promise<void> {
      isListening = false;
      clearInterval(looking);
      endAll();
      await stopListening();
    },
  };
}
