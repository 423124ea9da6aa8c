import { findInssToIssue, mustBeSameDays } from '../../../absences/inss/inss-papers-lookups.server.ts';
import { findEmployerOfPaper } from '../../../companies/company-lookups.db.ts';
import { findEmployeeOfPaper } from '../../../employees/employee-lookups.db.ts';
import { daysBetween, today } from '../../../platform/contract/dates.ts';
import { notFound } from '../../../platform/contract/errors.ts';
import type { PersonIssuable } from '../issuable.server.ts';
import { type IssuedInssReferral, inssReferralPaper } from './inss-referral.paper.ts';

export const issuable: PersonIssuable = {
  async make(absenceId, { context: { db, scope }, practice, signer }) {
    const away = await findInssToIssue(db, scope, absenceId);
    const { companyId, employeeId, startsOn, endsOn, fromOn, counted } = away;
    const company = await findEmployerOfPaper(db, companyId);
    const employee = await findEmployeeOfPaper(db, companyId, employeeId);
    if (!company || !employee) throw notFound('Afastamento não encontrado.');
    const { name, cpf, birthDate, nis, function: job, cbo, admittedOn } = employee;
    const day = today();
    const answers: IssuedInssReferral = {
      ...{ day, startsOn, endsOn: endsOn ?? '', fromOn },
      employer: { name: company.name, cnpj: company.cnpj },
      worker: { name, cpf, birthDate, nis, function: job, cbo, admittedOn },
      counted: counted.map((part) => {
        const last = part.endsOn ?? day;
        return { startsOn: part.startsOn, endsOn: part.endsOn ?? '', days: daysBetween(part.startsOn, last) + 1 };
      }),
    };
    return {
      ...{ companyId, employeeId, name, answers, paper: inssReferralPaper(answers, { practice, signer }) },
      mustBeSame: (tx) => mustBeSameDays(tx, scope, away),
    };
  },
};
