import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, keepToast, releaseToast, successToast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => currentToasts().map(({ message }) => message);

test('a toast stays for five seconds', () => {
  successToast('Salvo');
  vi.advanceTimersByTime(4_999);
  expect(shown()).toEqual(['Salvo']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('its clock stops while it is looked at, and then starts anew', () => {
  successToast('Salvo');
  vi.advanceTimersByTime(4_000);
  keepToast('Salvo');
  vi.advanceTimersByTime(60_000);
  releaseToast('Salvo');
  vi.advanceTimersByTime(4_999);
  expect(shown()).toEqual(['Salvo']);
});

test('time in which the page stood still does not count', () => {
  successToast('Salvo');
  vi.runOnlyPendingTimers(); // All that is due, once, as after a long stand.
  expect(shown()).toEqual(['Salvo']);
});
