import type { Database } from '../platform/database/database.server.ts';
import type { MailWay } from './notifications.contract.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    notification_choices: { user_id: string; kind: string; in_bell: boolean; mail: MailWay; updated_at: string };
  }
}

type Choice = { kind: string; inBell: boolean; mail: MailWay };

/** What a user has chosen, where it is not as usual. */
export async function listChoices(db: Database, userId: string): Promise<Choice[]> {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'in_bell as inBell', 'mail'])
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Those of these users who may sign in, each with what was chosen for a kind; null where it is as usual.
 * @param unlessUnreadSince leaves out who has had one of the kind since then and has not read it
 */
export async function findReceivers(
  tx: Database,
  of: { userIds: readonly string[]; kind: string; unlessUnreadSince: string | null },
) {
  const unread = (since: string) =>
    tx
      .selectFrom('notifications')
      .select('user_id')
      .where('user_id', 'in', of.userIds)
      .where('kind', '=', of.kind)
      .where('read_at', 'is', null)
      .where('created_at', '>', since);
  return tx
    .selectFrom('users')
    .leftJoin('notification_choices as choice', (join) =>
      join.onRef('choice.user_id', '=', 'users.id').on('choice.kind', '=', of.kind),
    )
    .select(['users.id as userId', 'choice.in_bell as inBell', 'choice.mail'])
    .where('users.id', 'in', of.userIds)
    .where('users.deactivated_at', 'is', null)
    .$if(of.unlessUnreadSince !== null, (query) =>
      query.where('users.id', 'not in', unread(of.unlessUnreadSince ?? '')),
    )
    .orderBy('users.id')
    .execute();
}

export async function saveChoices(tx: Database, userId: string, choices: readonly Choice[]): Promise<void> {
  const updated_at = new Date().toISOString();
  await tx
    .insertInto('notification_choices')
    .values(choices.map(({ kind, inBell, mail }) => ({ user_id: userId, kind, in_bell: inBell, mail, updated_at })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({
        in_bell: ref('excluded.in_bell'),
        mail: ref('excluded.mail'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}
