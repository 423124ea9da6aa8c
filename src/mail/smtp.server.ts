import { type Letter, oneLine } from './letter.rules.ts';
import { failureOf } from './mail-failure.server.ts';
import type { MailSettings } from './mail-settings.server.ts';

/** What is handed to the mail server. */
export type OutgoingMail = Letter & {
  to: string;
  senderName: string;
  /** Stays the same however often it is sent. */
  id: string;
};

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Sends one mail by the server that the settings name. The certificate is always checked.
 * @throws {MailFailure} which names no address
 */
export async function sendMail(
  settings: MailSettings,
  { to, senderName, id, subject, text, html }: OutgoingMail,
  signal?: AbortSignal,
): Promise<void> {
  const { from, fromName } = settings;
  const transport = await transportOf(settings);
  try {
    await transport.sendMail({
      from: { name: oneLine(fromName ?? senderName), address: from },
      to: { name: '', address: to },
      messageId: messageIdOf(id, from),
      subject,
      text,
      html,
      // RFC 3834, 5: answering machines leave it alone.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw failureOf(error);
  } finally {
    transport.close();
  }
}

/** Connects and signs in, as sending does, and sends nothing. @throws {MailFailure} as sending does */
export async function tryMailServer(settings: MailSettings): Promise<void> {
  const transport = await transportOf(settings);
  try {
    await transport.verify();
  } catch (error) {
    throw failureOf(error);
  } finally {
    transport.close();
  }
}

async function transportOf({ host, port, secure, mustEncrypt, credentials }: MailSettings) {
  const { createTransport } = await import('nodemailer'); // A start does without.
  return createTransport({
    ...patience,
    host,
    port,
    secure,
    requireTLS: mustEncrypt && !secure,
    tls: { minVersion: 'TLSv1.2' },
    ...(credentials ? { auth: credentials } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The same for every try of one mail, so that a mail that was sent twice is one (RFC 5322, 3.6.4). */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
