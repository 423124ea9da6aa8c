import { z } from 'zod';
import { crashPoint } from '../platform/crash-point.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { defineJob, JobError } from '../platform/jobs/job.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { letterOf } from './letter.rules.ts';
import { type MailIds, type MailName, type MailTemplate, mailIds, mailNames, type Receiver } from './mail.ts';
import { MailFailure } from './mail-failure.server.ts';
import type { MailSettings } from './mail-settings.server.ts';
import { sendMail } from './smtp.server.ts';

/** What sending needs of the subjects above; the composition hands it in. */
export type Mailer = {
  settings: MailSettings;
  templates: Readonly<Record<MailName, MailTemplate>>;
  findReceiver: (db: Database, userId: string) => Promise<Receiver | null>;
  practiceName: (db: Database) => Promise<string>;
};

declare module '../platform/jobs/job.server.ts' {
  interface JobServices {
    /** Null where no mail server is configured: nothing is sent then. */
    mailer: Mailer | null;
  }
}

/** One mail that waits to be sent. Address and words are read when it is; a one-time link's token is made then. */
export const mailJob = defineJob({
  kind: 'mail',
  together: 1, // A node that is killed sends one mail twice at most.
  payload: z.object({
    to: z.uuid(),
    template: z.enum(mailNames),
    ids: z.partialRecord(z.enum(mailIds), z.uuid()),
  }),
  async handle({ to, template: name, ids }, { db, mailer }, { id, signal }) {
    if (!mailer) return; // It was configured when the mail was queued, and is no more.
    const template = mailer.templates[name];
    const receiver = await mailer.findReceiver(db, to);
    if (!receiver || !(receiver.hasAccess || template.evenWithoutAccess)) return;
    const practice = await mailer.practiceName(db);
    const content = await template.write(ids, { db, receiver, practice });
    if (!content) return;
    const letter = letterOf(content, practice, mailer.settings.publicUrl);
    const mail = { ...letter, to: content.to ?? receiver.email, senderName: practice, id };
    crashPoint('mail:sending');
    try {
      await sendMail(mailer.settings, mail, signal);
      crashPoint('mail:sent');
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      throw new JobError(error.reason, { isFinal: error.reason === 'mail-receiver' });
    }
  },
});

/** A mail to a user, by ids alone. */
export type QueuedMail = { to: string; template: MailName; ids?: MailIds };

/**
 * Queues a mail in the transaction of what it tells of. Where no mail server is configured it comes to nothing; who can ask
 * `isMailOn` before spares the queue the row.
 */
export function queueMail(tx: Database, { to, template, ids = {} }: QueuedMail): Promise<void> {
  return enqueue(tx, mailJob, { to, template, ids });
}
