import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.server.ts';

/** A queue whose work ends when it is told to, and the order in which it was begun. */
function startQueue(size: { atOnce: number; mostWaiting: number }) {
  const inTurn = fairQueue(size);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  function ask(who: string, name = who): Promise<void> {
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name);
        ends.push(end);
      });
    return inTurn(who, work).catch((error: { status: number }) => {
      refused.push(`${name} ${error.status}`);
    });
  }
  async function finishAll() {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  }
  return { ask, begun, refused, finishAll };
}

const settle = () => new Promise((done) => setImmediate(done));

test('so many work at once, and the next begins when one has ended', async () => {
  const { ask, begun, finishAll } = startQueue({ atOnce: 2, mostWaiting: 10 });
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('who sends many waits behind the own ones, and holds nobody else up', async () => {
  const { ask, begun, finishAll } = startQueue({ atOnce: 1, mostWaiting: 100 });
  for (let count = 1; count <= 5; count++) void ask('many', `many ${count}`);
  void ask('one');
  void ask('other');
  await finishAll();
  expect(begun).toEqual(['many 1', 'many 2', 'one', 'other', 'many 3', 'many 4', 'many 5']);
});

test('when it is full, the last of the longest line gives way; among equals the newcomer is refused', async () => {
  const { ask, begun, refused, finishAll } = startQueue({ atOnce: 1, mostWaiting: 4 });
  void ask('working');
  for (let count = 1; count <= 4; count++) void ask('many', `many ${count}`);
  await settle();
  for (const [who, name] of [['many', 'many 5'], ['one'], ['other'], ['third'], ['fourth']] as const) {
    void ask(who, name);
    await settle();
  }
  expect(refused).toEqual(['many 5 503', 'many 4 503', 'many 3 503', 'many 2 503', 'fourth 503']);
  await finishAll();
  expect(begun).toEqual(['working', 'many 1', 'one', 'other', 'third']);
});

test('work that fails makes room too', async () => {
  const inTurn = fairQueue({ atOnce: 1, mostWaiting: 1 });
  const failing = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(inTurn('c', () => Promise.resolve('free again'))).resolves.toBe('free again');
});
