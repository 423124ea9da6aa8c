import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach } from '../access/scope.ts';
import { mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { findLettersDue } from './after-job/after-job-list.server.ts';
import { dueLettersExport } from './after-job/due-letters-export.server.ts';
import { dueDatesContract } from './due-dates.contract.ts';
import { findDueExams, findDuePerson, findDueStates } from './due-dates.db.ts';
import { dueDatesExport } from './due-dates-export.server.ts';
import { detailed } from './due-details.server.ts';
import { dismissalFor } from './due-dismissal.server.ts';
import { countDue, countLists, listDue } from './due-lists.db.ts';
import { findDueOccasions } from './due-lookups.db.ts';
import { mustBeOfOneCompany, withExams } from './due-people.server.ts';
import { unheardPeople } from './noise/unheard.server.ts';
import { unheardExport } from './noise/unheard-export.server.ts';
import { findProgress } from './renewal/due-runs.db.ts';
import { dueVaccines } from './vaccines/due-vaccines.server.ts';
import { dueVaccinesExport } from './vaccines/due-vaccines-export.server.ts';

const lists = [dueDatesExport, dueVaccinesExport, unheardExport, dueLettersExport];

export const dueDatesApi = forSignedIn(dueDatesContract, lists, {
  list: async ({ input: { page = 1, pageSize = 20, sort, ...filters }, context: { db, scope } }) => {
    mustBeOfOneCompany(scope, filters);
    const day = today();
    const order = sort === '-nextOn' ? 'desc' : 'asc';
    const rows = pageSize === 0 ? [] : await listDue(db, scope, day, filters, { page, pageSize, order });
    const people = await withExams(db, scope, rows, day);
    return { people, total: await countDue(db, scope, day, filters) };
  },

  counts: async ({ input, context: { db, scope } }) => {
    if (input.companyId) mustReach(scope, input.companyId, 'Empresa não encontrada.');
    return { counts: await countLists(db, scope, today(), input) };
  },

  vaccines: ({ input, context: { db, scope } }) => dueVaccines(db, scope, input),

  letters: async ({ input: { page = 1, pageSize = 20 }, context: { db, scope } }) => {
    const letters = await findLettersDue(db, scope);
    return { letters: letters.slice((page - 1) * pageSize, page * pageSize), total: letters.length };
  },

  noise: ({ input, context: { db, scope } }) => unheardPeople(db, scope, input),

  read: async ({ input: { employeeId }, context: { db, scope } }) => {
    await mustFindEmployeeCompany(db, scope, employeeId);
    const person = await findDuePerson(db, scope, employeeId);
    if (!person) return { state: null, occasion: null, exams: [] };
    const rows = await findDueExams(db, scope, [person]);
    const due = (await findDueOccasions(db, scope, [employeeId])).get(employeeId);
    return { state: person.state, occasion: due?.occasion ?? null, exams: await detailed(db, scope, rows) };
  },

  badges: async ({ input, context: { db, scope } }) => ({ badges: await findDueStates(db, scope, input.ids) }),

  dismissal: async ({ input: { employeeId, ...input }, context: { db, scope } }) =>
    dismissalFor(db, { employeeId, companyId: await mustFindEmployeeCompany(db, scope, employeeId), ...input }),

  progress: async ({ input, context: { db, scope } }) => {
    if (input.companyId) mustReach(scope, input.companyId, 'Empresa não encontrada.');
    return { run: await findProgress(db, scope, input) };
  },
});
