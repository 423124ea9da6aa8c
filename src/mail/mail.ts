import type { Database } from '../platform/database/database.server.ts';

/** The kinds of mail, by which the queue knows them; one line each. A name never changes. */
export const mailNames = [
  'access-link',
  'api-token-made',
  'api-token-revoked',
  'daily-notifications',
  'document-delivery',
  'email-changed',
  'invitation',
  'new-device',
  'notification',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'recall',
  'second-factor-off',
  'second-factor-on',
] as const;

export type MailName = (typeof mailNames)[number];

/** What a mail can be about, each named by its id; one line each. */
export const mailIds = ['delivery', 'digest', 'formerEmail', 'notification', 'session'] as const;

export type MailIds = Partial<Record<(typeof mailIds)[number], string>>;

/** What a mail says, before it is put into the practice's name. Never a word about anybody's health, nor an employee's name. */
export type MailContent = {
  subject: string;
  /** One paragraph each. */
  lines: readonly string[];
  /** The one place it leads to, below the public address. */
  button?: { label: string; path: string };
  /** Another address than the one that the receiver has today. */
  to?: string;
};

/** Who gets a mail. */
export type Receiver = {
  userId: string;
  email: string;
  type: string;
  /** Whether the receiver may sign in: not deactivated, and not waiting for anybody's approval. */
  hasAccess: boolean;
};

/** What a template reads from. */
export type MailSources = { db: Database; receiver: Receiver; practice: string };

/** One kind of mail. What it is about is named by ids; its words are read when it is sent. */
export type MailTemplate = {
  /** Also to whoever may not sign in: it tells, and opens nothing. */
  evenWithoutAccess?: true;
  /** Null when there is nothing to tell any more. May run twice for one mail. */
  write: (ids: MailIds, sources: MailSources) => Promise<MailContent | null> | MailContent | null;
};
