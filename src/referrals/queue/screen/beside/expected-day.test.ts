import { expect, test } from 'vitest';
import { linesOfDay } from './expected-day.rules.ts';

const at = (startsAt: number | null) => ({ startsAt });
const free = (startsAt: number, left = 1) => ({ startsAt, left });

test('who is late stands above the present moment, with by how much; what is free between the others is one line', () => {
  const people = [at(480), at(540), at(600), at(null)];
  const times = [free(480), free(500), free(520, 2), free(540), free(560), free(620)];
  expect(linesOfDay(people, { free: times, minutes: 20, now: 495 })).toEqual([
    { kind: 'person', person: at(480), late: 15 },
    { kind: 'now' },
    { kind: 'free', startsAt: 500, until: 540, places: 3 },
    { kind: 'person', person: at(540), late: 0 },
    { kind: 'free', startsAt: 540, until: 580, places: 2 },
    { kind: 'person', person: at(600), late: 0 },
    { kind: 'free', startsAt: 620, until: 640, places: 1 },
    { kind: 'person', person: at(null), late: 0 },
  ]);
});

test('a day without anybody is what is free of it, and a break in it is seen', () => {
  expect(linesOfDay([], { free: [free(480), free(500), free(560)], minutes: 20, now: 400 })).toEqual([
    { kind: 'now' },
    { kind: 'free', startsAt: 480, until: 520, places: 2 },
    { kind: 'free', startsAt: 560, until: 580, places: 1 },
  ]);
});
