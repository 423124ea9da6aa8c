import { type MailFailureReason, mailFailureLabels } from './mail.labels.ts';

/** Why a mail was not taken. It names no receiver, whatever the mail server said. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly reason: MailFailureReason;

  constructor(reason: MailFailureReason, reply = '') {
    super(`${mailFailureLabels[reason]}${reply && ` (${reply})`}`);
    this.reason = reason;
  }
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

/** What the sending library has thrown, without the words of the mail server, which quote the receiver. */
export function failureOf(error: unknown): MailFailure {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  if (code === 'EAUTH' || code === 'ENOAUTH') return new MailFailure('mail-login');
  if (code === 'ETLS' && reply > 0) return new MailFailure('mail-encryption');
  if (reply > 0) {
    const ofReceiver = command === 'RCPT TO' || command === 'DATA';
    const told = [reply, /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(response))?.[0]].filter(Boolean).join(' ');
    if (ofReceiver && reply >= 550 && reply < 560) return new MailFailure('mail-receiver', told);
    return new MailFailure(reply >= 500 ? 'mail-rejected' : 'mail-refused', told);
  }
  return new MailFailure(withoutReply(String(code ?? ''), messageOf(error)));
}

function withoutReply(code: string, message: string): MailFailureReason {
  if (/certificate|CERT|self.signed|altname|issuer/i.test(`${code} ${message}`)) return 'mail-certificate';
  if (code === 'ETLS') return /STARTTLS/i.test(message) ? 'mail-encryption' : 'mail-certificate';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`)) return 'mail-host';
  if (code === 'ETIMEDOUT') return 'mail-slow';
  if (code === 'EABORT') return 'mail-stopped';
  return ['ESOCKET', 'ECONNECTION', 'ECONNREFUSED', 'ECONNRESET'].includes(code) ? 'mail-connection' : 'mail-other';
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
