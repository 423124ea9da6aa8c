import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.server.ts';
import { apiAt } from '../testing/api.ts';
import { companyFields, signIn } from '../testing/factories.ts';
import { startReplicated } from '../testing/postgres/replicated.ts';
import { serverPrograms } from '../testing/postgres/server-programs.ts';
import { type RunningServer, startServer } from '../testing/start-process.ts';
import { until } from '../testing/until.ts';

if (!serverPrograms)
  console.warn('SKIPPED: no /usr/lib/postgresql/*/bin here; a lost primary is not tried on this machine.');

describe.skipIf(!serverPrograms)('a PostgreSQL server that dies under writes, and its standby', () => {
  let servers: Awaited<ReturnType<typeof startReplicated>>;
  let zelo: RunningServer;
  beforeAll(async () => {
    servers = await startReplicated();
    zelo = await startServer({ DATABASE_URL: servers.url, LOG_LEVEL: 'warn' });
  });
  afterAll(async () => {
    await zelo?.stop();
    servers?.stop();
  });

  test('the standby that was promoted is followed: nothing that was answered is lost, and the log says it once', async () => {
    const api = apiAt(zelo.url, zelo.admin);
    const token = await signIn(api, zelo.admin.email, zelo.admin.password);
    const answered: string[] = [];
    let [isEnding, afterwards, refused] = [false, 0, 0];
    let isPromoted = false;
    const writer = async () => {
      while (!isEnding) {
        const body = companyFields();
        const made = await api.call('POST', '/companies', { as: token, body }).catch(() => null);
        if (made?.status === 201) answered.push(body.email);
        else refused++;
        if (made?.status === 201 && isPromoted) afterwards++;
      }
    };
    const writing = Promise.all([writer(), writer(), writer()]);
    await until(() => answered.length > 10);
    servers.kill();
    await until(() => refused > 3);
    servers.promote();
    isPromoted = true;
    await until(() => afterwards > 10);
    isEnding = true;
    await writing;

    const db = openDatabase({ dataDir: zelo.place.dataDir, databaseUrl: servers.url });
    const kept = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
    await db.destroy();
    expect(answered.filter((email) => !kept.has(email.toLowerCase()))).toEqual([]);
    const said = () =>
      zelo.logged().filter(({ msg }) => msg === 'another PostgreSQL server takes the writes; it is followed');
    await until(() => said().length > 0);
    expect(said()).toMatchObject([{ server: 2, of: 2 }]);
    const faults = zelo.logged().filter(({ msg }) => msg === 'fault');
    expect(faults.length, 'an outage is told once, however many calls it fails').toBeLessThanOrEqual(2);
  });
});
