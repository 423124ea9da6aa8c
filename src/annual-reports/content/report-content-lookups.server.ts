import { createHash } from 'node:crypto';
import { findDiseased } from '../../diseases/disease-counts-lookups.server.ts';
import { findWorkforce } from '../../employees/employee-lookups.db.ts';
import { findCatKinds } from '../../esocial/cats/cat-counts-lookups.server.ts';
import { countAbnormalResults } from '../../exams/counting/abnormal-results-lookups.server.ts';
import { countClinicalExams, countComplementaryExams } from '../../exams/counting/exam-counts-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { findExam } from '../../reference/reference-lookups.server.ts';
import { findDegreesOf, findNamesOfUnits } from '../../units/unit-lookups.db.ts';
import type { ReportContent } from '../annual-reports.contract.ts';
import { findChance } from '../annual-reports.db.ts';
import type { BreakdownName } from '../annual-reports.labels.ts';
import { highestDegree, reportForm } from '../report-form.rules.ts';
import { shownAbnormal, shownCats, shownDiseases } from './shown-report.rules.ts';

/** Of which report: its company, period and what was chosen of it. */
export type ReportOf = {
  id: string;
  companyId: string;
  from_on: string;
  until_on: string;
  breakdown: BreakdownName;
  degree: string;
};

/**
 * What a report of a company says, counted now from its records (NR-7, 7.6.2 a–e): nothing of it is typed, and nothing lets one or two people be found.
 * @returns how many diseases could not be opened, too: of those it says nothing at all
 */
export async function countReport(
  db: Database,
  report: ReportOf,
  keys: EncryptionKeys,
): Promise<{ content: ReportContent; unreadable: number }> {
  const { companyId, from_on: from, until_on: until, breakdown } = report;
  const period = { companyId, from, until };
  const people = await findWorkforce(db, period);
  const employees = people.filter(({ isThere }) => isThere).length;
  const degree = report.degree || highestDegree((await findDegreesOf(db, companyId)).map((unit) => unit.degree));
  const form = reportForm(degree, employees);
  const counted = {
    ...{ from, until, form, degree, employees, breakdown },
    clinical: await countClinicalExams(db, period),
    complementary: (await countComplementaryExams(db, period)).map((kind) => ({
      ...kind,
      name: findExam(kind.code)?.name ?? kind.name,
    })),
  };
  if (form === 'short') {
    return { content: { ...counted, abnormal: [], unknown: 0, diseases: null, cats: null }, unreadable: 0 };
  }
  const rank = rankBy((await findChance(db, report)) ?? '');
  const names = await findNamesOfUnits(db, companyId);
  const { kinds, unknown } = await countAbnormalResults(db, period, { breakdown, keys });
  const nameOf = (place: string) => (breakdown === 'unit' ? names.get(place) : place) || 'Não informado';
  const { diseased, unreadable } = await findDiseased(db, period, keys);
  const content: ReportContent = {
    ...{ ...counted, unknown },
    abnormal: kinds.map(({ code, name, cells }) => ({
      ...{ code, name: findExam(code)?.name ?? name },
      table: shownAbnormal(cells, { nameOf, rank: (place) => rank(`${code || name} ${place}`) }),
    })),
    diseases:
      unreadable > 0
        ? { rows: [], merged: null, total: null }
        : shownDiseases(people, diseased, { breakdown, nameOf, rank }),
    cats: shownCats(await findCatKinds(db, period, keys), people.length, rank),
  };
  return { content, unreadable };
}

/** Chance from 0 to 1 for every row of a report, the same whenever it is counted, and known to no reader. */
function rankBy(chance: string): (name: string) => number {
  return (name) => createHash('sha256').update(`${chance} ${name}`).digest().readUInt32BE() / 2 ** 32;
}
