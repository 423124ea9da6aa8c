import { countAbsenceStretches, countAbsenceTurns } from '../absences/counting/absence-counts-lookups.db.ts';
import { countChapters } from '../absences/counting/chapter-counts-lookups.server.ts';
import { countedByBand } from '../absences/counting/day-bands-lookups.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { findCompanyNames } from '../companies/company-lookups.db.ts';
import { countOverdue } from '../due-dates/counting/overdue-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { countByState, countWaiting } from '../referrals/counts/referral-counts-lookups.db.ts';
import { findUnitNames } from '../units/unit-lookups.db.ts';
import { absencesOf, noShowsOf, waitingOf } from './by-month.rules.ts';
import { mustCount } from './counted.server.ts';
import { answeredExams, answeredFitness, answeredResults, whose } from './health-counts.server.ts';
import { mustCountPeople } from './place.server.ts';
import { statisticsContract } from './statistics.contract.ts';
import { mostUnits } from './statistics.labels.ts';
import { statisticsExports } from './statistics-export.server.ts';

/** Numbers of what was done and of what waits (product 25.1): each the way to what is to be done, none of them typed. */
export const statisticsApi = forSignedIn(statisticsContract, statisticsExports, {
  exams: ({ input, context }) => answeredExams(context, mustCount(context, input)),

  fitness: ({ input, context }) => answeredFitness(context, mustCount(context, input)),

  abnormal: ({ input, context }) => answeredResults(context, mustCount(context, input)),

  overdue: async ({ input, context }) => {
    const { db, scope } = context;
    const { companyId, people } = await mustCountPeople(context, input);
    const rows = await countOverdue(db, scope, { day: today(), companyId, people, most: mostUnits });
    const companies = await findCompanyNames(db, scope, [...new Set(rows.map((row) => row.companyId))]);
    const units = await findUnitNames(db, scope, [...new Set(rows.flatMap(({ unitId }) => unitId ?? []))]);
    return {
      units: rows.map((row) => ({
        ...row,
        companyName: companies.get(row.companyId) ?? '',
        unitName: row.unitId === null ? null : (units.get(row.unitId) ?? null),
      })),
    };
  },

  waiting: async ({ input, context }) => {
    const { months, days } = await mustCountPeople(context, input);
    return { months: waitingOf(months, await countWaiting(context.db, context.scope, days)) };
  },

  noShows: async ({ input, context }) => {
    const { months, days } = await mustCountPeople(context, input);
    return { months: noShowsOf(months, await countByState(context.db, context.scope, { ...days, until: today() })) };
  },

  absences: async ({ input, context }) => {
    const { months, days } = await mustCountPeople(context, input);
    return { months: absencesOf(months, await countAbsenceTurns(context.db, context.scope, days), today()) };
  },

  absenceBands: async ({ input, context }) => {
    const { days } = await mustCountPeople(context, input);
    const stretches = await countAbsenceStretches(context.db, context.scope, days);
    return { bands: countedByBand(stretches, { ...days, today: today() }) };
  },

  absenceChapters: async ({ input, context: { db, scope, encryptionKeys } }) => {
    const { companyId, days } = mustCount({ scope }, input);
    if (companyId === undefined) throw whose();
    return countChapters(db, scope, { ...days, companyId }, encryptionKeys);
  },
});
