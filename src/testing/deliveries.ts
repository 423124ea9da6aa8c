import { hash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { makeCompany, makeDocument, makeEmployee, makeProfessional } from './factories.ts';
import type { TestApp } from './start-app.ts';

let issued = 0;

/** A company with an employee, and a professional who has issued a document of the employee that can be delivered. */
export async function makeDeliverable(
  app: TestApp,
  { kind = 'aso' as const, confidential = false, name: personName = 'Raimunda Quixabeira' } = {},
) {
  const company = await makeCompany(app);
  const doctor = await makeProfessional(app);
  const person = { name: personName, dt_birth: '1984-03-09', cpf: '529.982.247-25' };
  const employee = await makeEmployee(app, company, person);
  const of = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const number = ++issued;
  const name = `ASO 2026/${String(number).padStart(6, '0')}`;
  const document = await makeDocument(app, of, { name, medicalConfidentiality: confidential });
  const { sha256 } = await app.db
    .selectFrom('documents')
    .select('sha256')
    .where('id', '=', document.id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('issued_documents')
    .values({
      ...{ company_id: company.companyId, id: document.id, kind, year: 2026, number, state: 'issued' },
      ...{ issued_at: new Date().toISOString(), issuer_name: 'Dra. Quitéria', issuer_registration: 'CRM/SP 77' },
      ...{ initials: 'R. Q.', code_hash: hash('sha256', uuid()), content: '{}', content_hash: '0' },
      ...{ paper_version: 1, engine_version: '1', supersedes_id: null, superseded_by_id: null },
      ...{ cancelled_at: null, cancelled_by: null, cancel_reason: null },
    })
    .execute();
  const path = `/issued-documents/${document.id}`;
  return {
    company,
    doctor,
    employee,
    name,
    sha256,
    id: document.id as string,
    right: { birthDate: '09-03-1984', cpfEnd: '4725' },
    wrong: { birthDate: '10-03-1984', cpfEnd: '4725' },
    deliveries: async (as: string = doctor.token) =>
      (await app.call('GET', `${path}/deliveries`, { as })).body.deliveries,
    record: (body: object, as: string = doctor.token) => app.call('POST', `${path}/deliveries`, { as, body }),
    makeLink: (body: object = {}, as: string = doctor.token) =>
      app.call('POST', `${path}/delivery-links`, { as, body }),
    /** The token of a new link. */
    async newToken(): Promise<string> {
      const { status, body } = await app.call('POST', `${path}/delivery-links`, { as: doctor.token, body: {} });
      expect(status).toBe(201);
      return tokenOf(body.url);
    },
    /** Puts it into another state, as cancelling and correcting do. */
    become: (state: 'cancelled' | 'superseded') =>
      app.db.updateTable('issued_documents').set({ state }).where('id', '=', document.id).execute(),
  };
}

/** The token in a link's address. */
export function tokenOf(url: string): string {
  return url.split('#')[1] ?? '';
}

/** What whoever holds a link asks for, as the page `/e` does. */
export function visitorOf(app: TestApp) {
  const ask = (what: string) => (token: string, answers: object) =>
    app.call('POST', `/delivery-links/${what}`, { body: { token, ...answers } });
  return {
    check: (token: string) => app.call('POST', '/delivery-links/check', { body: { token } }),
    identify: ask('identify'),
    open: ask('open'),
  };
}
