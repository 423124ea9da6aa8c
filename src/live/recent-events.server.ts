import type { LiveEvent } from './live-event.rules.ts';

/** How long an event is kept for those who are about to open their stream, in milliseconds, and how many at most. */
const keptMs = 60_000;
const mostKept = 1_000;

/** The events of the last minute: a screen reads what it shows before its stream is open, and must not miss what happened between. */
export function recentEvents(now = () => performance.now()) {
  let kept: { at: number; event: LiveEvent }[] = [];
  /** Since when none is missing. */
  let whole = now();
  return {
    add(event: LiveEvent): void {
      kept.push({ at: now(), event });
      const old = kept.findLastIndex(({ at }) => at < now() - keptMs) + 1;
      const gone = Math.max(old, kept.length - mostKept);
      if (gone === 0) return;
      whole = kept[gone - 1]?.at ?? whole;
      kept = kept.slice(gone);
    },
    /** What is said from now on is whole again; before that something may be missing. */
    beginAnew(): void {
      kept = [];
      whole = now();
    },
    /** The events of the last so many milliseconds; null when some of them may be missing. */
    since(milliseconds: number): LiveEvent[] | null {
      const from = now() - milliseconds;
      return from < whole ? null : kept.filter(({ at }) => at >= from).map(({ event }) => event);
    },
  };
}
