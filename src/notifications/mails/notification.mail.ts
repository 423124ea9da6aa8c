import type { MailContent, MailSources, MailTemplate } from '../../mail/mail.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NotificationKind, Reader } from '../notification-kind.server.ts';
import { tellAll } from '../told.server.ts';
import { listDigest, listUnread } from './notification-mails.db.ts';

/** Finds the user's own record, by which it is known what the user may see. */
type FindOwner = (db: Database, userId: string, type: string) => Promise<string>;

const whereToChoose = 'Você escolhe como ser avisado em Configurações, no Zelo.';

/** One thing, at once: the fixed words of its kind and the way to it, as far as its receiver may still go there. */
export function notificationMail(kinds: readonly NotificationKind[], findOwner: FindOwner): MailTemplate {
  return {
    async write({ notification = '' }, { db, receiver }) {
      const rows = await listUnread(db, receiver.userId, notification);
      const [told] = await tellAll(db, kinds, await readerOf(db, receiver, findOwner), rows);
      const kind = kinds.find((each) => each.kind === rows[0]?.kind);
      if (!told || !kind?.mail) return null;
      return letter(kind.mail.text, [`${kind.mail.text}.`], told.path);
    },
  };
}

/** All that is unread of a day, counted by kind. */
export function dailyNotificationsMail(kinds: readonly NotificationKind[], findOwner: FindOwner): MailTemplate {
  return {
    async write({ digest = '' }, { db, receiver }) {
      const rows = await listDigest(db, receiver.userId, digest);
      const told = await tellAll(db, kinds, await readerOf(db, receiver, findOwner), rows);
      const still = rows.filter((_, at) => told[at]);
      const counts = kinds.flatMap(({ kind, mail }) => {
        const count = still.filter((row) => row.kind === kind).length;
        return mail && count > 0 ? [`${mail.label}: ${count}`] : [];
      });
      if (counts.length === 0) return null;
      return letter('O que há de novo no Zelo', ['O que há de novo e você ainda não leu:', ...counts], null);
    },
  };
}

async function readerOf(
  db: Database,
  { userId, type }: MailSources['receiver'],
  findOwner: FindOwner,
): Promise<Reader> {
  return { userId, type, ownerId: await findOwner(db, userId, type) };
}

function letter(subject: string, lines: readonly string[], path: string | null): MailContent {
  const button = { label: 'Abrir o Zelo', path: path ?? '/dashboard' };
  return { subject, lines: [...lines, whereToChoose], button };
}
