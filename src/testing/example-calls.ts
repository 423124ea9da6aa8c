import { adminFields, companyFields, employeeFields, password, professionalFields, unitFields } from './factories.ts';
import type { World } from './world.ts';

/** A call that an endpoint takes from who may make it, about the records of a world. */
export type ExampleCall = { path: (world: World) => string; body?: (world: World) => Record<string, unknown> };

/** One for every endpoint of the contracts, by its name there; the authorisation matrix says when one is missing. */
export const exampleCalls: Readonly<Record<string, ExampleCall>> = {
  'signIn.signIn': { path: () => '/login', body: () => ({ email: 'ninguem@zelo.test', password: 'errada' }) },
  'access.profile': { path: () => '/profile' },
  'access.changePassword': { path: () => '/profile/password', body: () => ({ current: password, password }) },
  'access.signOut': { path: () => '/logout' },
  'sessions.list': { path: () => '/sessions' },
  'sessions.end': { path: ({ session }) => `/sessions/end/${session}` },
  'sessions.endOthers': { path: () => '/sessions/end-others' },
  'secondFactor.read': { path: () => '/second-factor' },
  'secondFactor.setUp': { path: () => '/second-factor', body: () => ({ password }) },
  'secondFactor.confirm': { path: () => '/second-factor/confirm', body: () => ({ code: '000000' }) },
  'secondFactor.renewRecoveryCodes': {
    path: () => '/second-factor/recovery-codes',
    body: () => ({ password, code: '000000' }),
  },
  'secondFactor.turnOff': { path: () => '/second-factor/turn-off', body: () => ({ password, code: '000000' }) },
  'accounts.read': { path: ({ user }) => `/accounts/${user}` },
  'accounts.deactivate': { path: ({ user }) => `/accounts/deactivate/${user}` },
  'accounts.reactivate': { path: ({ user }) => `/accounts/reactivate/${user}` },
  'accounts.endSessions': { path: ({ user }) => `/accounts/end-sessions/${user}` },
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
  'documents.list': { path: ({ employee }) => `/documents/${employee}` },
  'documents.listConfidential': { path: ({ employee }) => `/sigilalDocuments/${employee}` },
  'documents.open': { path: ({ open }) => `/document/${open}` },
  'documents.upload': {
    path: () => '/uploads',
    body: ({ company, employee }) => ({
      name: 'Laudo',
      contentType: 'application/pdf',
      medicalConfidentiality: true,
      size: 100,
      companyId: company,
      employeeId: employee,
    }),
  },
  'documents.arrived': { path: ({ open }) => `/uploads/${open}/arrived` },
  'documents.print': { path: () => '/prints', body: ({ employee }) => ({ employeeId: employee, form: 'aso' }) },
  'audit.list': { path: () => '/audit' },
  'audit.export': { path: () => '/audit/export' },
  'audit.listOfEmployee': { path: ({ employee }) => `/audit/employee/${employee}` },
  'addresses.find': { path: () => '/addresses/01001000' },
};
