/** Of a turn in which much is sent open screens are told at once, then once in so long, and at its end. */
const toldEveryMs = 1_000;

/** Tells of what is noted one after the other, but not more often than anybody could look. */
export function telling(tell: () => Promise<void>, now = () => performance.now()) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let isUntold = false;
  const caughtUp = async () => {
    if (!isUntold) return;
    isUntold = false;
    toldAt = now();
    await tell();
  };
  return {
    async noted(): Promise<void> {
      isUntold = true;
      if (now() - toldAt >= toldEveryMs) await caughtUp();
    },
    /** Tells of what was noted since. */
    caughtUp,
  };
}
