import { createServer } from 'node:net';
import tls from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../app/config.server.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { letterOf } from './letter.rules.ts';
import { MailFailure } from './mail-failure.server.ts';
import { sendMail } from './smtp.server.ts';

let server: MailServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const letter = letterOf(
  { subject: 'Há um novo documento', lines: ['Olá,', 'Ele está no Zelo.'], button: { label: 'Abrir', path: '/a#b' } },
  'Clínica São João',
  'https://zelo.test',
);
const mail = { ...letter, to: 'ana@empresa.test', senderName: 'Clínica São João', id: '0190-mail' };

function settingsOf(env: Record<string, string>) {
  const { mail: settings } = readConfig(env);
  if (!settings) throw new Error('mail is off');
  return settings;
}

async function failureOf(sending: Promise<void>): Promise<MailFailure> {
  const error = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailFailure)) throw new Error(`not a failure of a mail: ${String(error)}`);
  return error;
}

/** Trusts the authority of a test server for as long as the work takes. */
async function trusting<Result>(authority: string, work: () => Promise<Result>): Promise<Result> {
  const usual = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...usual, authority]);
  return work().finally(() => tls.setDefaultCACertificates(usual));
}

test('a mail arrives in the name of the practice, as text and as HTML that fetches nothing, under a name of its own', async () => {
  server = await startMailServer();
  await sendMail(settingsOf(server.settings), mail);
  await sendMail(settingsOf(server.settings), mail);
  const [first, again] = server.received;
  expect(first?.to).toEqual(['ana@empresa.test']);
  expect(first?.headers).toMatchObject({
    from: 'Clínica São João <avisos@clinica.test>',
    to: 'ana@empresa.test',
    subject: 'Há um novo documento',
    'message-id': '<0190-mail@clinica.test>',
    'auto-submitted': 'auto-generated',
  });
  expect(again?.headers['message-id'], 'a retry is the same mail').toBe(first?.headers['message-id']);
  expect(first?.text).toContain('Abrir:\nhttps://zelo.test/a#b');
  expect(first?.html).toContain('href="https://zelo.test/a#b"');
  expect(first?.html).not.toMatch(/<img|<script|<link|url\(|src=/i);
});

test.each(['smtps', 'smtp'] as const)(
  '%s: with the certificate of a trusted authority and the right login it is sent',
  async (kind) => {
    const login = { user: 'avisos@clinica.test', pass: 'se:nha/d@ifícil' };
    server = await startMailServer({ tls: kind === 'smtps' ? 'tls' : 'starttls', login });
    const { settings, authority, received } = server;
    await trusting(authority, () => sendMail(settingsOf(settings), mail));
    expect(received).toHaveLength(1);
  },
);

describe('nothing is sent', () => {
  test.each(['tls', 'starttls'] as const)('to a server (%s) whose certificate nobody vouches for', async (kind) => {
    server = await startMailServer({ tls: kind });
    const failure = await failureOf(sendMail(settingsOf(server.settings), mail));
    expect(failure).toMatchObject({ reason: 'mail-certificate' });
    expect(server.received).toEqual([]);
  });

  test('without TLS to another machine', async () => {
    server = await startMailServer();
    const elsewhere = { ...settingsOf(server.settings), host: '0.0.0.0', mustEncrypt: true };
    await server.stop();
    server = undefined;
    const plain = createServer((socket) => {
      socket.write('220 mail ESMTP\r\n');
      socket.on('data', (data) => socket.write(String(data).startsWith('EHLO') ? '250 mail\r\n' : '502 no\r\n'));
    });
    await new Promise<void>((done) => plain.listen(elsewhere.port, '0.0.0.0', done));
    const failure = await failureOf(sendMail(elsewhere, mail));
    plain.close();
    expect(failure).toMatchObject({ reason: 'mail-encryption' });
  });

  test('with a login that is refused', async () => {
    server = await startMailServer({ tls: 'tls', login: { user: 'a', pass: 'right' } });
    const { settings, authority, received } = server;
    const wrong = { ...settingsOf(settings), credentials: { user: 'a', pass: 'wrong' } };
    const failure = await failureOf(trusting(authority, () => sendMail(wrong, mail)));
    expect(failure).toMatchObject({ reason: 'mail-login' });
    expect(received).toEqual([]);
  });

  test('where no mail server listens', async () => {
    server = await startMailServer();
    const settings = settingsOf(server.settings);
    await server.stop();
    server = undefined;
    expect(await failureOf(sendMail(settings, mail))).toMatchObject({ reason: 'mail-connection' });
  });
});

test.each([
  [450, '4.2.1 ana@empresa.test is busy', 'mail-refused', '(450 4.2.1)'],
  [452, 'too many', 'mail-refused', '(452)'],
  [550, '5.1.1 <ana@empresa.test> does not exist', 'mail-receiver', '(550 5.1.1)'],
  [554, '5.7.1 go away, ana@empresa.test', 'mail-receiver', '(554 5.7.1)'],
])('a receiver refused with %i is told with the code and without the address', async (code, message, reason, told) => {
  server = await startMailServer();
  server.manner.refuse = () => ({ code, message });
  const failure = await failureOf(sendMail(settingsOf(server.settings), mail));
  expect(failure).toMatchObject({ reason, message: expect.stringContaining(told) });
  expect(failure.message).not.toContain('ana');
  expect(failure.cause, 'nothing that quotes the address hangs on to it').toBeUndefined();
});

test('a slow server is waited for, and what is stopped meanwhile ends at once', async () => {
  server = await startMailServer();
  const held = Promise.withResolvers<void>();
  server.manner.hold = held.promise;
  const stop = new AbortController();
  const stopped = failureOf(sendMail(settingsOf(server.settings), { ...mail, id: 'stopped' }, stop.signal));
  const waiting = sendMail(settingsOf(server.settings), { ...mail, id: 'waited' });
  stop.abort();
  expect((await stopped).reason).toBe('mail-stopped');
  held.resolve();
  await waiting;
  expect(server.received.map(({ headers }) => headers['message-id'])).toContain('<waited@clinica.test>');
});

test.each([
  'Ana\r\nBcc: outro@x.test',
  'Ana\nX-Mal: 1',
  'Ana\u2028Bcc: a@b.test',
  '"><script>alert(1)</script>',
  'A <b@c.test>, D',
])('a name or subject such as %j makes no header, receiver or markup of its own', async (evil) => {
  server = await startMailServer();
  const made = letterOf(
    { subject: evil, lines: [evil], button: { label: evil, path: '/x' } },
    evil,
    'https://zelo.test',
  );
  await sendMail(settingsOf(server.settings), { ...mail, ...made, senderName: evil });
  const [one] = server.received;
  expect(one?.to).toEqual(['ana@empresa.test']);
  expect(Object.keys(one?.headers ?? {}).sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
    'x-auto-response-suppress',
  ]);
  expect(one?.headers.from).toMatch(/<avisos@clinica\.test>$/);
  expect(one?.html).not.toContain('<script');
});
