import type { PaperDrawing } from './paper.ts';

/** What a bar is as long as, and what stands at its end; of null there is no bar. */
export type Bar = { value: number | null; text: string };

/** A row of bars under one name: of now and, where there is one, of before. */
export type BarRow = { name: string; now: Bar; before: Bar | null };

type Line = PaperDrawing['lines'][number];
type Word = PaperDrawing['words'][number];
type Point = readonly [number, number];

const width = 760;
/** Where bars begin, and how long the longest is; left of them stands the name, right of them the count. */
const left = 210;
const longest = 400;
const [fullHeight, gap] = [13, 5];
const size = 12;
/** As much of a name as fits before the bars: the table beside has it whole. */
const longestName = 32;

/** Told apart without colour, too: what is of now is full, what was before an outline of strokes. */
const inks = { now: '#1f4e79', before: '#4a5866', axis: '#7b8896' } as const;

/**
 * Rows of horizontal bars, each with its count in words.
 * @param alt says what is drawn, and which table has the same
 * @param names what the bars of now and of before are called
 */
export function barsDrawing(
  rows: readonly BarRow[],
  { alt, names }: { alt: string; names: { now: string; before: string } },
): PaperDrawing {
  const most = Math.max(0, ...rows.flatMap(({ now, before }) => [now.value ?? 0, before?.value ?? 0]));
  const isCompared = rows.some(({ before }) => before !== null);
  const lines: Line[] = [];
  const words: Word[] = [];
  let top = isCompared ? 26 : 6;
  const draw = (bar: Bar, of: 'now' | 'before') => {
    const length = bar.value === null || most === 0 ? 0 : Math.round((longest * bar.value) / most);
    if (length > 0) lines.push(of === 'now' ? full([left, top], length) : outline([left, top], length));
    words.push({ at: [left + length + 6, top + fullHeight - 3], text: bar.text, size, anchor: 'start' });
    top += fullHeight + 2;
  };
  if (isCompared) {
    lines.push(full([left, 4], 26), outline([left + 230, 4], 26));
    words.push({ at: [left + 34, 14], text: names.now, size, anchor: 'start' });
    words.push({ at: [left + 264, 14], text: names.before, size, anchor: 'start' });
  }
  const begin = top;
  for (const { name, now, before } of rows) {
    words.push({ at: [left - 8, top + fullHeight - 3], text: shortened(name), size, anchor: 'end' });
    draw(now, 'now');
    if (before) draw(before, 'before');
    top += gap;
  }
  lines.push(line([left, begin - 3], [left, top - gap + 1], { ink: inks.axis, thickness: 1 }));
  return { alt, width, height: top + 2, lines, words };
}

function full([x, y]: Point, length: number): Line {
  const middle = y + fullHeight / 2;
  return line([x, middle], [x + length, middle], { ink: inks.now, thickness: fullHeight });
}

function outline([x, y]: Point, length: number): Line {
  const [right, bottom] = [x + length, y + fullHeight - 1];
  const points: Point[] = [
    [x, y + 1],
    [right, y + 1],
    [right, bottom],
    [x, bottom],
  ];
  return { points, ink: inks.before, thickness: 1.2, dash: [4, 3], isClosed: true };
}

function line(from: Point, to: Point, of: { ink: string; thickness: number }): Line {
  return { points: [from, to], ...of, dash: [], isClosed: false };
}

function shortened(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}
