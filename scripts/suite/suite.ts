import { availableParallelism, cpus } from 'node:os';
import { takeSlot } from '../../src/testing/slots/take-slot.ts';
import { type Ended, type Part, runPart } from './part.ts';
import { openSlots } from './slots.ts';

/** How many tests of a part have passed, and how many have not. */
export type Counted = { passed: number; failed: number };

/** One run of all that is to be checked, part by part, on the processors of this machine. */
export type Suite = {
  /** Where the tests of a part ask for their slots, for those whose tests do. */
  slots: { TEST_SLOTS: string };
  /**
   * Runs a part. One that fails is told of at the end, and none of the others is lost by it.
   * @param holdsSlot it is one heavy piece of work from its beginning to its end; else its tests take slots themselves, or it
   * waits most of its time
   */
  run: (part: Part, options: { holdsSlot: boolean }) => Promise<Ended>;
  /** Adds tests to what is told of a part. */
  count: (title: string, counted: Counted) => void;
  /** Prints what every part took. @returns what was counted, and whether all is well */
  end: () => Counted & { isGreen: boolean };
};

/** Opens a run: the machine does one heavy piece of work more at once than it has processors, for each waits half of its time (decision 93). */
export async function openSuite(): Promise<Suite> {
  const slots = await openSlots(availableParallelism() + 1);
  const begun = { at: performance.now(), busy: busySeconds() };
  const ended: Ended[] = [];
  const counts = new Map<string, Counted>();
  return {
    slots: { TEST_SLOTS: slots.path },
    async run(part, { holdsSlot }) {
      const give = holdsSlot ? await takeSlot(slots.path) : () => {};
      const one = await runPart(part);
      give();
      ended.push(one);
      console.log(`${one.code === 0 ? '✓' : '✗'} ${part.title} (${Math.round(one.seconds)} s)`);
      return one;
    },
    count: (title, counted) => void counts.set(title, counted),
    end() {
      slots.close();
      const all = { seconds: (performance.now() - begun.at) / 1000, busy: busySeconds() - begun.busy };
      console.log(`\n${tableOf(ended, counts, all)}`);
      const failed = ended.filter(({ code }) => code !== 0).map(({ title }) => title);
      if (failed.length > 0) console.error(`\n✗ Falhou: ${failed.join(', ')}.`);
      return { ...sumOf(counts), isGreen: failed.length === 0 };
    },
  };
}

/** What all processors of the machine have worked since it began, in seconds. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);
}

function sumOf(counts: ReadonlyMap<string, Counted>): Counted {
  const sum = { passed: 0, failed: 0 };
  for (const { passed, failed } of counts.values()) {
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** What each part took, and what the machine did meanwhile: databases and stores that stand beside, and whatever else was going on. */
export function tableOf(
  ended: readonly Ended[],
  counts: ReadonlyMap<string, Counted>,
  all: { seconds: number; busy: number },
): string {
  const processor = ended.reduce((sum, one) => sum + (one.processor ?? 0), 0);
  const rows = [
    ['Parte', 'processador', 'relógio', 'passaram', 'falharam'],
    ...ended.map(({ title, processor, seconds }) => {
      const { passed, failed } = counts.get(title) ?? {};
      return [title, inSeconds(processor), inSeconds(seconds), `${passed ?? ''}`, `${failed ?? ''}`];
    }),
    ['ao lado (bancos, armazenamento e o mais da máquina)', inSeconds(Math.max(0, all.busy - processor)), '', '', ''],
    ['tudo', inSeconds(all.busy), inSeconds(all.seconds), `${sumOf(counts).passed}`, `${sumOf(counts).failed}`],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

function inSeconds(seconds: number | null): string {
  return seconds === null ? '–' : `${Math.round(seconds)} s`;
}
