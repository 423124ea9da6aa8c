import { z } from 'zod';
import { today } from '../../../platform/contract/dates.ts';
import { conflict } from '../../../platform/contract/errors.ts';
import { findProgrammesSince } from '../../../programmes/programme-lookups.db.ts';
import { companyIssuable } from '../issuable.server.ts';
import { physicianPeriods } from './physician-periods.rules.ts';
import { type ResponsiblePhysicians, responsiblePhysiciansPaper } from './responsible-physicians.paper.ts';

export const issuable = companyIssuable({
  schema: z.object({}),
  labels: {},
  async make(_asked, { context: { db }, company: { id, ...company }, practice, signer }) {
    const day = today();
    const versions = await findProgrammesSince(db, id);
    const periods = physicianPeriods(
      versions.map(({ head }) => head),
      day,
    );
    if (periods.length === 0) throw conflict('A empresa ainda não tem programa em vigor: não há quem relacionar.');
    const answers: ResponsiblePhysicians = { company, day, periods };
    return { answers, paper: responsiblePhysiciansPaper(answers, { practice, signer }) };
  },
  // Another day or another physician makes another list; the one of before stays true of its day.
  isSame: (before: ResponsiblePhysicians, after) =>
    JSON.stringify([before.day, before.periods]) === JSON.stringify([after.day, after.periods]),
});
