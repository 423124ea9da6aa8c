import type { SubjectDeclaration } from '../trail/subject.ts';
import { employeeLabels } from './employees.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    employees: keyof typeof employees.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    employees: keyof typeof employees.trail;
  }
}

/** What trail, backup and move, site map and sidebar have to know of employees. The trail tells who by the identifier alone. */
export const employees = {
  tables: { employees: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { column: 'id' } } },
  trail: {
    employee: {
      label: 'Empregado',
      fields: { ...employeeLabels, unit: 'Unidade', unitId: 'Identificador da unidade' },
      calls: { employees: 'employeeId', dueDates: 'employeeId', employeeSync: null, personData: 'employeeId' },
      webhooks: {
        events: {
          created: 'employee.created',
          updated: 'employee.updated',
          moved: 'employee.updated',
          inactivated: 'employee.inactivated',
          reactivated: 'employee.reactivated',
        },
      },
    },
  },
  live: {
    employee: {
      readBy: 'employees.read',
      shownBy: ['employees', 'dueDates', 'programmes', 'referrals', 'queue', 'agendaDay'],
    },
  },
  register: {
    of: 'company',
    label: 'Empregados',
    one: 'empregado',
    icon: 'IconUsers',
    path: 'employees',
    screens: {
      list: 'employees/list/EmployeesPage.tsx',
      create: 'employees/EmployeeCreatePage.tsx',
      modals: {
        'edit/:employeeId': 'employees/EmployeeEditModal.tsx',
        'move/:employeeId': 'employees/moves/EmployeeMoveModal.tsx',
        'inactivate/:employeeId': 'employees/former/EmployeeInactivateModal.tsx',
        refer: 'referrals/making/ReferManyModal.tsx',
        'reactivate/:employeeId': 'employees/former/EmployeeReactivateModal.tsx',
      },
    },
  },
} as const satisfies SubjectDeclaration;
