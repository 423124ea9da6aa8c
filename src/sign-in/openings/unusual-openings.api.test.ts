import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInFirstAdmin } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { issueVerifiable, makePeople } from '../../testing/verification/verifiable.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof makePeople>>;
let admin: string;
let documentId: string;
beforeAll(async () => {
  app = await startApp({ OPENINGS_TOLD_AT: '5' });
  people = await makePeople(app);
  admin = await signInFirstAdmin(app);
  documentId = (await issueVerifiable(app, people)).id;
});
afterAll(() => app.stop());

const told = async () => {
  const { body } = await app.call('GET', '/notifications', { as: admin });
  return body.notifications.map(({ text, path }: { text: string; path: string }) => ({ text, path }));
};

async function open(as: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    expect((await app.call('GET', `/document/${documentId}`, { as })).status).toBe(200);
  }
}

test('the administrators are told at once of whoever opens more documents in an hour than work brings about, once, and by numbers alone', async () => {
  await open(people.doctor, 4);
  expect(await told()).toEqual([]);
  await open(people.doctor, 1);
  const [one, ...more] = await told();
  expect(more).toEqual([]);
  expect(one.text).toMatch(
    /^\S+@\S+ abriu 5 documentos em menos de uma hora\. Confirme com essa pessoa que foi ela\.$/,
  );
  expect(one.text).not.toMatch(/Quintanilha|ASO/);
  await open(people.doctor, 8);
  expect(await told()).toHaveLength(1);
  const entries = (await app.call('GET', '/audit?action=many-opened&page=1', { as: admin })).body.entries;
  expect(entries).toMatchObject([{ action: 'many-opened', subject: 'user', times: 5, employeeId: null }]);
  const theirs = (await app.call('GET', `${one.path}&page=1`, { as: admin })).body.entries;
  expect(theirs.length).toBeGreaterThan(5);
});

test('the answers of issued documents count as well, and another user has a count of their own', async () => {
  await open(people.company, 3);
  const before = (await told()).length;
  for (let time = 0; time < 2; time++) {
    const answers = await app.call('GET', `/issued-documents/${documentId}/answers`, { as: people.doctor });
    expect(answers.status).toBe(200);
  }
  await open(people.company, 2);
  const texts = (await told()).map(({ text }: { text: string }) => text);
  expect(texts).toHaveLength(before + 1);
});
