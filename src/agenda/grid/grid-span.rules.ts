import type { Column } from './grid-columns.rules.ts';

/** Twenty minutes are 28 px. */
export const pixelsPerMinute = 1.4;

/** So far beyond the opening hours the present moment is still shown. */
const around = 30;

/** Nothing is drawn lower than this, or its name could not be read. */
export const leastDrawn = 15;

/** A part of a day in minutes since midnight. */
export type Span = { from: number; to: number };

/**
 * Which part of the day a grid shows: from the first opening to the last, and beyond them only where somebody is awaited or where the
 * present moment is within half an hour. Null where nothing is open and nobody is awaited.
 */
export function spanOf(columns: readonly Column[], now: number | null): Span | null {
  const opened = columns.filter(({ openings }) => openings.holiday === null).flatMap(({ openings }) => openings.hours);
  const taken = columns
    .flatMap(({ appointments }) => appointments)
    .map(({ startsAt, minutes }) => ({ from: startsAt, to: startsAt + Math.max(minutes, leastDrawn) }));
  const all: Span[] = [...opened, ...taken];
  if (all.length === 0) return null;
  const from = Math.min(...all.map((span) => span.from));
  const to = Math.min(1440, Math.max(...all.map((span) => span.to)));
  if (now === null || now < from - around || now > to + around) return { from, to };
  return { from: Math.max(0, Math.min(from, now)), to: Math.min(1440, Math.max(to, now + 1)) };
}

/** The full hours within a span, at which the time is written. */
export function hoursWithin({ from, to }: Span): number[] {
  const first = Math.ceil(from / 60);
  return Array.from({ length: Math.max(0, Math.ceil(to / 60) - first) }, (_, at) => (first + at) * 60);
}

/** A part of a column in which nobody attends, and why where that is known. */
export type Closed = Span & { kind: 'block' | 'pause' | 'holiday'; word: string };

/** What of a column is closed: its holiday, its blocks, and what lies outside its hours. */
export function closedParts({ openings: { holiday, hours, blocks } }: Pick<Column, 'openings'>, span: Span): Closed[] {
  if (holiday !== null) return [{ ...span, kind: 'holiday', word: `Feriado: ${holiday}` }];
  const open = hours.toSorted((a, b) => a.from - b.from);
  const first = open[0]?.from ?? span.to;
  const pauses: Closed[] = [];
  let until = span.from;
  for (const { from, to } of [...open, { from: span.to, to: span.to }]) {
    const isBetween = until > first && from < span.to;
    if (from > until) pauses.push({ from: until, to: from, kind: 'pause', word: isBetween ? 'Intervalo' : '' });
    until = Math.max(until, to);
  }
  const ids = new Set(hours.map(({ professionalId }) => professionalId));
  const blocked = blocks
    .filter(({ professionalId }) => professionalId === null || ids.has(professionalId))
    .map(({ from, to, reason, professionalId }) => {
      const name = ids.size > 1 ? hours.find((one) => one.professionalId === professionalId)?.professionalName : '';
      return { from, to, word: [reason || 'Bloqueado', name].filter(Boolean).join(' · ') };
    })
    .map((block): Closed => ({ ...block, ...within(block, span), kind: 'block' }))
    .filter(({ from, to }) => from < to);
  return [...pauses, ...blocked];
}

function within({ from, to }: Span, span: Span): Span {
  return { from: Math.max(from, span.from), to: Math.min(to, span.to) };
}
