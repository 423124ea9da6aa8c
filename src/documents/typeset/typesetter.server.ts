import type { Typesettable } from './typeset-input.ts';
import { type Asked, createSeat, type SeatPatience } from './typeset-seat.server.ts';

export type Typesetter = {
  typeset: (input: Typesettable) => Promise<Uint8Array>;
  /** Lets the thread load what it works with, before anything is asked of it. */
  begin: () => void;
  end: () => Promise<void>;
};

/** So many threads at most: each holds the engine with its letters, some 85 MB. */
const mostSeats = 3;

/**
 * Documents one after another in a thread of their own. One that is slow holds nobody up: whoever waits behind it is done by another
 * thread, which begins only then.
 */
export function createTypesetter(
  thread: URL,
  patience: SeatPatience = { hungMs: 120_000, idleMs: 300_000, slowMs: 2_000 },
): Typesetter {
  const waiting: Asked[] = [];
  let isEnded = false;
  const seats = Array.from({ length: mostSeats }, () => createSeat(thread, patience, next));

  /** One document at a time, besides those that have become slow. */
  function next(): void {
    while (!isEnded && waiting.length > 0 && !seats.some((seat) => seat.state() === 'busy')) {
      const free = seats.filter((seat) => seat.state() === 'free');
      const seat = free.find((seat) => seat.isWarm()) ?? free[0];
      if (!seat) return;
      const asked = waiting.shift();
      if (asked) seat.take(asked);
    }
  }

  return {
    begin: () => seats[0]?.warm(),
    typeset: (input) =>
      new Promise((resolve, reject) => {
        isEnded = false;
        waiting.push({ input, resolve, reject });
        next();
      }),
    async end() {
      isEnded = true;
      const why = new Error('typesetting has ended');
      for (const { reject } of waiting.splice(0)) reject(why);
      await Promise.all(seats.map((seat) => seat.end(why)));
    },
  };
}
