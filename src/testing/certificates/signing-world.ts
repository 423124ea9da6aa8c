import { rmSync } from 'node:fs';
import { makeCompany, makeEmployee, makeProfessional } from '../factories.ts';
import { startApp } from '../start-app.ts';
import { personalFile, revocationServer, signingSettings } from './brazilian-authority.ts';
import { certificatePassword } from './test-authority.ts';

/** Somebody who signs, somebody about whom, and who is trusted. */
export async function makeSigningWorld(more: Record<string, string> = {}) {
  const lists = await revocationServer();
  const settings = { ...signingSettings(), PUBLIC_URL: 'https://zelo.test/', ...more };
  const folder = settings.ICP_BRASIL_DIR;
  const app = await startApp(settings, { pages: { '__spa-fallback.html': '', 'v/index.html': '' } });
  const { companyId, token: company } = await makeCompany(app);
  const employee = await makeEmployee(app, { companyId, token: company });
  const cpf = '529.982.247-25';
  const {
    token: doctor,
    email,
    password,
  } = await makeProfessional(app, { cpf, name: 'Zenóbia Prates', registration_number: '765432' });
  const keep = (file: string) =>
    app.call('PUT', '/certificates/own', { as: doctor, body: { file, password: certificatePassword } });
  const ownFile = personalFile('52998224725', { list: lists.address('own') });
  await keep(ownFile);
  return {
    ...{ app, folder, lists, companyId, company, employee, doctor, email, password, keep, ownFile },
    sign: (documentIds: readonly string[], fields: { as?: string; password?: string } = {}) => {
      const { as = doctor, password = certificatePassword } = fields;
      return app.call('POST', '/document-signatures', { as, body: { documentIds, password } });
    },
    /** The bytes that somebody is given who opens it. */
    open: async (documentId: string, as = doctor) => {
      const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as })).body;
      const answer = await fetch(new URL(signedUrl, `${app.url}/api/`).href.replace('https://zelo.test', app.url));
      return Buffer.from(await answer.arrayBuffer());
    },
    async stop() {
      await app.stop();
      await lists.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
