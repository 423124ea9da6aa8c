import { z } from 'zod';
import { letterOf } from '../../mail/letter.rules.ts';
import { MailFailure } from '../../mail/mail-failure.server.ts';
import type { Mailer } from '../../mail/queued-mail.server.ts';
import { sendMail } from '../../mail/smtp.server.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob, JobError } from '../../platform/jobs/job.server.ts';
import type { EncryptionKey } from '../../platform/storage/encryption-keys.server.ts';
import { lastEntry } from '../../trail/append.db.ts';
import type { Head } from '../../trail/chain.db.ts';
import { anchorLine } from './anchor-line.server.ts';
import { type AnchorStore, putAnchor } from './anchor-store.server.ts';

/** Where the end of the trail is kept outside of the installation, and the key that signs it. */
export type Anchors = { key: EncryptionKey; mailTo: string | undefined; store: AnchorStore | undefined };

declare module '../../platform/jobs/job.server.ts' {
  interface JobServices {
    /** Null where the settings name no place for anchors. */
    anchors: Anchors | null;
  }
}

/** Once a day, on one node: takes the end of the trail out of the house, where nobody who has the database cuts it or writes it anew. */
export const anchorJob = defineJob({
  kind: 'trail-anchor',
  payload: z.object({}),
  everyMs: 24 * 3_600_000,
  async handle(_payload, { db, anchors, mailer }, { id, signal }) {
    const head = anchors && (await lastEntry(db));
    if (!anchors || !head) return;
    const at = new Date().toISOString();
    const line = anchorLine(head, at, anchors.key);
    // A second time puts nothing over it.
    if (anchors.store) await putAnchor(anchors.store, head, line);
    if (!anchors.mailTo || !mailer) return;
    // Of each day one mail, however often the day's is sent.
    await mailAnchor({ db, mailer }, { to: anchors.mailTo, id: `${id}.${head.number}`, head, at, line }, signal);
  },
});

type AnchorMail = { to: string; id: string; head: Head; at: string; line: string };

async function mailAnchor(
  { db, mailer: { settings, practiceName } }: { db: Database; mailer: Mailer },
  { to, id, head, at, line }: AnchorMail,
  signal: AbortSignal,
): Promise<void> {
  const practice = await practiceName(db);
  const lines = [
    `Esta é a âncora da trilha de auditoria do Zelo em ${dayOf(at)}: o fim dela, no registro ${head.number}, assinado.`,
    line,
    'Guarde este e-mail fora do servidor. Com ele, npm run verify-audit -- --anchors ARQUIVO mostra se a trilha foi cortada ou reescrita depois.',
  ];
  const letter = letterOf({ subject: `Âncora da auditoria: registro ${head.number}`, lines }, practice, '');
  try {
    await sendMail(settings, { ...letter, to, senderName: practice, id }, signal);
  } catch (error) {
    throw error instanceof MailFailure ? new JobError(error.reason) : error;
  }
}
