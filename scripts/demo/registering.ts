import { formatDate, today } from '../../src/platform/contract/dates.ts';
import { examCodes } from '../../src/programmes/programmes.labels.ts';
import type { Person } from './people.ts';
import { type Known, knownOf, type World } from './world.ts';

/** A company registers somebody, with what is otherwise at that time. */
export async function enter(world: World, person: Person, fields: object = {}): Promise<void> {
  const employer = world.employers[person.company];
  if (!employer) throw new Error('the company is not a client yet');
  const body = {
    ...{ ...person.fields, name: person.name, ...person.job, ...fields },
    ...{ companyId: employer.id, unitId: employer.units[person.unit]?.id ?? null },
  };
  const { employee } = await world.call(employer.user, 'POST', '/employees', body);
  world.known.set(person, { person, employee, employer });
}

/** The company writes down that somebody does something else from today on. */
export async function takeOtherJob(world: World, person: Person): Promise<void> {
  const { employee, employer } = knownOf(world, person);
  const { id, companyId, unitId, inactivatedAt, ...fields } = employee;
  const body = { ...fields, ...person.job, function_start_dt: today() };
  const changed = await world.call(employer.user, 'PUT', `/employees/update/${id}`, body);
  world.known.set(person, { person, employee: changed.employee, employer });
}

/** Somebody leaves the company. */
export async function dismiss(world: World, person: Person): Promise<void> {
  const { employee, employer } = knownOf(world, person);
  await world.call(employer.user, 'PUT', `/employee/delete/${employee.id}`, {});
}

/** Somebody who had left is registered anew: another contract, with its own history. */
export function rehire(world: World, person: Person, admittedOn: string): Promise<void> {
  const again = { admission_dt: admittedOn, function_start_dt: admittedOn, registration: '2001' };
  return enter(world, person, { ...again, evenIfInactive: true });
}

/** What somebody has had done elsewhere, from the papers that their company brought: all that their group asks for. */
export async function noteExams(world: World, { employee }: Known, doneOn: string): Promise<void> {
  const asked = new URLSearchParams({ occasion: 'periodic', on: today() });
  const plan = await world.call(world.physician, 'GET', `/programmes/employee/${employee.id}/plan?${asked}`);
  for (const { code, name } of plan.exams as { code: string; name: string }[]) {
    // Of the clinical evaluation the physician says that it was made (NR-7, 7.5.19.1).
    const by = code === examCodes.clinical ? world.physician : world.nurse;
    const done = { done_on: formatDate(doneOn), place: 'Clínica anterior', occasion: 'periodic' };
    await world.call(by, 'POST', `/employee/${employee.id}/exams`, { exam_code: code, exam_name: name, ...done });
  }
}
