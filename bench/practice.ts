import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../scripts/building/build.ts';
import { readConfig } from '../src/app/config.server.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { apiAt } from '../src/testing/api.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  password,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { startServer } from '../src/testing/start-process.ts';

export type Practice = Awaited<ReturnType<typeof startPractice>>;

/** The product as a process, with built pages and one of everything: a user per role, a unit, an employee, a document. */
export async function startPractice() {
  await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const api = apiAt(server.url, server.admin);
  const company = await makeCompany(api, { email: 'empresa@zelo.test' });
  const unit = await makeUnit(api, company);
  const employee = await makeEmployee(api, company, { unitId: unit.id });
  const professional = await makeProfessional(api, { email: 'profissional@zelo.test' });
  const reception = await makeProfessional(api, { email: 'recepcao@zelo.test', access: 'reception' });
  await makeDocument(api, { companyId: company.companyId, employeeId: employee.id, token: professional.token });
  const { user } = (await api.call('GET', '/profile', { as: professional.token })).body;
  return {
    url: server.url,
    api,
    companyId: company.companyId,
    employee,
    unitId: unit.id as string,
    employeeId: employee.id as string,
    professionalUserId: user.id as string,
    users: {
      admin: { ...server.admin, token: await signInFirstAdmin(api) },
      company: { email: 'empresa@zelo.test', password, token: company.token },
      professional: {
        email: 'profissional@zelo.test',
        password,
        token: professional.token,
      },
      reception: { email: 'recepcao@zelo.test', password, token: reception.token },
    },
    /** One more company, with this many employees; answers its token. */
    async companyWith(employees: number): Promise<string> {
      const { companyId, token } = await makeCompany(api);
      const db = openDatabase(readConfig({ DATA_DIR: dataDir }));
      await manyEmployees(db, companyId, employees);
      await db.destroy();
      return token;
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
