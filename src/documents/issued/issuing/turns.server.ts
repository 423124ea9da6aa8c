const last = new Map<string, Promise<unknown>>();

/**
 * One after the other in this process, of those with the same name. They would wait for one another in the database anyhow,
 * each with a connection that others then lack.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(name) ?? Promise.resolve();
  const mine = before.then(work);
  const ended = mine.catch(() => {});
  last.set(name, ended);
  return mine;
}
