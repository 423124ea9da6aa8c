import { expect, test } from 'vitest';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { adminFields, professionalFields, signIn, signInFirstAdmin } from '../../testing/factories.ts';
import { startApp } from '../../testing/start-app.ts';

// Who decides on a notice holds the administrators and then the notice; who marks it as seen refers to both.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a notice is marked as seen while somebody holds the administrator who does it',
  async () => {
    const app = await startApp();
    const author = await signInFirstAdmin(app);
    const fields = adminFields();
    const { body } = await app.call('POST', '/admins', { as: author, body: fields });
    const other = await signIn(app, fields.email);
    await app.call('POST', '/professionals', { as: author, body: professionalFields() });
    const { notices } = (await app.call('GET', '/access-notices', { as: other })).body;
    const status = await app.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', body.admin.userId);
      return (await app.call('PUT', `/access-notices/seen/${notices[0].id}`, { as: other })).status;
    });
    expect(status).toBe(204);
    await app.stop();
  },
);
