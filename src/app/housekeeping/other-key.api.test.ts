import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedCauses, sealedCids } from '../../absences/causes/sealed-cause.server.ts';
import { sealedOpinions } from '../../audiograms/sealed-opinion.server.ts';
import { sealedDiseases } from '../../diseases/sealed-disease.server.ts';
import { sealedCats } from '../../esocial/cats/sealed-cat.server.ts';
import { sumChangedMonths } from '../../exams/counting/exam-months-job.server.ts';
import { sealedMonthFindings } from '../../exams/counting/month-findings-lookups.server.ts';
import { sealedFindings } from '../../exams/finding/sealed-finding.server.ts';
import { sealedResultContents } from '../../exams/received/sealed-content.server.ts';
import { sealedFormerSecrets, sealedSecrets } from '../../outbox/webhook-secret.server.ts';
import { sealedReasons } from '../../personal-intervals/sealed-reason.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { keptAfter, replaceKept } from '../../platform/storage/notes/sealed-column.db.ts';
import { keyIdOfText } from '../../platform/storage/sealed-text.server.ts';
import { sealedWords } from '../../privacy-requests/sealed-words.server.ts';
import { sealedRestrictions } from '../../restrictions/sealed-restriction.server.ts';
import {
  makeAbsence,
  makeCompany,
  makeDisease,
  makeDose,
  makeEmployee,
  makeExamRecord,
  makeInterval,
  makeProfessional,
  makeRestriction,
  password,
} from '../../testing/factories.ts';
import { makeWebhook, receivers } from '../../testing/hooks/receiver.ts';
import { acceptedOpinion, makeAudiogram } from '../../testing/issued/hearing.ts';
import { makePrivacyRequest, privacyAnswerFields } from '../../testing/rights/privacy.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { sealedVaccinations } from '../../vaccinations/sealed-vaccination.server.ts';

/** What is kept sealed in a row changes its key as the files do (product 18.5): of each kind one, found by its id. */

const [old, fresh] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let by: { employeeId: string; token: string };
beforeAll(async () => {
  app = await startApp({ ...receivers, ENCRYPTION_KEYS: [old, fresh].join(',') });
  company = await makeCompany(app);
  doctor = (await makeProfessional(app)).token;
  by = { employeeId: (await makeEmployee(app, company)).id, token: doctor };
});
afterAll(() => app.stop());

const get = async (path: string, as = doctor) => (await app.call('GET', path, { as })).body;

type Kind = {
  name: string;
  /** Makes one; answers its id. */
  make: () => Promise<string>;
  /** As whoever may read it reads it. */
  read: (id: string) => Promise<unknown>;
  kept: (id: string) => Promise<(string | null)[]>;
  reseal: (keys: EncryptionKeys) => Promise<{ resealed: number; failed: ReadonlyMap<string, Error> }>;
};

