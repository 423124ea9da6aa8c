import { firstDayOf, lastDayOf } from './months.rules.ts';
import { type AskedPlace, placeNames } from './place.rules.ts';
import {
  abnormalColumns,
  absenceColumns,
  fitnessColumns,
  monthLabel,
  noShowColumns,
  otherExams,
  overdueColumns,
  waitingColumns,
} from './statistics.labels.ts';

/** What is drawn of each answer; the table beside the picture says the same. */

type Cell = number | 'suppressed' | null;
type Entry = { key: string; label: string; cells: Record<string, Cell>; to?: string };
type Drawn = { of: string; series: { key: string; label: string }[]; entries: Entry[] };

/** By what the numbers are narrowed: the list behind them is, too, or there is no way to it. */
type Narrowed = { companyId?: string } & AskedPlace;

const byMonth = 'Mês';

/** So many kinds of exam have a look of their own. */
const mostKinds = 5;
const others = otherExams;

/**
 * Months by kind of exam: those that were done most, and all others together. A sum of which a part is suppressed is suppressed; and of a month of
 * which something is suppressed nobody is told that there was nothing of a kind: it may be that.
 */
export function examsDrawn(
  rows: readonly { month: string; code: string; name: string; exams: number | 'suppressed' }[],
  months: readonly string[],
): Drawn {
  const keyOf = ({ code, name }: { code: string; name: string }) => code || name;
  const totals = new Map<string, { name: string; sum: number }>();
  for (const row of rows) {
    const { sum } = totals.get(keyOf(row)) ?? { sum: 0 };
    totals.set(keyOf(row), { name: row.name, sum: sum + (row.exams === 'suppressed' ? 0 : row.exams) });
  }
  const ranked = [...totals].sort(([, a], [, b]) => b.sum - a.sum || a.name.localeCompare(b.name, 'pt-BR'));
  const named = ranked.filter(([key]) => key !== others);
  const shown = ranked.length > mostKinds + 1 ? named.slice(0, mostKinds) : named;
  const own = new Set(shown.map(([key]) => key));
  const series = shown.map(([key, { name }]) => ({ key, label: name }));
  const hasOthers = shown.length < ranked.length;
  const entries = months.map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    const none = ofMonth.some(({ exams }) => exams === 'suppressed') ? 'suppressed' : 0;
    const cells: Record<string, Cell> = {};
    for (const row of ofMonth) {
      const key = own.has(keyOf(row)) ? keyOf(row) : others;
      cells[key] = added(cells[key] ?? 0, row.exams);
    }
    for (const key of [...own, ...(hasOthers ? [others] : [])]) cells[key] ??= none;
    return { key: month, label: monthLabel(month), cells };
  });
  return { of: byMonth, series: [...series, ...(hasOthers ? [{ key: others, label: otherExams }] : [])], entries };
}

function added(one: Cell, other: number | 'suppressed'): Cell {
  return one === 'suppressed' || other === 'suppressed' ? 'suppressed' : (one ?? 0) + other;
}

export function fitnessDrawn(rows: Months<keyof typeof fitnessColumns>): Drawn {
  return monthly(rows, fitnessColumns);
}

/** Of each kind of exam those that are abnormal, of those that are known. */
export function abnormalDrawn(
  rows: readonly { code: string; name: string; abnormal: number; known: number; done: number }[],
  most: number,
): Drawn {
  const entries = rows.slice(0, most).map(({ code, name, abnormal, known, done }) => ({
    key: code || name,
    label: `${name} (${done} ${done === 1 ? 'feito' : 'feitos'})`,
    cells: { abnormal, normal: known - abnormal },
  }));
  const series = [
    { key: 'abnormal', label: abnormalColumns.abnormal },
    { key: 'normal', label: 'Sem alteração' },
  ];
  return { of: 'Exame', series, entries };
}

/** Each unit is the way to its people. */
export function overdueDrawn(
  rows: readonly {
    companyId: string;
    companyName: string;
    unitId: string | null;
    unitName: string | null;
    overdue: number;
    in30: number;
  }[],
  { named, most, of = {} }: { named: boolean; most: number; of?: Narrowed },
): Drawn {
  // The list knows no sectors.
  const mayLead = !of.sector;
  const entries = rows.slice(0, most).map(({ companyId, companyName, unitId, unitName, overdue, in30 }) => ({
    key: `${companyId} ${unitId ?? ''}`,
    label: [named ? companyName : '', unitName ?? 'Sem unidade'].filter(Boolean).join(' · '),
    cells: { overdue, in30 },
    ...(mayLead
      ? {
          to: `/due-dates?${new URLSearchParams({ list: overdue > 0 ? 'overdue' : 'in30', ...(named ? { companyId } : {}), unitId: unitId ?? 'none', ...only(of, ['groupId', 'function']) })}`,
        }
      : {}),
  }));
  return { of: 'Unidade', series: seriesOf(overdueColumns), entries };
}

type Months<Name extends string> = readonly ({ month: string } & Record<Name, Cell>)[];

/** Each month is the way to who missed their appointments in it. */
export function noShowsDrawn(rows: Months<keyof typeof noShowColumns>, of: Narrowed): Drawn {
  return monthly(rows, noShowColumns, isOfPlace(of) ? undefined : (month) => referralsOf('missed', month, of));
}

const waitingParts = (({ within2, within7, within15, later }) => ({ within2, within7, within15, later }))(
  waitingColumns,
);

export function waitingDrawn(rows: Months<keyof typeof waitingParts>, of: Narrowed): Drawn {
  return monthly(rows, waitingParts, isOfPlace(of) ? undefined : (month) => referralsOf('completed', month, of));
}

/** Each month is the way to the absences that have a day of it. */
export function absencesDrawn(rows: Months<keyof typeof absenceColumns>, of: Narrowed): Drawn {
  const to = (month: string) =>
    `/absences?${new URLSearchParams({ list: 'all', from: firstDayOf(month), to: lastDayOf(month), ...only(of, ['companyId']) })}`;
  return monthly(rows, absenceColumns, isOfPlace(of) ? undefined : to);
}

function monthly<Name extends string>(
  rows: Months<Name>,
  columns: Readonly<Record<Name, string>>,
  way?: (month: string) => string,
): Drawn {
  const keys = Object.keys(columns) as Name[];
  return {
    of: byMonth,
    series: seriesOf(columns),
    entries: rows.map((row) => ({
      key: row.month,
      label: monthLabel(row.month),
      cells: Object.fromEntries(keys.map((key) => [key, row[key]])),
      ...(way ? { to: way(row.month) } : {}),
    })),
  };
}

function seriesOf(columns: Readonly<Record<string, string>>) {
  return Object.entries(columns).map(([key, label]) => ({ key, label }));
}

function referralsOf(state: string, month: string, of: Narrowed): string {
  return `/referrals?${new URLSearchParams({ state, from: firstDayOf(month), to: lastDayOf(month), ...only(of, ['companyId']) })}`;
}

/** Those lists know no parts of a company. */
function isOfPlace(of: Narrowed): boolean {
  return placeNames.some((name) => of[name]);
}

function only(of: Narrowed, names: readonly (keyof Narrowed)[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (of[name] ? [[name, of[name]]] : [])));
}
