import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { takeSlot } from '../../src/testing/slots/take-slot.ts';
import { openSlots, type Slots } from './slots.ts';

let slots: Slots;
afterEach(() => slots.close());

test('no more go on at once than there are slots, and every one has its turn', async () => {
  slots = await openSlots(2);
  let [now, most, done] = [0, 0, 0];
  const work = async () => {
    const give = await takeSlot(slots.path);
    now += 1;
    most = Math.max(most, now);
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    now -= 1;
    done += 1;
    give();
  };
  await Promise.all(Array.from({ length: 9 }, work));
  expect({ most, done }).toEqual({ most: 2, done: 9 });
});

test('who gives up waiting keeps nobody from a slot', async () => {
  slots = await openSlots(1);
  const first = await takeSlot(slots.path);
  const taken: string[] = [];
  const second = takeSlot(slots.path).then((give) => {
    taken.push('second');
    give();
  });
  const third = takeSlot(slots.path).then((give) => {
    taken.push('third');
    give();
  });
  first();
  await Promise.all([second, third]);
  expect(taken).toEqual(['second', 'third']);
});

test('whoever still waits when the suite ends is let go', async () => {
  slots = await openSlots(1);
  await takeSlot(slots.path);
  const waiting = takeSlot(slots.path);
  slots.close();
  (await waiting)();
});

test('without a suite there is nothing to wait for', async () => {
  slots = await openSlots(0);
  (await takeSlot(''))();
});
