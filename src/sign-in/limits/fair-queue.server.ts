import { tooBusy } from '../../platform/contract/errors.ts';

type Size = {
  atOnce: number;
  mostWaiting: number;
  /** What there are too many of, for who is refused. */
  what?: string;
};

type Waiting = { start: () => void; refuse: (error: Error) => void };

/**
 * Work that is done a few at a time. Those who wait take turns by who they are, so that one who sends hundreds waits behind
 * the own ones and holds nobody else up. Nobody waits behind more than `mostWaiting`: when the queue is full, the last of the
 * longest line gives way to one whose line is shorter; among equals the newcomer is refused.
 * @returns runs work when its turn has come; throws 503 when it is refused
 */
export function fairQueue({ atOnce, mostWaiting, what = 'entradas' }: Size) {
  const refusal = () => tooBusy(`Há muitas ${what} ao mesmo tempo. Tente novamente em instantes.`, 5);
  /** Who waits, in the order of the turns, with what each waits for. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function giveWay(lengthOfOwn: number): boolean {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= lengthOfOwn + 1) return false;
    longest.pop()?.refuse(refusal());
    waiting -= 1;
    return true;
  }

  function standInLine(who: string): Promise<void> {
    const line = lines.get(who) ?? [];
    if (waiting >= mostWaiting && !giveWay(line.length)) throw refusal();
    waiting += 1;
    lines.set(who, line);
    return new Promise((start, refuse) => line.push({ start, refuse }));
  }

  /** The place that has become free goes to the next in turn. */
  function next(): void {
    const [turn] = lines;
    if (!turn) {
      running -= 1;
      return;
    }
    const [who, line] = turn;
    lines.delete(who);
    const first = line.shift();
    if (line.length > 0) lines.set(who, line);
    waiting -= 1;
    first?.start();
  }

  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await standInLine(who);
    try {
      return await work();
    } finally {
      next();
    }
  };
}
