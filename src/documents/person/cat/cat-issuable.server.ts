import { findEmployerOfPaper } from '../../../companies/company-lookups.db.ts';
import { findEmployeeOfPaper } from '../../../employees/employee-lookups.db.ts';
import { findCatToIssue, mustBeSameCat } from '../../../esocial/cats/cat-papers-lookups.server.ts';
import { notFound } from '../../../platform/contract/errors.ts';
import { findUnitCnae } from '../../../units/unit-lookups.db.ts';
import type { PersonIssuable } from '../issuable.server.ts';
import { catPaper, type IssuedCat } from './cat.paper.ts';

export const issuable: PersonIssuable = {
  async make(catId, { context, practice, signer }) {
    const { db } = context;
    const cat = await findCatToIssue(context, catId);
    const { companyId, employeeId } = cat;
    const company = await findEmployerOfPaper(db, companyId);
    const employee = await findEmployeeOfPaper(db, companyId, employeeId);
    if (!company || !employee) throw notFound('CAT não encontrada.');
    const { unitId, registration: _, office: __, ...worker } = employee;
    const answers: IssuedCat = {
      ...{ day: cat.day, dueOn: cat.dueOn, receipt: cat.receipt ?? '', content: cat.content },
      employer: { ...company, cnae: await findUnitCnae(db, companyId, unitId) },
      worker,
    };
    return {
      ...{ companyId, employeeId, name: worker.name, answers, paper: catPaper(answers, { practice, signer }) },
      mustBeSame: (tx) => mustBeSameCat(tx, context, cat),
    };
  },
};
