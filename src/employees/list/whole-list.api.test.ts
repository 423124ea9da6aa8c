import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeFor } from '../../access/scope.ts';
import { Parts } from '../../platform/response.server.ts';
import { makeCompany } from '../../testing/factories.ts';
import { manyEmployees } from '../../testing/many-employees.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { listEmployees } from '../employees.db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a whole list that shows itself to be long has each of its rows fetched once', async () => {
  const { companyId } = await makeCompany(app);
  await manyEmployees(app.db, companyId, 5_600);
  const fetched: string[] = [];
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      fetched.push(...result.rows.flatMap(({ id, name }) => (name ? [String(id)] : [])));
      return result;
    },
  };
  const scope = scopeFor('own', companyId);
  const { employees } = await listEmployees(app.db.withPlugin(counter), scope, { companyId });
  if (!(employees instanceof Parts)) throw new Error('it was taken for a short one');
  const read: string[] = [];
  for await (const part of employees.read()) read.push(...part.map(({ id }) => id));
  expect(new Set(read).size).toBe(5_600);
  expect(fetched).toHaveLength(5_600);
  expect(new Set(fetched).size).toBe(5_600);
});
