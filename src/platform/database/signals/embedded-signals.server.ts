import { EventEmitter } from 'node:events';
import type { Driver } from 'kysely';

/** What is said within a process that has the embedded database. */
export type EmbeddedSignals = ReturnType<typeof embeddedSignals>;

/**
 * Says what transactions have to say once they have committed, and nothing of one that has not. SQLite's one connection has
 * one transaction at a time: what is waiting is that one's.
 */
export function embeddedSignals() {
  const said = new EventEmitter().setMaxListeners(0);
  let waiting: string[] = [];
  const say = (texts: readonly string[]) => {
    // In a turn of its own: whoever listens does not work within the writer's call.
    if (texts.length > 0) setImmediate(() => texts.forEach((text) => void said.emit('said', text)));
  };
  return {
    send(text: string, isTransaction: boolean): void {
      if (isTransaction) waiting.push(text);
      else say([text]);
    },
    /** @returns what ends the listening */
    listen(heard: (text: string) => void): () => void {
      said.on('said', heard);
      return () => void said.off('said', heard);
    },
    /** A driver whose transactions say it. */
    driver(inner: Driver): Driver {
      return {
        ...inner,
        async beginTransaction(connection, settings) {
          waiting = [];
          await inner.beginTransaction(connection, settings);
        },
        async commitTransaction(connection) {
          await inner.commitTransaction(connection);
          say(waiting);
          waiting = [];
        },
        async rollbackTransaction(connection) {
          waiting = [];
          await inner.rollbackTransaction(connection);
        },
      };
    },
  };
}
