import type { Permission, UserType } from '../access/policy.ts';
import { reachOf } from '../access/policy.ts';
import { type Scope, scopeFor } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { MailWay } from './notifications.contract.ts';

/** Whoever reads a notification, at that moment. */
export type Reader = { userId: string; type: string; ownerId: string };

/** What a notification says to its reader, and where it leads; where its words are of its own time, by when it was told. */
export type Told = { text: string | ((toldAt: string) => string); path: string | null };

/** One kind of notification: all that is known of it (decision 50). */
export type NotificationKind = {
  kind: string;
  /** Who can be told of it. */
  for: readonly UserType[];
  /**
   * What the settings call it, and the daily e-mail, with a number behind it; and the words of its own e-mail: always the same,
   * so that nobody can put a name or a clinical word into them. Null where something else sends the e-mail: such a kind is
   * always told, and nobody chooses.
   */
  mail: { label: string; text: string; usually: MailWay } | null;
  /** While one is unread another one within a day says nothing new: a receiver has one of them a day. */
  isSummed?: true;
  /**
   * Its words, made when it is read: what the reader may see of these subjects today; those that are left out are gone.
   * A kind that is about the reader alone says the same to everybody.
   */
  tell: Told | ((db: Database, reader: Reader, subjectIds: readonly string[]) => Promise<ReadonlyMap<string, Told>>);
};

/** What a reader's permission reaches today, or null without it. */
export function scopeOf({ type, ownerId }: Reader, permission: Permission): Scope | null {
  const reach = reachOf(type, permission);
  return reach && scopeFor(reach, ownerId);
}

/** How a user who has not chosen is told of a kind. */
export function usualWay({ mail }: NotificationKind): { inBell: boolean; mail: MailWay } {
  return { inBell: true, mail: mail?.usually ?? 'none' };
}
