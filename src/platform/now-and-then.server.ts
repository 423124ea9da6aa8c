/** How long an answer stands: one that all is well, and any other. */
type Pace = { goodMs: number; badMs: number };

/**
 * A question that costs something, asked by whoever likes and answered from what was found last until that is too old. Two who ask
 * at once ask once; a failure is nobody's answer but theirs.
 */
export function nowAndThen(
  ask: () => Promise<boolean>,
  { goodMs, badMs }: Pace = { goodMs: 60_000, badMs: 5_000 },
): () => Promise<boolean> {
  let last: { answer: boolean; until: number } | null = null;
  let asking: Promise<boolean> | null = null;
  return () => {
    if (last && performance.now() < last.until) return Promise.resolve(last.answer);
    asking ??= ask()
      .then((answer) => {
        last = { answer, until: performance.now() + (answer ? goodMs : badMs) };
        return answer;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
}
