import type { ReportContent, ShownCounts } from '../../../annual-reports/annual-reports.contract.ts';
import { countShown } from '../../../platform/counting/secret-cells.rules.ts';
import { type Bar, type BarRow, barsDrawing } from '../../paper/bars.rules.ts';
import type { PaperDrawing } from '../../paper/paper.ts';

/** So many kinds are drawn: more of them would fill a page. The tables have all. */
const mostDrawn = 14;

const names = { now: 'Este relatório', before: 'O anterior' };

type Kind = { code: string; name: string };

/** How many exams of each kind were made, beside the report of before (NR-7, 7.6.2 a, b, f); null where there are none. */
export function examsDrawing(content: ReportContent, previous: ReportContent | null): PaperDrawing | null {
  const clinical = (of: ReportContent) => of.clinical.reduce((sum, { exams }) => sum + exams, 0);
  const kinds = [
    { name: 'Exames clínicos', ...both(content, previous, clinical) },
    ...kindsOf(content.complementary, previous?.complementary).map((kind) => ({
      name: kind.name,
      ...both(content, previous, ({ complementary }) => complementary.find((one) => isSame(one, kind))?.exams ?? 0),
    })),
  ];
  const drawn = kinds
    .filter(({ now, before }) => now + (before ?? 0) > 0)
    .toSorted((one, other) => other.now - one.now);
  const rows = drawn.map(({ name, now, before }) => ({
    name,
    now: counted(now),
    before: before === null ? null : counted(before),
  }));
  return drawing(rows, 'Barras: quantos exames de cada tipo', 'os números são os das tabelas a e b');
}

/** Which part of the results of each kind is abnormal, beside the report of before (NR-7, 7.6.2 c, f); null where there are no results. */
export function abnormalDrawing(content: ReportContent, previous: ReportContent | null): PaperDrawing | null {
  const rows = kindsOf(content.abnormal, previous?.abnormal).map((kind) => {
    const shareIn = ({ abnormal }: ReportContent) => shareOf(abnormal.find((one) => isSame(one, kind))?.table);
    return { name: kind.name, now: shareIn(content), before: previous && shareIn(previous) };
  });
  return drawing(rows, 'Barras: que parte dos resultados de cada tipo é anormal', 'os números são os das tabelas c');
}

function drawing(rows: readonly BarRow[], what: string, same: string): PaperDrawing | null {
  if (rows.length === 0) return null;
  const left = rows.length - mostDrawn;
  const some = left > 0 ? `, dos ${mostDrawn} primeiros tipos de ${rows.length}` : '';
  return barsDrawing(rows.slice(0, mostDrawn), { alt: `${what}${some}; ${same}`, names });
}

const none: Bar = { value: null, text: '—' };

function counted(exams: number): Bar {
  return { value: exams, text: String(exams) };
}

function shareOf(table: ShownCounts | undefined): Bar {
  if (!table) return none;
  const { total } = table;
  if (total === null) return { value: null, text: countShown(null) };
  const [abnormal = 0, others = 0] = total;
  const all = abnormal + others;
  if (all === 0) return none;
  const share = (100 * abnormal) / all;
  const text = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(share);
  return { value: share, text: `${text} % (${abnormal} de ${all})` };
}

/** The kinds of now, and then those that were only before. */
function kindsOf(now: readonly Kind[], before: readonly Kind[] = []): Kind[] {
  return [...now, ...before.filter((kind) => !now.some((one) => isSame(one, kind)))].map(({ code, name }) => ({
    code,
    name,
  }));
}

function both(now: ReportContent, before: ReportContent | null, count: (of: ReportContent) => number) {
  return { now: count(now), before: before && count(before) };
}

function isSame(one: Kind, other: Kind): boolean {
  return one.code === other.code && one.name === other.name;
}
