import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationKinds } from '../../app/workshop/notification-kinds.server.ts';
import { documentAvailable, documentWithdrawn } from '../../documents/document-notifications.server.ts';
import { runs } from '../../testing/chance/chance.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { type MailWay, mailWays } from '../notifications.contract.ts';
import { notify } from '../notify.server.ts';
import { queueDailyMails } from './daily-mails.server.ts';

let app: TestApp;
let mailServer: MailServer;
let client: { token: string; company: { userId: string; user: { email: string } } };
let documents: readonly string[];
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startApp(mailServer.settings);
  const admin = await signInFirstAdmin(app);
  const company = await makeCompany(app, {}, admin);
  const doctor = await makeProfessional(app, {}, admin);
  const employee = await makeEmployee(app, company);
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const open = await makeDocument(app, at, { medicalConfidentiality: false });
  const withdrawn = await makeDocument(app, at, { medicalConfidentiality: false });
  await app.call('PUT', `/document/withdraw/${withdrawn.id}`, { as: doctor.token, body: { reason: 'Engano' } });
  documents = [open.id, withdrawn.id];
  client = company;
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});

const kinds = [documentAvailable, documentWithdrawn] as const;
const kindAt = fc.constantFrom(0, 1);

/** What can happen to a user's notifications, in any order. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('notify' as const), kind: kindAt }) },
  fc.record({ do: fc.constant('read' as const), at: fc.nat(30) }),
  fc.record({
    do: fc.constant('choose' as const),
    kind: kindAt,
    inBell: fc.boolean(),
    mail: fc.constantFrom(...mailWays),
  }),
  fc.record({ do: fc.constant('send' as const) }),
  fc.record({ do: fc.constant('day' as const), nodes: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('crash' as const) }),
);

type Kept = { id: string; kind: number; inBell: boolean; read: boolean; waits: boolean };
type Mail = { of: readonly Kept[]; isDaily: boolean };

test('whatever is told, read, chosen, sent and killed in whatever order: each e-mail tells once of what is unread', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      await forgetAll();
      const chosen: { inBell: boolean; mail: MailWay }[] = kinds.map(() => ({ inBell: true, mail: 'daily' }));
      const told: Kept[] = [];
      let queued: Mail[] = [];
      const expected: string[] = [];
      for (const each of steps) {
        if (each.do === 'notify') {
          const { inBell, mail } = chosen[each.kind] ?? { inBell: true, mail: 'daily' };
          const id = await tell(each.kind);
          if (!inBell && mail === 'none') expect(id).toBeUndefined();
          else {
            const one = { id: id ?? '', kind: each.kind, inBell, read: false, waits: mail === 'daily' };
            told.push(one);
            if (mail === 'now') queued.push({ of: [one], isDaily: false });
          }
        } else if (each.do === 'read') {
          const one = told.filter(({ inBell }) => inBell)[each.at];
          if (one) {
            const { status } = await app.call('PUT', `/notifications/read/${one.id}`, { as: client.token });
            expect(status).toBe(204);
            one.read = true;
          }
        } else if (each.do === 'choose') {
          const { kind, inBell, mail } = each;
          chosen[kind] = { inBell, mail };
          const body = { choices: [{ kind: kinds[kind]?.kind, inBell, mail }] };
          expect((await app.call('PUT', '/notifications/choices', { as: client.token, body })).status).toBe(204);
        } else if (each.do === 'send') {
          await app.workDueJobs();
          for (const mail of queued) expected.push(...wordsOf(mail));
          queued = [];
        } else if (each.do === 'day') {
          await Promise.all(
            Array.from({ length: each.nodes }, () => queueDailyMails(app.db, notificationKinds, tomorrow())),
          );
          const taken = told.filter(({ waits, read, kind }) => waits && !read && chosen[kind]?.mail === 'daily');
          if (taken.length > 0) queued.push({ of: taken, isDaily: true });
          for (const one of told) one.waits = false;
        } else {
          await withoutQueue(() => queueDailyMails(app.db, notificationKinds, tomorrow()).catch(() => {}));
          // What nobody wants any more may go without a queue; the rest is left as it was.
          const isTaken = told.some(({ waits, read, kind }) => waits && !read && chosen[kind]?.mail === 'daily');
          if (!isTaken) for (const one of told) one.waits = false;
        }
        const { unread } = (await app.call('GET', '/notifications/unread', { as: client.token })).body;
        expect(unread).toBe(told.filter(({ inBell, read }) => inBell && !read).length);
      }
      await app.workDueJobs();
      for (const mail of queued) expected.push(...wordsOf(mail));
      expect(mailServer.received.map(({ headers, text }) => said(headers.subject ?? '', text)).sort()).toEqual(
        expected.sort(),
      );
    }),
    { numRuns: runs(40) },
  );
});

/** So late that the letter of the day tells of all until now, also of what is told in the last minutes before seven. */
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);

/** Tells the user of one of the two documents; answers the new row's id, if there is one. */
async function tell(kind: number): Promise<string | undefined> {
  const rows = () => app.db.selectFrom('notifications').select('id').orderBy('id', 'desc').execute();
  const before = (await rows()).length;
  const [definition, about] = [kinds[kind], documents[kind]];
  if (!definition || !about) throw new Error('there are two kinds');
  await app.db.transaction().execute((tx) => notify(tx, definition, { to: [client.company.userId], about }));
  const after = await rows();
  return after.length > before ? after[0]?.id : undefined;
}

/** The queue cannot be written to meanwhile: whoever queues is ended in the middle of a transaction. */
async function withoutQueue(run: () => Promise<unknown>): Promise<void> {
  await sql`alter table jobs rename to jobs_away`.execute(app.db);
  await run();
  await sql`alter table jobs_away rename to jobs`.execute(app.db);
}

/** What a mail about these says, of which some may have been read since; nothing when all were. */
function wordsOf({ of, isDaily }: Mail): string[] {
  const still = of.filter(({ read }) => !read);
  const [first] = still;
  if (!first) return [];
  if (!isDaily) return [kinds[first.kind]?.mail?.text ?? ''];
  const counts = kinds.flatMap(({ mail }, kind) => {
    const count = still.filter((one) => one.kind === kind).length;
    return count > 0 ? [`${mail?.label}: ${count}`] : [];
  });
  return [counts.join(', ')];
}

function said(subject: string, text: string): string {
  if (subject !== 'O que há de novo no Zelo') return subject;
  return [...text.matchAll(/^Documentos \w+: \d+$/gm)].map(([line]) => line).join(', ');
}

async function forgetAll(): Promise<void> {
  await app.workDueJobs();
  for (const table of ['notification_mails', 'notifications', 'notification_choices'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  mailServer.received.length = 0;
}
