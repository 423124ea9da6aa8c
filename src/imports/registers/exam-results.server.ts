import { renewImported } from '../../employees/import/employee-import-effects.server.ts';
import { printEmployees } from '../../employees/import/employee-import-lookups.db.ts';
import { printExams } from '../../exams/import/exam-import-lookups.db.ts';
import { waitingReasons } from '../../exams/received/exam-results.labels.ts';
import {
  type ComparedResult,
  importResults,
  resultComparer,
} from '../../exams/received/import/result-import-effects.server.ts';
import { printResults } from '../../exams/received/import/result-import-lookups.db.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import { wrongBy } from './compared.rules.ts';
import type { Comparison, Planned, Register } from './planned.server.ts';

/** So many lines are written together. */
const together = 250;

/** What machines and laboratories found: of whoever has the CPF and was there on the day; what is not known of whom waits (product 18.3). */
export const examResultsRegister: Register = {
  // Of two lines of the same exam that say the same the second changes nothing; of two that do not, the second waits.
  doubled: async () => new Map(),
  print: async (db, { companyId }) =>
    `${await printEmployees(db, companyId)} ${await printExams(db, companyId)} ${await printResults(db)}`,
  async compare(db, { companyId }, _choices, keys) {
    const compare = resultComparer(db, companyId, keys);
    return async (lines) => {
      const compared = await compare(lines.map(({ values }) => values));
      return lines.flatMap((line, at) => {
        const of = compared[at];
        return of ? [comparisonOf(line, of)] : [];
      });
    };
  },
  prepare: async (_connection, into, { keys }) => {
    const waiting: Planned[] = [];
    return {
      async add(lines) {
        waiting.push(...lines);
        return { entries: [], employeeIds: lines.flatMap(({ employeeId }) => employeeId ?? []) };
      },
      async write(tx, between) {
        const entries = [];
        for (let from = 0; from < waiting.length; from += together) {
          between();
          const some = waiting.slice(from, from + together);
          entries.push(
            ...(await importResults(
              tx,
              into,
              some.map(({ values }) => values),
              keys,
            )),
          );
        }
        return entries;
      },
    };
  },
  renew: renewImported,
};

function comparisonOf({ values, remarks: read }: CellsRead, of: ComparedResult): Comparison {
  const told = new Set(read.filter(({ level }) => level === 'error').map(({ field }) => field));
  const found = of.issues.filter(({ path }) => !told.has(path));
  const remarks: Remark[] = [
    ...read,
    ...found.map(({ path: field, message }) => ({ field, level: 'error', code: 'invalid', message }) as const),
  ];
  const about = {
    ...{ name: of.person?.name ?? values.name ?? values.cpf ?? '', target: null, unitId: null, reactivated: false },
    ...(of.person ? { employeeId: of.person.id } : {}),
    changes: [],
  };
  if (of.placement === null || wrongBy(remarks)) return { ...about, outcome: 'wrong', values: {}, remarks };
  if (of.placement.to === 'same') return { ...about, outcome: 'same', values: {}, remarks };
  if (of.placement.to !== 'tray') return { ...about, outcome: 'create', values, remarks };
  const message = `${waitingReasons[of.placement.why]} (em ‘Resultados a identificar’)`;
  return {
    ...about,
    outcome: 'create',
    values,
    remarks: [...remarks, { field: 'cpf', level: 'warning', code: 'unusual', message }],
  };
}
