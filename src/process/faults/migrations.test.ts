import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { apiAt } from '../../testing/api.ts';
import { signInFirstAdmin } from '../../testing/factories.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { startServer } from '../../testing/start-process.ts';
import { report } from './report.ts';

const up = (statements: string) => `import { sql } from 'kysely';\nexport async function up(db) {\n${statements}\n}\n`;
const create = (name: string) => `  await db.schema.createTable('${name}').addColumn('id', 'text').execute();`;

describe.each(['SQLite', 'PostgreSQL'] as const)('migrations on %s', (engine) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createPostgres>> | null;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'zelo-migrations-'));
    database = engine === 'PostgreSQL' ? await createPostgres() : null;
  });
  afterEach(async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('that fail half way leave nothing, and run whole once they are right', async () => {
    const folder = mkdtempSync(join(import.meta.dirname, '.migrations-'));
    const db = openDatabase({ dataDir, databaseUrl: database?.url });
    const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
    try {
      writeFileSync(join(folder, '0001-first.ts'), up(create('first')));
      writeFileSync(
        join(folder, '0002-second.ts'),
        up(`${create('second')}\n  await sql\`insert into nowhere values (1)\`.execute(db);`),
      );
      await expect(migrate(db, { folder })).rejects.toThrow(/nowhere/);
      expect(await tables()).not.toContain('first');
      expect(await tables()).not.toContain('second');
      rmSync(join(folder, '0002-second.ts'));
      writeFileSync(join(folder, '0003-third.ts'), up(create('third')));
      await migrate(db, { folder });
      expect(await tables()).toEqual(expect.arrayContaining(['first', 'third']));
      const recovery = 'nada ficou; o início seguinte migra por inteiro';
      report({ fault: `migração que falha no meio (${engine})`, load: '–', acknowledged: 0, lost: 0, recovery });
    } finally {
      await db.destroy();
      rmSync(folder, { recursive: true });
    }
  });

  test('that several nodes start at once run once', async () => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' };
    const servers = await Promise.all([startServer(settings), startServer(settings)]);
    const [made, ...others] = servers.map(({ admin }) => admin).sort((a, b) => b.email.length - a.email.length);
    expect(others.map(({ email }) => email)).toEqual(['']);
    // A session that one node began is known to the others.
    const apis = servers.map(({ url }) => apiAt(url, made ?? { email: '', password: '' }));
    const [first] = apis;
    if (!first) throw new Error('no server');
    const as = await signInFirstAdmin(first);
    for (const api of apis) expect((await api.call('GET', '/profile', { as })).status).toBe(200);
    expect((await first.call('POST', '/logout', { as })).status).toBeLessThan(300);
    for (const api of apis) expect((await api.call('GET', '/profile', { as })).status).toBe(401);
    const recovery = 'um migra, o outro espera';
    report({ fault: `dois nós migrando ao mesmo tempo (${engine})`, load: '–', acknowledged: 1, lost: 0, recovery });
    await Promise.all(servers.map((server) => server.stop()));
  });
});
