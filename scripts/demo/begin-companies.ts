import { monthsAfter } from '../../src/platform/contract/dates.ts';
import type { Call, User } from './caller.ts';
import type { DemoCompany } from './companies.ts';
import { physician } from './users.ts';
import type { Employer } from './world.ts';

/**
 * A company becomes a client: its record, its units, and its health programme, put in force by the physician who answers for it.
 * @param since the day from which the programme holds
 */
export async function beginCompany(
  call: Call,
  { record, units, unitEmail, groups }: DemoCompany,
  { admin, doctor, password, since }: { admin: User; doctor: User; password: string; since: string },
): Promise<Employer> {
  const { company } = await call(admin, 'POST', '/companies', { ...record, password });
  const user = { userId: company.userId, type: 'company', ownerId: company.id };
  const made = [];
  for (const unit of units) {
    const { unit: whole } = await call(user, 'POST', '/units', { ...unit, email: unitEmail, companyId: company.id });
    made.push(whole);
  }
  const head = {
    ...{ validFrom: since, validTo: monthsAfter(since, 36), physicianName: physician.name, physicianCouncil: 'CRM' },
    ...{ physicianNumber: physician.registration_number, physicianUf: physician.uf, exempt: false, rural: false },
  };
  const { programme } = await call(doctor, 'POST', `/programmes/${company.id}`, head);
  for (const { name, jobs, fields } of groups) {
    const functions = jobs.map((job) => job.employee_function);
    await call(doctor, 'POST', `/programme/${programme.id}/groups`, { name, unitId: null, functions, ...fields });
  }
  await call(doctor, 'PUT', `/programme/${programme.id}/force`, {});
  return { id: company.id, user, record: company, units: made };
}
