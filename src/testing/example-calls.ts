import { today } from '../platform/contract/dates.ts';
import {
  adminFields,
  companyFields,
  employeeFields,
  password,
  practiceFields,
  professionalFields,
  unitFields,
  unknownId,
} from './factories.ts';
import { issueBody } from './issued.ts';
import type { World } from './world.ts';

/** A call that an endpoint takes from who may make it, about the records of a world. */
export type ExampleCall = { path: (world: World) => string; body?: (world: World) => Record<string, unknown> };

/** A key that nobody has, as a browser would send it. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const exampleAssertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const exampleAttestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };

/** What whoever holds a link of a delivery is asked; nobody holds this one. */
const answers = { token: 'desconhecido', birthDate: '20-05-1990', cpfEnd: '0001' };

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
  'passkeySignIn.ask': { path: () => '/login/passkey/options' },
  'passkeySignIn.signIn': { path: () => '/login/passkey', body: () => ({ passkey: exampleAssertion }) },
  'passkeys.list': { path: () => '/passkeys' },
  'passkeys.askForProof': { path: () => '/passkeys/proof' },
  'passkeys.begin': { path: () => '/passkeys/options', body: () => ({ password }) },
  'passkeys.add': { path: () => '/passkeys', body: () => ({ name: 'Chave', passkey: exampleAttestation }) },
  'passkeys.rename': { path: () => `/passkeys/rename/${unknownId}`, body: () => ({ name: 'Chave' }) },
  'passkeys.remove': { path: () => `/passkeys/remove/${unknownId}`, body: () => ({ password }) },
  'idle.noteWork': { path: () => '/sessions/active' },
  'idle.askToUnlock': { path: () => '/sessions/unlock/options' },
  'idle.unlock': { path: () => '/sessions/unlock', body: () => ({ password }) },
  'accounts.read': { path: ({ user }) => `/accounts/${user}` },
  'accounts.deactivate': { path: ({ user }) => `/accounts/deactivate/${user}` },
  'accounts.reactivate': { path: ({ user }) => `/accounts/reactivate/${user}` },
  'accounts.makeLink': { path: ({ user }) => `/accounts/link/${user}` },
  'links.ways': { path: () => '/access-links' },
  'links.request': { path: () => '/access-links', body: () => ({ email: 'ninguem@zelo.test' }) },
  'links.check': { path: () => '/access-links/check', body: () => ({ token: 'desconhecido' }) },
  'links.use': { path: () => '/access-links/use', body: () => ({ token: 'desconhecido', password }) },
  'accounts.endSessions': { path: ({ user }) => `/accounts/end-sessions/${user}` },
  'notices.list': { path: () => '/access-notices' },
  'notices.seen': { path: ({ notice }) => `/access-notices/seen/${notice}` },
  'notices.approve': { path: ({ notice }) => `/access-notices/approve/${notice}` },
  'notices.refuse': { path: ({ notice }) => `/access-notices/refuse/${notice}` },
  'practice.read': { path: () => '/practice' },
  'practice.update': { path: () => '/practice/update', body: () => practiceFields() },
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
  'documents.withdraw': {
    path: ({ open }) => `/document/withdraw/${open}`,
    body: () => ({ reason: 'Enviado ao colaborador errado' }),
  },
  'documents.print': { path: () => '/prints', body: ({ employee }) => ({ employeeId: employee, form: 'aso' }) },
  'issued.issue': {
    path: () => '/issued-documents',
    body: ({ company: companyId, employee: id, employeeCpf: cpf }) =>
      issueBody('aso', { id, companyId, name: 'Ana Lima', cpf }),
  },
  'issued.read': { path: ({ issued }) => `/issued-documents/${issued}` },
  'issued.answers': { path: ({ issued }) => `/issued-documents/${issued}/answers` },
  'issued.latest': { path: ({ employee }) => `/issued-documents/latest/${employee}/aso` },
  'issued.cancel': {
    path: ({ issued }) => `/issued-documents/${issued}/cancel`,
    body: () => ({ reason: 'Emitido para o colaborador errado' }),
  },
  'issued.print': { path: ({ issued }) => `/issued-documents/${issued}/prints` },
  'deliveries.list': { path: ({ issued }) => `/issued-documents/${issued}/deliveries` },
  'deliveries.recordInHand': {
    path: ({ issued }) => `/issued-documents/${issued}/deliveries`,
    body: () => ({ delivered_on: today(), received_by: 'Outra pessoa', note: 'Irmã, com autorização' }),
  },
  'deliveries.makeLink': { path: ({ issued }) => `/issued-documents/${issued}/delivery-links`, body: () => ({}) },
  'deliveries.endLink': { path: () => `/deliveries/${unknownId}/end` },
  'deliveryLinks.check': { path: () => '/delivery-links/check', body: () => ({ token: 'desconhecido' }) },
  'deliveryLinks.identify': { path: () => '/delivery-links/identify', body: () => answers },
  'deliveryLinks.open': { path: () => '/delivery-links/open', body: () => answers },
  'bundles.create': { path: () => '/bundles', body: () => ({ documentIds: [unknownId] }) },
  'bundles.list': { path: () => '/bundles' },
  'bundles.open': { path: () => `/bundles/${unknownId}` },
  'bundleDocuments.list': {
    path: ({ unit }) => `/bundles/documents?from=2026-01-01&to=2026-12-31&unitId=${unit}&page=1`,
  },
  'tasks.list': { path: () => '/tasks' },
  'tasks.read': { path: () => `/tasks/${unknownId}` },
  'tasks.retry': { path: () => `/tasks/retry/${unknownId}` },
  'tasks.retryAll': { path: () => '/tasks/retry-all' },
  'tasks.discard': { path: () => `/tasks/discard/${unknownId}` },
  'audit.list': { path: () => '/audit' },
  'audit.export': { path: () => '/audit/export' },
  'audit.listOfEmployee': { path: ({ employee }) => `/audit/employee/${employee}` },
  'notifications.list': { path: () => '/notifications' },
  'notifications.count': { path: () => '/notifications/unread' },
  'notifications.read': { path: ({ notification }) => `/notifications/read/${notification}` },
  'notifications.readAll': {
    path: () => '/notifications/read-all',
    body: ({ notification }) => ({ until: notification }),
  },
  'notifications.choices': { path: () => '/notifications/choices' },
  'notifications.choose': { path: () => '/notifications/choices', body: () => ({ choices: [] }) },
  'addresses.find': { path: () => '/addresses/01001000' },
};
