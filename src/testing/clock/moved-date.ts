/**
 * Moves the clock of this process, for `--import` or before a file of tests: whatever asks `Date` for the time is answered so much
 * later. Timers and `performance.now()`, which no hour concerns, go on as they do.
 */

const real = globalThis.Date;
/** Of the process, which those that it begins inherit: see `clock.ts`. */
const shift = () => Number(process.env.TEST_CLOCK_SHIFT ?? 0);
const now = () => real.now() + shift();
const isMoved = Symbol.for('zelo: the clock of the tests');

if (!(isMoved in real)) {
  globalThis.Date = new Proxy(real, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    apply: () => new Date(now()).toString(),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
    has: (date, key) => key === isMoved || Reflect.has(date, key),
  });
}
