import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { clockShift, sameClock, setClock } from './clock.ts';

const { TEST_CLOCK, TEST_CLOCK_SHIFT } = process.env;
const restore = (name: string, value: string | undefined) => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};
afterEach(() => {
  restore('TEST_CLOCK', TEST_CLOCK);
  restore('TEST_CLOCK_SHIFT', TEST_CLOCK_SHIFT);
});

const moment = '2028-02-28T23:59:57-03:00';
const begin = () => {
  process.env.TEST_CLOCK = moment;
  setClock();
};
/** Not more than an hour later: how busy the machine is, is no matter. */
const isSoonAfter = (time: number) => time >= Date.parse(moment) && time < Date.parse(moment) + 3_600_000;

test('what asks for the time is answered from the given moment on, and what is given a time is not', () => {
  begin();
  const asked = [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date()) + 999];
  expect(asked.map(isSoonAfter)).toEqual([true, true, true]);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 31) instanceof Date).toBe(true);
});

test('a clock that a test stops there goes on afterwards as the given one', () => {
  begin();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  expect(isSoonAfter(Date.now())).toBe(true);
  vi.useRealTimers();
  expect(isSoonAfter(Date.now())).toBe(true);
});

test('a process that a test begins has the same clock', () => {
  begin();
  const env = { PATH: process.env.PATH, ...sameClock() };
  const told = execFileSync(process.execPath, ['-p', 'Date.now()'], { env, encoding: 'utf8' });
  expect(isSoonAfter(Number(told))).toBe(true);
});

test('where no moment is given the clock is the machine’s', () => {
  delete process.env.TEST_CLOCK;
  delete process.env.TEST_CLOCK_SHIFT;
  setClock();
  expect(clockShift()).toBe(0);
  expect(sameClock()).toEqual({});
});
