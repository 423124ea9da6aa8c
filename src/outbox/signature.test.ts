import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { isAuthentic } from '../../docs/examples/receive-webhooks.ts';
import { newSecret, signatureOf } from './signature.server.ts';

const body = '{"type":"employee.created","timestamp":"2026-11-22T12:00:00.000Z","data":{"companyId":"1"}}';
const now = Date.now();

function signed(secrets: readonly string[], at = now) {
  const timestamp = Math.floor(at / 1_000);
  const signature = signatureOf(secrets, { id: 'aviso-1', timestamp, body });
  return { 'webhook-id': 'aviso-1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
}

test('a secret has 256 bits behind the prefix that scanners look for', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  expect(newSecret()).not.toBe(secret);
});

test('what Standard Webhooks gives as an example is signed as it says', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(signatureOf([secret], message)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('what is signed is taken by the library of Standard Webhooks, and by the example receiver', () => {
  const secret = newSecret();
  expect(new Webhook(secret).verify(body, signed([secret]))).toMatchObject({ type: 'employee.created' });
  expect(isAuthentic(secret, signed([secret]), body, now)).toBe(true);
});

test('while a secret is renewed, whoever knows the new one or the former one takes it', () => {
  const [secret, former] = [newSecret(), newSecret()];
  for (const known of [secret, former]) {
    expect(new Webhook(known).verify(body, signed([secret, former]))).toMatchObject({ type: 'employee.created' });
    expect(isAuthentic(known, signed([secret, former]), body, now)).toBe(true);
  }
});

test('the example receiver refuses what is forged, altered, late or without its headers', () => {
  const secret = newSecret();
  const good = signed([secret]);
  expect(isAuthentic(newSecret(), good, body, now)).toBe(false);
  expect(isAuthentic(secret, good, body.replace('created', 'deleted'), now)).toBe(false);
  expect(isAuthentic(secret, { ...good, 'webhook-id': 'aviso-2' }, body, now)).toBe(false);
  expect(
    isAuthentic(secret, { ...good, 'webhook-timestamp': `${Number(good['webhook-timestamp']) + 1}` }, body, now),
  ).toBe(false);
  expect(isAuthentic(secret, good, body, now + 6 * 60_000)).toBe(false);
  expect(isAuthentic(secret, good, body, now - 6 * 60_000)).toBe(false);
  expect(isAuthentic(secret, { ...good, 'webhook-signature': 'v1,' }, body, now)).toBe(false);
  expect(
    isAuthentic(secret, { ...good, 'webhook-signature': good['webhook-signature'].replace('v1', 'v2') }, body, now),
  ).toBe(false);
  expect(isAuthentic(secret, {}, body, now)).toBe(false);
});
