import { z } from 'zod';
import { queueMail } from '../../mail/queued-mail.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { record } from '../../trail/entries.db.ts';
import { isEmailTrusted } from '../notices/notices.db.ts';
import { findReceiver } from '../users.db.ts';
import { takeRequest } from './links.db.ts';

/**
 * Answers what was asked by 'Esqueci minha senha': nothing for an address that nobody has, for a user who may not sign in, and
 * for an address that another administrator gave the user and a second one has still to approve.
 */
export const linkRequestJob = defineJob({
  kind: 'access-link-request',
  payload: z.object({ request: z.uuid() }),
  handle: ({ request }, { db }) =>
    // Together: the request, which is taken once, the mail and the entry.
    db.transaction().execute(async (tx) => {
      const asked = await takeRequest(tx, request);
      const user = asked?.userId ? await findReceiver(tx, asked.userId) : null;
      if (!asked || !user?.hasAccess || !(await isEmailTrusted(tx, user.userId))) return;
      await queueMail(tx, { to: user.userId, template: 'access-link' });
      const entry = { action: 'link-requested', subject: 'user', subjectId: user.userId } as const;
      await record(tx, { address: asked.address }, entry);
    }),
});
