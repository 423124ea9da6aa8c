import type { Row } from './row.ts';

/** Prints rows as a Markdown table; for a measurement that runs by itself. */
export function printRows(rows: readonly Row[]): void {
  console.log('\n| medida | piso | produto | resultado | meta | |\n|---|---|---|---|---|---|');
  for (const { what, floor, product, result, goal, met } of rows) {
    console.log(`| ${[what, floor, product, result, goal, met ? '✓' : '✗'].join(' | ')} |`);
  }
}
