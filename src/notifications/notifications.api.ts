import { type Feature, forSignedIn } from '../access/handlers.server.ts';
import { invalidInput, notFound } from '../platform/contract/errors.ts';
import { withEntries } from '../trail/change.server.ts';
import { listChoices, saveChoices } from './notification-choices.db.ts';
import { type NotificationKind, usualWay } from './notification-kind.server.ts';
import { type NotificationChoice, notificationsContract } from './notifications.contract.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './notifications.db.ts';
import { announceToUsers } from './notify.server.ts';
import { tellAll } from './told.server.ts';

/** So many are listed at once. */
const pageSize = 20;

/** In the place of what the reader may no longer see. */
const gone = { text: 'O que este aviso dizia não está mais disponível.', path: null };

/** The calls about the caller's own notifications. */
export function notificationsApi(kinds: readonly NotificationKind[]): Feature {
  const choosable = (type: string) =>
    kinds.flatMap((kind) =>
      kind.mail && kind.for.some((one) => one === type) ? [{ ...kind, label: kind.mail.label }] : [],
    );
  return forSignedIn(notificationsContract, {
    list: async ({ input: { before }, context: { db, caller } }) => {
      const found = await listNotifications(db, caller.userId, { before, most: pageSize + 1 });
      const rows = found.slice(0, pageSize);
      const told = await tellAll(db, kinds, caller, rows);
      return {
        notifications: rows.map(({ id, kind, createdAt, readAt }, at) => ({
          ...{ id, kind, createdAt, read: readAt !== null, ...(told[at] ?? gone) },
        })),
        next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    count: async ({ context: { db, caller } }) => ({ unread: await countUnread(db, caller.userId) }),

    read: async ({ input: { notificationId }, context: { db, caller } }) => {
      if (!(await markRead(db, caller.userId, notificationId))) throw unknown();
      await announceToUsers(db, [caller.userId]);
    },

    readAll: ({ input: { until }, context: { db, caller } }) =>
      // Together: all that were not read, and the screens that show how many.
      db.transaction().execute(async (tx) => {
        if (!(await markAllRead(tx, caller.userId, until))) throw unknown();
        await announceToUsers(tx, [caller.userId]);
      }),

    choices: async ({ context: { db, caller, isMailOn } }) => {
      const chosen = new Map((await listChoices(db, caller.userId)).map((choice) => [choice.kind, choice]));
      const choices = choosable(caller.type).map((kind): NotificationChoice => {
        const { inBell, mail } = chosen.get(kind.kind) ?? usualWay(kind);
        return { kind: kind.kind, label: kind.label, inBell, mail };
      });
      return { choices, mailOn: isMailOn };
    },

    choose: async ({ input: { choices }, context }) => {
      const { caller } = context;
      const known = new Set(choosable(caller.type).map(({ kind }) => kind));
      const issues = choices.flatMap(({ kind }, at) =>
        known.has(kind) ? [] : [{ path: `choices.${at}.kind`, message: 'Este aviso não existe' }],
      );
      if (issues.length > 0) throw invalidInput(issues);
      if (choices.length === 0) return;
      await withEntries(context, async (tx) => {
        await saveChoices(tx, caller.userId, [...new Map(choices.map((one) => [one.kind, one])).values()]);
        return { action: 'updated', subject: 'notification', subjectId: caller.userId };
      });
    },
  });
}

function unknown() {
  return notFound('Notificação não encontrada.');
}
