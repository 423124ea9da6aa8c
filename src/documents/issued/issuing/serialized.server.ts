const last = new Map<string, Promise<unknown>>();

/**
 * One after the other in this process, of those with the same name. They would wait for one another in the database anyhow,
 * each with a connection that others then lack.
 */
export function serialized<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(name) ?? Promise.resolve();
  const mine = before.then(work);
  const ended = mine.catch(() => {});
  last.set(name, ended);
  return mine;
}

/**
 * A queue with so many places: whoever has waited longest takes the first that is free, however long the others are taken.
 * @param atOnce so many work at the same time
 */
export function inFreePlaces(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return async (work) => {
    if (taken < atOnce) taken += 1;
    else await new Promise<void>((free) => waiting.push(free));
    try {
      return await work();
    } finally {
      // The place goes from hand to hand: nobody who comes just now gets before who waits.
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
