import { countShown } from '../../platform/counting/secret-cells.rules.ts';
import type { ShownCounts } from '../annual-reports.contract.ts';

/** How the counts of a row are written, by what they count; the same on paper and on the screen. */
export const countColumns = {
  abnormal: { head: ['Anormais', 'Com resultado'], cells: abnormalCells },
  diseases: { head: ['Incidência', 'Prevalência', 'Pessoas'], cells: diseaseCells },
  cats: { head: ['CATs'], cells: ([cats = 0]: readonly number[]) => [String(cats)] },
} as const;

/** The lines of a table by place: what is merged names whose it is, and what may not be told says so. */
export function tableLines({ rows, merged, total }: ShownCounts, of: keyof typeof countColumns): string[][] {
  const { head, cells } = countColumns[of];
  return [
    ...rows.map(({ name, counts }) => [name, ...cells(counts)]),
    ...(merged ? [[`Reunidos: ${merged.names.join(', ')}`, ...cells(merged.counts)]] : []),
    ['Total', ...(total ? cells(total) : head.map(() => countShown(null)))],
  ];
}

function abnormalCells([abnormal = 0, others = 0]: readonly number[]): string[] {
  const all = abnormal + others;
  return [`${abnormal} de ${all} (${percent(abnormal, all)})`, String(all)];
}

function diseaseCells([found = 0, older = 0, others = 0]: readonly number[]): string[] {
  const all = found + older + others;
  const having = found + older;
  return [`${found} (${percent(found, all)})`, `${having} (${percent(having, all)})`, String(all)];
}

function percent(part: number, whole: number): string {
  if (whole === 0) return '0 %';
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format((100 * part) / whole)} %`;
}
