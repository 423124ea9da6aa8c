import { setImmediate } from 'node:timers/promises';
import { Parts, type Rows } from './response.server.ts';

/** Rows that are read part by part, and how many there are. */
export type Counted<Row> = { total: number; parts: AsyncIterable<readonly Row[]> };

/** Rows that are taken together: between two parts others have their turn. */
export const part = 500;

/** What a list answers, part by part, however it answers. */
export function counted<Row>(found: readonly Row[] | Rows<Row> | Parts<Row>): Counted<Row> {
  if (found instanceof Parts) return { total: found.count, parts: found.read() };
  const rows = 'of' in found ? found.rows : found;
  return { total: rows.length, parts: slices(rows) };
}

/** The same with each part as something else. */
export function countedAs<Row, Other>(
  { total, parts }: Counted<Row>,
  change: (rows: readonly Row[]) => readonly Other[] | Promise<readonly Other[]>,
): Counted<Other> {
  return { total, parts: changed(parts, change) };
}

async function* changed<Row, Other>(
  parts: AsyncIterable<readonly Row[]>,
  change: (rows: readonly Row[]) => readonly Other[] | Promise<readonly Other[]>,
) {
  for await (const rows of parts) yield await change(rows);
}

async function* slices<Row>(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += part) {
    if (from > 0) await setImmediate();
    yield rows.slice(from, from + part);
  }
}
