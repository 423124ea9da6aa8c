import {
  adminFields,
  companyFields,
  employeeFields,
  practiceFields,
  professionalFields,
  unitFields,
} from '../factories.ts';
import type { ExampleCall } from './example-call.ts';

/** Example calls: practice, administrators, companies, professionals, units and employees. */
export const registersCalls: Readonly<Record<string, ExampleCall>> = {
  'practice.read': { path: () => '/practice' },
  'practice.update': { path: () => '/practice/update', body: () => practiceFields() },
  'practice.physicians': { path: () => '/practice/physicians' },
  'practice.choosePhysician': {
    path: () => '/practice/physician',
    body: ({ professional }) => ({ professionalId: professional }),
  },
  'practice.readLetterhead': { path: () => '/practice/letterhead/png-900x175-0123456789abcdef' },
  'practice.changeLetterhead': { path: () => '/practice/letterhead', body: () => ({ image: '' }) },
  'admins.list': { path: () => '/admins' },
  'admins.create': { path: () => '/admins', body: () => adminFields() },
  'admins.read': { path: ({ admin }) => `/admins/${admin}` },
  'admins.update': {
    path: ({ admin }) => `/admins/update/${admin}`,
    body: ({ adminEmail }) => adminFields({ email: adminEmail }),
  },
  'companies.list': { path: () => '/companies' },
  'companies.create': { path: () => '/companies', body: () => companyFields() },
  'companies.read': { path: ({ company }) => `/company/${company}` },
  'companies.update': {
    path: ({ company }) => `/company/update/${company}`,
    body: ({ companyEmail }) => companyFields({ email: companyEmail }),
  },
  'professionals.list': { path: () => '/professionals' },
  'professionals.create': { path: () => '/professionals', body: () => professionalFields() },
  'professionals.read': { path: ({ professional }) => `/professional/${professional}` },
  'professionals.update': {
    path: ({ professional }) => `/professional/update/${professional}`,
    body: ({ professionalEmail }) => professionalFields({ email: professionalEmail, password: '' }),
  },
  'units.list': { path: ({ company }) => `/units/${company}` },
  'units.create': { path: () => '/units', body: ({ company }) => ({ ...unitFields(), companyId: company }) },
  'units.read': { path: ({ unit }) => `/unit/${unit}` },
  'units.update': { path: ({ unit }) => `/unit/update/${unit}`, body: () => unitFields() },
  'units.remove': { path: ({ unit }) => `/unit/delete/${unit}` },
  'employees.list': { path: ({ company }) => `/employees/${company}` },
  'employees.listByUnit': { path: ({ unit }) => `/employees/unit/${unit}` },
  'employees.search': { path: () => '/employees?search=colaborador' },
  'employees.create': {
    path: () => '/employees',
    body: ({ company, unit }) => ({ ...employeeFields(), companyId: company, unitId: unit }),
  },
  'employees.read': { path: ({ employee }) => `/employee/${employee}` },
  'employees.readUnit': { path: ({ employee }) => `/employee/${employee}/unit` },
  'employees.update': {
    path: ({ employee }) => `/employees/update/${employee}`,
    body: () => employeeFields({ rg: '1', nis: '1' }),
  },
  'employees.inactivate': { path: ({ employee }) => `/employee/delete/${employee}` },
  'employees.reactivate': { path: ({ employee }) => `/employee/reactivate/${employee}` },
  'employees.move': {
    path: ({ employee }) => `/employees/move/${employee}`,
    body: ({ unit }) => ({ unitId: unit }),
  },
  'employees.moveAll': { path: ({ unit }) => `/unit/move/${unit}`, body: () => ({ toUnitId: null }) },
  'employeeSync.sync': { path: ({ company }) => `/employees/sync/${company}`, body: () => employeeFields() },
  'reference.risks': { path: () => '/reference/risks?search=ruido' },
  'reference.exams': { path: () => '/reference/exams?search=audiometria' },
  'reference.classes': { path: () => '/reference/classes?code=47113' },
  'reference.occupations': { path: () => '/reference/occupations?code=225140' },
  'addresses.find': { path: () => '/addresses/01001000' },
};
