import { isIPv4 } from 'node:net';

/** The mail server and in whose name it is asked to send. */
export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte on; otherwise STARTTLS. */
  secure: boolean;
  /** Whether nothing is sent without TLS: everywhere but on the machine itself. */
  mustEncrypt: boolean;
  credentials: { user: string; pass: string } | undefined;
  /** The address that mails come from, and in whose name, where that is not the practice's. */
  from: string;
  fromName?: string | undefined;
  /** Where the links of mails lead. */
  publicUrl: string;
};

const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

/**
 * Reads `SMTP_URL`: `smtp://` (STARTTLS) or `smtps://` (TLS), with user and password before an `@` where the server asks for them.
 * @throws when it is anything else
 */
export function parseSmtpUrl(text: string): Omit<MailSettings, 'from' | 'fromName' | 'publicUrl'> {
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const isKnown = protocol === 'smtp:' || protocol === 'smtps:';
  if (!isKnown || !hostname || Boolean(username) !== Boolean(password)) throw new Error('not a mail server');
  if (!['', '/'].includes(pathname) || search || hash) throw new Error('not a mail server');
  const host = decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: port ? Number(port) : ports[protocol],
    secure: protocol === 'smtps:',
    mustEncrypt: !isOwnMachine(host),
    credentials: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  };
}

/** Reads `MAIL_FROM`: an address, or a name with the address in angle brackets, `Clínica <avisos@clinica.com.br>`. */
export function parseMailFrom(text: string): { name: string | undefined; address: string } {
  const [, name = '', address = text.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return { name: name.trim() || undefined, address: address.trim() };
}

function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
