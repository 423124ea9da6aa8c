import type { Kind } from '../../trail/change.server.ts';
import type { Employee } from '../employees.contract.ts';
import { findEmployee } from '../employees.db.ts';

/** An employee as a record that is held, read and written down. */
export const employeeKind: Kind<'employee', Employee> = {
  subject: 'employee',
  table: 'employees',
  find: findEmployee,
  missing: 'Colaborador não encontrado.',
  belongsTo: ({ id, companyId }) => ({ companyId, employeeId: id }),
};
