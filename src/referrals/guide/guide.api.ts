import { forSignedIn } from '../../access/handlers.server.ts';
import { findPlace, findPreparations } from '../../agenda/agenda-lookups.db.ts';
import { findCompaniesOfLetters } from '../../companies/company-lookups.db.ts';
import { typesetLetter, whatLetterLacks } from '../../documents/typeset/letter-lookups.server.ts';
import { findEmployeeIdentity, findPlace as findWork } from '../../employees/employee-lookups.db.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { Download } from '../../platform/response.server.ts';
import { findPracticeOfPapers } from '../../practice/practice-lookups.db.ts';
import { record } from '../../trail/entries.db.ts';
import { guideContract } from './guide.contract.ts';
import { findGuided } from './guide.db.ts';
import { guidePaper } from './guide.paper.ts';

/** The paper of a referral, as it stands (product 17.5). */
export const guideApi = forSignedIn(guideContract, {
  open: async ({ input: { referralId }, context }) => {
    const { db, scope } = context;
    const referral = await findGuided(db, scope, referralId);
    if (!referral) throw notFound('Encaminhamento não encontrado.');
    const { companyId, employeeId, exams, updatedAt: at, name } = referral;
    const companies = await findCompaniesOfLetters(db, [companyId]);
    const identity = await findEmployeeIdentity(db, scope, employeeId);
    const work = await findWork(db, scope, employeeId);
    const codes = exams.map(({ code }) => code);
    const preparations = await findPreparations(db, codes);
    const { practice } = await findPracticeOfPapers(db);
    const paper = guidePaper({
      referral,
      company: companies.get(companyId) ?? { name: '', cnpj: '' },
      employee: { name: identity?.name ?? '', cpf: identity?.cpf ?? '', function: work?.function ?? '' },
      place: (await findPlace(db, referral.placeId)) ?? { name: '', address: '', bring: '' },
      exams: exams.map((exam) => ({ name: exam.name, preparation: preparations.get(exam.code) ?? '' })),
      practice,
    });
    const lacks = await whatLetterLacks(paper);
    if (lacks) throw conflict(`A guia tem ${lacks}`);
    // Nobody signs a guide: it comes from the practice.
    const signer = { name: practice.name, organ: '', number: '', uf: '' };
    const pdf = await typesetLetter({ paper, name, at, signer, kind: 'referral' });
    await record(db, context, { action: 'opened', subject: 'referral', subjectId: referralId, companyId, employeeId });
    return new Download({ name: `${fileName(name)}.pdf`, type: 'application/pdf', parts: [pdf] });
  },
});

/** 'Guia 2026/000123' → 'guia-2026-000123' */
function fileName(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]+/g, '-');
}
