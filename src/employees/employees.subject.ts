import type { SubjectDeclaration } from '../trail/subject.ts';
import { employeeLabels } from './employees.labels.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    employees: keyof typeof employees.trail;
  }
}

/** What trail, backup and move have to know of employees. The trail tells who by the identifier alone. */
export const employees = {
  tables: { employees: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { column: 'id' } } },
  trail: {
    employee: {
      label: 'Empregado',
      fields: { ...employeeLabels, unit: 'Unidade', unitId: 'Identificador da unidade' },
      calls: { employees: 'employeeId', dueDates: 'employeeId', employeeSync: null, personData: 'employeeId' },
    },
  },
} as const satisfies SubjectDeclaration;
