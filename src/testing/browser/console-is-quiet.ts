import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What the browser's console says as an error fails the test, as it fails a journey. */
const said = vi.spyOn(console, 'error');

beforeEach(() => {
  said.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  expect(said.mock.calls, 'the browser console must show no error').toEqual([]);
});
