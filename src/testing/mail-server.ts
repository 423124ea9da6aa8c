import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './received-mail.ts';

/** What a mail server of a test does otherwise than take everything. */
type Ways = {
  /** The TLS that it speaks: none, STARTTLS, or from the first byte on; with a certificate of an authority of its own. */
  tls?: 'none' | 'starttls' | 'tls';
  /** The one who may send. */
  login?: { user: string; pass: string };
};

/** What is answered instead of taking a mail: `421 …`, `550 5.1.1 …`. */
type Refusal = { code: number; message: string };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A real mail server that keeps what it is given. Its name in the settings is an address that counts as another machine's where TLS is spoken. */
export async function startMailServer({ tls = 'none', login }: Ways = {}) {
  const received: ReceivedMail[] = [];
  /** What the server is asked to do to the next mails; may be changed at any time. */
  const manner: { refuse: ((to: string) => Refusal | null) | null; hold: Promise<unknown> | null } = {
    refuse: null,
    hold: null,
  };
  const certificate = tls === 'none' ? null : makeCertificate();
  const server = new SMTPServer({
    secure: tls === 'tls',
    ...(certificate ? { key: certificate.key, cert: certificate.cert } : { hideSTARTTLS: true }),
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: login ? [] : ['AUTH'],
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === login?.user && password === login?.pass) return callback(null, { user: username });
      callback(new Error('Invalid username or password'));
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = manner.refuse?.(address);
      callback(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onData(stream, { envelope }, callback) {
      void (async () => {
        const source = await text(stream);
        await manner.hold;
        received.push(
          readMail(
            source,
            envelope.rcptTo.map(({ address }) => address),
          ),
        );
        callback(null);
        // A sender that is killed half-way has sent nothing.
      })().catch(callback);
    },
  });
  server.on('error', () => {}); // A client that breaks off is the test's own.
  server.listen(0, certificate ? '0.0.0.0' : '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : '';
  return {
    received,
    manner,
    /** The certificate of its authority. */
    authority: certificate?.cert ?? '',
    settings: {
      SMTP_URL: `${tls === 'tls' ? 'smtps' : 'smtp'}://${who}${certificate ? '0.0.0.0' : '127.0.0.1'}:${port}`,
      MAIL_FROM: 'avisos@clinica.test',
      PUBLIC_URL: 'http://zelo.test',
    },
    /** What one address was sent, oldest first. */
    to: (address: string) => received.filter((mail) => mail.to.includes(address)),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-mail-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=mail.clinica.test', '-addext', 'subjectAltName=IP:0.0.0.0'];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}
