import { expect } from 'vitest';
import type { FormKind } from '../../documents/forms/registry.ts';
import type { Api } from '../api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../factories.ts';
import { issueDocument } from '../issued.ts';

/** A company with an employee, and a professional who has issued a document of the employee. */
export async function makeDeliverable(
  app: Api,
  { kind = 'aso', name: personName = 'Raimunda Quixabeira' }: { kind?: FormKind; name?: string } = {},
) {
  const company = await makeCompany(app);
  const doctor = await makeProfessional(app);
  const person = { name: personName, dt_birth: '1984-03-09', cpf: '529.982.247-25' };
  const employee = await makeEmployee(app, company, person);
  const about = { ...person, id: employee.id, companyId: company.companyId };
  const issue = (fields = {}) => issueDocument(app, { employee: about, token: doctor.token, kind }, fields);
  const { documentId: id, name } = await issue();
  const path = `/issued-documents/${id}`;
  return {
    company,
    doctor,
    employee,
    name,
    id,
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
    /** Puts it into another state. */
    async become(state: 'cancelled' | 'superseded') {
      if (state === 'superseded') return void (await issue({ supersedesId: id }));
      const body = { reason: 'Emitido com a data errada' };
      expect((await app.call('PUT', `${path}/cancel`, { as: doctor.token, body })).status).toBe(204);
    },
  };
}

/** A confidential document with a link that asks for a code. */
export async function makeCodedLink(app: Api) {
  const document = await makeDeliverable(app, { kind: 'anamnesis' });
  const { status, body } = await document.makeLink();
  expect(status).toBe(201);
  const { deliveryId, url, code } = body as { deliveryId: string; url: string; code: string };
  return { document, deliveryId, token: tokenOf(url), code };
}

/** The token in a link's address. */
export function tokenOf(url: string): string {
  return url.split('#')[1] ?? '';
}

/** What whoever holds a link asks for, as the page `/e` does. */
export function visitorOf(app: Api) {
  const ask = (what: string) => (token: string, answers: object) =>
    app.call('POST', `/delivery-links/${what}`, { body: { token, ...answers } });
  return {
    check: (token: string) => app.call('POST', '/delivery-links/check', { body: { token } }),
    identify: ask('identify'),
    open: ask('open'),
  };
}
