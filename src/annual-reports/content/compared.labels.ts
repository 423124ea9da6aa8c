import { countShown } from '../../platform/counting/secret-cells.rules.ts';
import type { ReportContent, ShownCounts } from '../annual-reports.contract.ts';

/** What of two reports is set beside each other (NR-7, 7.6.2 f): a name, the count of the one before and of this one. */
export function comparedWith(now: ReportContent, before: ReportContent): string[][] {
  const line = (name: string, count: (of: ReportContent) => string) => [name, count(before), count(now)];
  const kinds = new Map([...before.abnormal, ...now.abnormal].map(({ code, name }) => [`${code} ${name}`, name]));
  return [
    line('a) Exames clínicos', ({ clinical }) => sumOf(clinical)),
    line('b) Exames complementares', ({ complementary }) => sumOf(complementary)),
    ...[...kinds].map(([key, name]) =>
      line(`c) ${name}: anormais`, ({ abnormal }) => {
        const kind = abnormal.find((one) => `${one.code} ${one.name}` === key);
        return kind ? totalOf(kind.table, 0, 1) : '—';
      }),
    ),
    line('d) Pessoas com doença nova', ({ diseases }) => (diseases ? totalOf(diseases, 0, 1) : '—')),
    line('d) Pessoas com doença', ({ diseases }) => (diseases ? totalOf(diseases, 0, 2) : '—')),
    line('e) CATs', ({ cats }) => (cats ? totalOf(cats, 0, 1) : '—')),
  ];
}

function sumOf(rows: readonly { exams: number }[]): string {
  return String(rows.reduce((sum, { exams }) => sum + exams, 0));
}

function totalOf({ total }: ShownCounts, from: number, to: number): string {
  return countShown(total === null ? null : total.slice(from, to).reduce((sum, count) => sum + count, 0));
}
