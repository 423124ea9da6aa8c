import type { ServerResponse } from 'node:http';
import { type LiveEvent, mayHear, type Receiver, sentOf } from './live-event.rules.ts';
import type { TopicDeclarations } from './topics.ts';

/** Who can be sent events at this moment, and how. */
export type Stream = {
  readonly token: string;
  receiver: Receiver & { endsAt: number };
  /** Sends an event to whoever may hear of it. */
  send: (event: LiveEvent) => void;
  /** Has everything that is on the screen asked anew. */
  sendAnew: () => void;
  beat: () => void;
  /** Keeps everything back until it is known whether the session is still good. */
  hold: () => void;
  letGo: () => void;
  end: () => void;
};

/** So many events wait at most until it is known whether the session is still good. */
const mostHeld = 100;

/**
 * What may wait to be taken by one reader, in bytes. Who does not read for so long is cut off, and asks for everything when
 * it comes back: cheaper for both sides than to keep it.
 */
const mostWaiting = 64 * 1024;

const anew = 'event: anew\ndata:\n\n';

/** One reader of events, on an answer that does not end. */
export function openStream(
  topics: TopicDeclarations,
  response: ServerResponse,
  token: string,
  receiver: Stream['receiver'],
): Stream {
  let holds = 0;
  let held: LiveEvent[] = [];
  let isAnewHeld = false;
  let unsent = '';
  /** What comes together is written together; what was written before has had a turn of the loop to go out. */
  const write = (text: string) => {
    if (unsent === '') setImmediate(flush);
    unsent = unsent.length > mostWaiting ? anew : unsent + text;
  };
  const flush = () => {
    const text = unsent;
    unsent = '';
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > mostWaiting) response.destroy();
    else response.write(text);
  };
  const stream: Stream = {
    token,
    receiver,
    send(event) {
      if (holds === 0 && mayHear(topics, stream.receiver, event))
        write(`data: ${JSON.stringify(sentOf(event, stream.receiver))}\n\n`);
      if (holds > 0) held.push(event);
      if (held.length > mostHeld) stream.sendAnew();
    },
    sendAnew() {
      held = [];
      if (holds > 0) isAnewHeld = true;
      else write(anew);
    },
    beat: () => write(':\n\n'),
    hold() {
      holds += 1;
    },
    letGo() {
      holds -= 1;
      if (holds > 0) return;
      if (isAnewHeld) stream.sendAnew();
      else held.forEach(stream.send);
      isAnewHeld = false;
      held = [];
    },
    end: () => void response.end(),
  };
  return stream;
}
