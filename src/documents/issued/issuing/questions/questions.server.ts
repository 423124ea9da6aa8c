import { findCompaniesOfLetters } from '../../../../companies/company-lookups.db.ts';
import { findEmployment } from '../../../../employees/employee-lookups.db.ts';
import { type Issue, invalidInput } from '../../../../platform/contract/errors.ts';
import type { Database } from '../../../../platform/database/database.server.ts';
import { findEstablishment } from '../../../../units/unit-lookups.db.ts';
import type { DocumentRegister } from '../../document-follower.server.ts';
import type { Confirmed } from '../content.server.ts';
import { askedOfNumbers, wrongNumbers } from './check-digits.rules.ts';
import { askedOfIdentity, type Identity, identityDifferences, type Registered } from './identity.rules.ts';

/** What a document is held against: the register, on the day on which it is issued. */
export type Employment = Registered & { admittedOn: string };

/** An employee and their employer as the register has them. The employer is the establishment (NR-7, 7.5.19.1 a). */
export async function employmentOf(
  db: Database,
  register: DocumentRegister,
  { companyId, employeeId }: { companyId: string; employeeId: string },
): Promise<Employment> {
  const employee = await findEmployment(db, companyId, employeeId);
  const company = (await findCompaniesOfLetters(db, [companyId])).get(companyId);
  if (!employee || !company) throw new Error('an employee of this company was found a moment ago');
  const unit = await findEstablishment(db, companyId, employee.unitId);
  const newOnes = await register.newFunctions(db, companyId, employeeId);
  return {
    ...{ name: employee.name, cpf: employee.cpf, admittedOn: employee.admittedOn },
    ...{ employer: company.name, cnpj: unit?.cnpj ?? company.cnpj, functions: [employee.function, ...newOnes] },
  };
}

/** What the person who issues has said of what does not fit. */
export type Confirmations = { identityReason?: string | undefined; digitsConfirmed?: boolean | undefined };

/**
 * What does not fit and was said to be so: an identification that differs from the register, with the reason; numbers whose check
 * digits are wrong. Null where everything fits.
 * @param identity of a document that stands for the register, as an ASO; null for the others
 * @throws 400 asking for what was not said
 */
export function confirmedBy(
  confirmations: Confirmations,
  answers: Readonly<Record<string, unknown>>,
  { identity, employment }: { identity: Identity | null; employment: Employment },
): Confirmed | null {
  const differences = identity ? identityDifferences(identity, employment) : [];
  const numbers = wrongNumbers(answers);
  const reason = confirmations.identityReason ?? '';
  const asked: Issue[] = [];
  if (differences.length > 0 && reason === '') {
    asked.push({ path: 'identityReason', message: askedOfIdentity(differences) });
  }
  if (numbers.length > 0 && !confirmations.digitsConfirmed) {
    asked.push({ path: 'digitsConfirmed', message: askedOfNumbers(numbers) });
  }
  if (asked.length > 0) throw invalidInput(asked);
  if (differences.length + numbers.length === 0) return null;
  return { differences, reason: differences.length > 0 ? reason : '', numbers };
}
