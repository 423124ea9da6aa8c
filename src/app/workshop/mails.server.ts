import { documentDeliveryMail } from '../../documents/deliveries/document-delivery.mail.ts';
import type { MailName, MailTemplate } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/queued-mail.server.ts';
import { dailyNotificationsMail, notificationMail } from '../../notifications/mails/notification.mail.ts';
import { findPracticeOfPages } from '../../practice/practice-lookups.db.ts';
import { recallMail } from '../../recalls/recall.mail.ts';
import { accessLinkMail } from '../../sign-in/mails/access-link.mail.ts';
import { apiTokenMadeMail } from '../../sign-in/mails/api-token-made.mail.ts';
import { apiTokenRevokedMail } from '../../sign-in/mails/api-token-revoked.mail.ts';
import { emailChangedMail } from '../../sign-in/mails/email-changed.mail.ts';
import { invitationMail } from '../../sign-in/mails/invitation.mail.ts';
import { newDeviceMail } from '../../sign-in/mails/new-device.mail.ts';
import { passkeyAddedMail } from '../../sign-in/mails/passkey-added.mail.ts';
import { passkeyRemovedMail } from '../../sign-in/mails/passkey-removed.mail.ts';
import { passwordChangedMail } from '../../sign-in/mails/password-changed.mail.ts';
import { secondFactorOffMail } from '../../sign-in/mails/second-factor-off.mail.ts';
import { secondFactorOnMail } from '../../sign-in/mails/second-factor-on.mail.ts';
import { findOwnerId } from '../../sign-in/profile.db.ts';
import { findReceiver } from '../../sign-in/users.db.ts';
import type { Config } from '../config.server.ts';
import { notificationKinds } from './notification-kinds.server.ts';

/** Every kind of mail. A new one adds one line here, and its name in `src/mail/mail.ts`; sorted. */
const templates: Readonly<Record<MailName, MailTemplate>> = {
  'access-link': accessLinkMail,
  'api-token-made': apiTokenMadeMail,
  'api-token-revoked': apiTokenRevokedMail,
  'daily-notifications': dailyNotificationsMail(notificationKinds, findOwnerId),
  'document-delivery': documentDeliveryMail,
  'email-changed': emailChangedMail,
  invitation: invitationMail,
  'new-device': newDeviceMail,
  notification: notificationMail(notificationKinds, findOwnerId),
  'passkey-added': passkeyAddedMail,
  'passkey-removed': passkeyRemovedMail,
  'password-changed': passwordChangedMail,
  recall: recallMail,
  'second-factor-off': secondFactorOffMail,
  'second-factor-on': secondFactorOnMail,
};

/** What sends the mails of this installation; null where no mail server is configured. */
export function mailerOf({ mail: settings }: Config): Mailer | null {
  if (!settings) return null;
  const practiceName: Mailer['practiceName'] = async (db) => (await findPracticeOfPages(db)).name;
  return { settings, templates, findReceiver, practiceName };
}