const kinds: Kind[] = [
  {
    name: 'the cause of an absence',
    make: () =>
      makeAbsence(app, by, { source: 'certificate', nature: 'illness', gradual_return: 'no', cause: 'Fratura' }),
    read: async (id) => (await get(`/absences/${id}`)).absence.clinical,
    async kept(id) {
      const query = app.db.selectFrom('absences').select('cause').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).cause];
    },
    reseal: (keys) => sealedCauses.reseal(app.db, keys),
  },
  {
    name: 'the CID of an absence',
    make: () => makeAbsence(app, by, { starts_on: '02-03-2026', ends_on: '03-03-2026', cid: 'M54.1' }),
    read: async (id) => (await get(`/absences/${id}`)).absence.clinical,
    async kept(id) {
      const query = app.db.selectFrom('absences').select('cid').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).cid];
    },
    reseal: (keys) => sealedCids.reseal(app.db, keys),
  },
  {
    name: 'what a CAT says',
    async make() {
      const body = { day: '02-02-2026', diagnosis: 'Fratura' };
      return (await app.call('POST', `/employee/${by.employeeId}/cats`, { as: doctor, body })).body.catId;
    },
    read: async (id) => (await get(`/cats/${id}`)).cat.content,
    async kept(id) {
      const query = app.db.selectFrom('cats').select('content').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).content];
    },
    reseal: (keys) => sealedCats.reseal(app.db, keys),
  },
  {
    name: 'which disease somebody has',
    make: () => makeDisease(app, by, { note: 'Duas audiometrias' }),
    read: async (id) => (await get(`/diseases/${id}`)).disease.content,
    async kept(id) {
      const query = app.db.selectFrom('work_diseases').select('content').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).content];
    },
    reseal: (keys) => sealedDiseases.reseal(app.db, keys),
  },
  {
    name: 'what somebody felt after a vaccine',
    make: () => makeDose(app, by, { reaction: 'Febre' }),
    read: async (id) => (await get(`/vaccinations/${id}`)).vaccination.content,
    async kept(id) {
      const query = app.db.selectFrom('vaccinations').select('content').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).content];
    },
    reseal: (keys) => sealedVaccinations.reseal(app.db, keys),
  },
  {
    name: 'what somebody may not do',
    make: () => makeRestriction(app, by, { reason: 'Hérnia' }),
    read: async (id) => {
      const { words, reason } = (await get(`/restrictions/${id}`)).restriction;
      return { words, reason };
    },
    async kept(id) {
      const query = app.db.selectFrom('work_restrictions').select('content').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).content];
    },
    reseal: (keys) => sealedRestrictions.reseal(app.db, keys),
  },
  {
    name: 'what an exam has shown',
    make: () => makeExamRecord(app, by, { abnormal: 'yes', value: '35 dB' }),
    read: async (id) => (await get(`/exam-records/${id}`)).exam.value,
    async kept(id) {
      const query = app.db.selectFrom('exam_records').select('finding').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).finding];
    },
    reseal: (keys) => sealedFindings.reseal(app.db, keys),
  },
  {
    name: 'a result that was sent and waits',
    async make() {
      const results = [{ cpf: '111.444.777-35', exam_code: '0281', done_on: '02-02-2026', value: '35 dB' }];
      const { lines } = (await app.call('PUT', '/exam-results', { as: doctor, body: { results } })).body;
      return lines[0].resultId;
    },
    read: async (id) => (await get(`/exam-results/${id}`)).result.found,
    async kept(id) {
      const query = app.db.selectFrom('exam_results').select('content').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).content];
    },
    reseal: (keys) => sealedResultContents.reseal(app.db, keys),
  },
  {
    name: 'the reason of an interval',
    make: () => makeInterval(app, by, { reason: 'Pressão alta' }),
    read: async () => (await get(`/employee/${by.employeeId}/intervals`)).intervals[0],
    async kept(id) {
      const query = app.db.selectFrom('personal_intervals').select('reason').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).reason];
    },
    reseal: (keys) => sealedReasons.reseal(app.db, keys),
  },
  ...(['asked', 'answer'] as const).map((column) => ({
    name: `what of a request about personal data is the ${column}`,
    async make() {
      const id = await makePrivacyRequest(app, by, { asked: 'Corrijam o meu nome' });
      if (column === 'asked') return id;
      const body = privacyAnswerFields({ answer: 'Corrigido' });
      await app.call('PUT', `/privacy-requests/${id}/answer`, { as: doctor, body });
      return id;
    },
    read: async (id: string) => (await get(`/privacy-requests/${id}`)).request[column],
    async kept(id: string) {
      const query = app.db.selectFrom('privacy_requests').select(column).where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow())[column]];
    },
    reseal: (keys: EncryptionKeys) => sealedWords[column].reseal(app.db, keys),
  })),
  ...([sealedSecrets, sealedFormerSecrets] as const).map(({ column, reseal }) => ({
    name: `of the secrets of a webhook the ${column}`,
    async make() {
      const { id } = await makeWebhook(app, company.token, {});
      // The one before stays for a while.
      if (column === 'former_secret')
        await app.call('POST', `/webhooks/${id}/secret`, { as: company.token, body: { password } });
      return id;
    },
    read: async (id: string) => (await get(`/webhooks/${id}`, company.token)).webhook,
    async kept(id: string) {
      const query = app.db.selectFrom('webhooks').select(['secret', 'former_secret']).where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow())[column as 'secret' | 'former_secret']];
    },
    reseal: (keys: EncryptionKeys) => reseal(app.db, keys),
  })),
  // After the exams: with an opinion the exam of the audiogram shows something, too.
  {
    name: 'the opinion on an audiogram',
    async make() {
      const { employee } = await get(`/employee/${by.employeeId}`);
      const { audiogramId } = await makeAudiogram(app, { employee, token: doctor });
      const body = { ...acceptedOpinion(), version: 1 };
      expect((await app.call('PUT', `/audiograms/${audiogramId}/opinion`, { as: doctor, body })).status).toBe(200);
      return audiogramId;
    },
    read: async (id) => (await get(`/audiograms/${id}`)).audiogram.opinion,
    async kept(id) {
      const query = app.db.selectFrom('audiograms').select('opinion').where('id', '=', id);
      return [(await query.executeTakeFirstOrThrow()).opinion];
    },
    reseal: (keys) => sealedOpinions.reseal(app.db, keys),
  },
  {
    name: 'what the exams of a month have shown together',
    async make() {
      await makeExamRecord(app, by, { abnormal: 'yes' });
      await sumChangedMonths(app.db, app.encryptionKeys);
      await app.db.deleteFrom('month_findings').where('month', '<>', '2026-03').execute();
      return `${company.companyId} 2026-03`;
    },
    read: () => get(`/statistics/abnormal?companyId=${company.companyId}&from=2026-03&to=2026-03`),
    async kept() {
      const query = app.db.selectFrom('month_findings').select('content').where('company_id', '=', company.companyId);
      return (await query.execute()).map(({ content }) => content);
    },
    reseal: (keys) => sealedMonthFindings.reseal(app.db, keys),
  },
];

