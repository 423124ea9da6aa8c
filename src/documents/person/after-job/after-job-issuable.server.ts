import { z } from 'zod';
import type { Scope } from '../../../access/scope.ts';
import { findEmployerOfPaper } from '../../../companies/company-lookups.db.ts';
import { findAfterContract } from '../../../due-dates/after-job/after-job-lookups.server.ts';
import { findContract, findEmployeeOfPaper } from '../../../employees/employee-lookups.db.ts';
import { dateField, optionalDateField } from '../../../platform/contract/brazil.ts';
import { changedByOther } from '../../../platform/contract/changed-by-other.ts';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../../platform/contract/errors.ts';
import { optionalText } from '../../../platform/contract/fields.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { findProgrammeOn } from '../../../programmes/programme-lookups.db.ts';
import { checkedAnswers, mustBePrintable } from '../../issued/issuing/checks.server.ts';
import type { Signer } from '../../paper/paper.ts';
import type { PersonIssuable } from '../issuable.server.ts';
import { type AfterJobLetter, afterJobPaper } from './after-job.paper.ts';

const asked = z.object({
  /** The last day of the contract. */
  endedOn: dateField,
  /** The day of the next exam; without one the last day on which the norm has it. */
  nextOn: optionalDateField.default(''),
  /** Without one the practice. */
  place: optionalText().default(''),
});

export const issuable: PersonIssuable = {
  async make(employeeId, { context: { db, scope }, practice, signer, said }) {
    const { endedOn, nextOn, place } = checkedAnswers(asked, said);
    await mustBePrintable({ place }, { place: 'Local' });
    const { contractId, admittedOn, exposures, companyId } = await contractOf(db, scope, { employeeId, on: endedOn });
    const [firstOn = ''] = exposures.flatMap(({ exams }) => exams?.firstOn ?? []).sort();
    if (nextOn && nextOn <= endedOn) throw refused('nextOn', 'Deve ser depois do último dia do contrato');
    if (nextOn > firstOn) {
      throw refused(
        'nextOn',
        firstOn ? `Deve ser até ${formatDate(firstOn)}` : 'Não há exame a marcar depois do contrato',
      );
    }
    const company = await findEmployerOfPaper(db, companyId);
    const employee = await findEmployeeOfPaper(db, companyId, employeeId);
    if (!company || !employee) throw notFound('Colaborador não encontrado.');
    const { name, cpf, birthDate, function: job } = employee;
    const day = today();
    const answers: AfterJobLetter = {
      ...{ day, employeeId, endedOn, nextOn: nextOn || firstOn, place: firstOn ? place || placeOf(practice) : '' },
      employer: { name: company.name, cnpj: company.cnpj },
      worker: { name, cpf, birthDate, function: job, admittedOn },
      exposures: exposures.map(({ text: _, ...exposure }) => exposure),
      physician: await physicianOn(db, companyId, [endedOn, day].sort()[0] ?? day),
    };
    return {
      ...{ companyId, employeeId, name, answers, recordId: contractId },
      paper: afterJobPaper(answers, { practice, signer }),
      async mustBeSame(tx) {
        const { paper: _, ...now } = await contractOf(tx, scope, { employeeId, on: endedOn });
        if (JSON.stringify(now) !== JSON.stringify({ employeeId, contractId, admittedOn, exposures, companyId })) {
          throw changedByOther();
        }
      },
    };
  },
};

/** @throws 400 for a day before it began, 404 for nobody, 409 where nothing goes on after their contract */
async function contractOf(db: Database, scope: Scope, of: { employeeId: string; on: string }) {
  const employed = await findContract(db, scope, of.employeeId);
  if (!employed) throw notFound('Colaborador não encontrado.');
  const { companyId, admittedOn } = employed;
  if (of.on < admittedOn) throw refused('endedOn', `Deve ser a partir de ${formatDate(admittedOn)}, da admissão`);
  const contract = await findAfterContract(db, companyId, of);
  if (!contract) {
    throw conflict(
      'Não consta, pelo programa da empresa, exposição neste contrato que peça exames ou guarda depois dele: não há carta a emitir.',
    );
  }
  return { ...contract, companyId };
}

function refused(path: string, message: string) {
  return invalidInput([{ path: `answers.${path}`, message }]);
}

function placeOf({ name, address, city }: Practice): string {
  return [name, address, city].filter(Boolean).join(', ');
}

/** Who answers for the company's PCMSO on a day; null where nobody is named. */
async function physicianOn(db: Database, companyId: string, day: string): Promise<Signer | null> {
  const head = (await findProgrammeOn(db, companyId, day))?.head;
  if (!head?.physicianName) return null;
  const { physicianName: name, physicianCouncil: organ, physicianNumber: number, physicianUf: uf } = head;
  return { name, organ, number, uf };
}
