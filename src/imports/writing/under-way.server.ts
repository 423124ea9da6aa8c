/** What this process is writing: told to whoever looks, and ended by whoever cancels, while nothing of it is committed. */
const underWay = new Map<string, { written: number; ending: AbortController }>();

/** Begins to tell of an import that this process writes. */
export function beginTelling(id: string) {
  const work = { written: 0, ending: new AbortController() };
  underWay.set(id, work);
  return {
    signal: work.ending.signal,
    note: (written: number) => {
      work.written = written;
    },
    end: () => {
      underWay.delete(id);
    },
  };
}

/** How many lines this process has written of an import; null where it writes none of it. */
export function writtenBy(id: string): number | null {
  return underWay.get(id)?.written ?? null;
}

/** Ends the writing of an import in this process: an embedded database has one writer, whom a note would wait for. */
export function stopWriting(id: string): void {
  underWay.get(id)?.ending.abort();
}