test.each(kinds)('$name comes under another key once, and stays as it is without it', async (kind) => {
  const [first, second] = app.encryptionKeys;
  const id = await kind.make();
  const before = await kind.read(id);
  const keyIds = async () => new Set((await kind.kept(id)).map((text) => keyIdOfText(text ?? '')));
  expect(await keyIds()).toEqual(new Set([first?.id]));
  expect(await kind.reseal(app.encryptionKeys.toReversed())).toMatchObject({ resealed: 1, failed: new Map() });
  expect(await keyIds()).toEqual(new Set([second?.id]));
  expect(await kind.read(id)).toEqual(before);
  const kept = await kind.kept(id);
  expect(await kind.reseal(app.encryptionKeys.toReversed())).toMatchObject({ resealed: 0 });
  expect((await kind.reseal(app.encryptionKeys.slice(0, 1))).failed.has(id)).toBe(true);
  expect(await kind.kept(id)).toEqual(kept);
});

test('what is written while another key comes stays', async () => {
  const words = { table: 'privacy_requests', column: 'answer', key: ['company_id', 'id'] };
  const id = await makePrivacyRequest(app, by, { asked: 'Corrijam o meu nome' });
  const answered = (answer: string) =>
    app.db.updateTable('privacy_requests').set({ answer }).where('id', '=', id).execute();
  await answered('first');
  const row = (await keptAfter(app.db, words, null, 500)).find(({ key }) => key.id === id);
  if (!row) throw new Error('It was just written.');
  await answered('second');
  expect(await replaceKept(app.db, words, row, 'first, under another key')).toBe(false);
  const kept = app.db.selectFrom('privacy_requests').select('answer').where('id', '=', id);
  expect(await kept.executeTakeFirstOrThrow()).toEqual({ answer: 'second' });
});
