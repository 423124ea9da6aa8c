import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { issueUnfinished, issueVerifiable, makePeople } from '../../testing/verification/verifiable.ts';
import { newVerificationCode } from '../issued/verification-code.rules.ts';
import { lookUp } from './look-up.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Looks up a code, and hears every statement that the database is given meanwhile. */
async function statementsFor(code: string) {
  const statements: string[] = [];
  const hearing: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(app.db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const found = await lookUp({ db: app.db.withPlugin(hearing), address: '203.0.113.9', code });
  return { found: found !== null, statements };
}

test('the same statements run for an unknown code, a malformed one and one that is still being typeset', async () => {
  const people = await makePeople(app);
  const { code } = await issueVerifiable(app, people);
  const unfinished = await issueUnfinished(app, people);
  const known = await statementsFor(code);
  expect(known.found).toBe(true);
  expect(known.statements, 'what leads somewhere is not counted').toHaveLength(1);
  const unknown = await statementsFor(newVerificationCode());
  expect(unknown.statements).toHaveLength(2);
  for (const other of [newVerificationCode(), unfinished.code, 'x', '', unknownId, 'A'.repeat(1_000)])
    expect(await statementsFor(other), other).toEqual({ found: false, statements: unknown.statements });
});
