import type { CellsRead, Remark } from '../columns/columns.labels.ts';

/** A line of the file as its cells were understood. */
export type ReadLine = CellsRead & { line: number };

/** What is wrong with lines whose key stands in others, too: each names the others. */
export function doubledRemarks(
  lines: readonly ReadLine[],
  keyOf: (values: CellsRead['values']) => string | null,
  { field, label, advice = 'deixe uma só' }: { field: string; label: string; advice?: string },
): ReadonlyMap<number, Remark> {
  const byKey = new Map<string, number[]>();
  for (const { line, values } of lines) {
    const key = keyOf(values);
    if (key === null) continue;
    const others = byKey.get(key);
    if (others) others.push(line);
    else byKey.set(key, [line]);
  }
  const remarks = new Map<number, Remark>();
  for (const same of byKey.values()) {
    if (same.length < 2) continue;
    for (const line of same) {
      const others = same.filter((other) => other !== line);
      const message = `${label} também ${inLines(others)}: ${advice}`;
      remarks.set(line, { field, level: 'error', code: 'invalid', message });
    }
  }
  return remarks;
}

/** Of many the first are named. */
function inLines(lines: readonly number[]): string {
  if (lines.length === 1) return `na linha ${lines[0]}`;
  const rest = lines.length > 3 ? [`em mais ${lines.length - 3}`] : [];
  return `nas linhas ${listed.format([...lines.slice(0, 3).map(String), ...rest])}`;
}

const listed = new Intl.ListFormat('pt-BR');
