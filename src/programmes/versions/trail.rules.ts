import { type Changes, changesBetween } from '../../trail/changes.rules.ts';
import type { Group, ProgrammeHead } from '../programmes.contract.ts';
import { examText, riskText, vaccineText, yesNo } from './words.rules.ts';

/** What of a version's head has changed, as the trail tells it. */
export function headChanges(before: ProgrammeHead | null, after: ProgrammeHead | null): Changes {
  return changesBetween(before && headValues(before), after && headValues(after));
}

function headValues({ validFrom, validTo, exempt, rural, ...head }: ProgrammeHead) {
  const { physicianName, physicianCouncil, physicianNumber, physicianUf, inconsistencies } = head;
  return {
    ...{ validFrom, validTo, physicianName, physicianCouncil, physicianNumber, physicianUf },
    ...{ exempt: yesNo(exempt), rural: yesNo(rural), inconsistencies },
  };
}

/** What of a group has changed, its lists as a person reads them. */
export function groupChanges(before: Group | null, after: Group): Changes {
  return changesBetween(before && groupValues(before), groupValues(after));
}

function groupValues({ name, unitId, absence, functions, risks, exams, vaccines, aptitudes }: Group) {
  return {
    ...{ name, unitId, functions: functions.join('; '), absence: yesNo(absence) },
    ...{ risks: risks.map(riskText).join('; '), exams: exams.map(examText).join('; ') },
    ...{ vaccines: vaccines.map(vaccineText).join('; '), aptitudes: aptitudes.join('; ') },
  };
}
