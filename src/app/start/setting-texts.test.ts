import { expect, test } from 'vitest';
import { z } from 'zod';
import { cloudProvider, stampService } from './setting-texts.server.ts';

const isTaken = (parse: typeof stampService | typeof cloudProvider, text: string) =>
  z.string().optional().transform<unknown>(parse).safeParse(text).success;

test('what is sent a password or a secret is https, or on this machine', () => {
  for (const [scheme, host, isRight] of [
    ['https', 'act.test', true],
    ['http', 'act.test', false],
    ['http', '127.0.0.1:8080', true],
    ['http', 'localhost', true],
    ['http', '[::1]:8080', true],
    ['http', '127.0.0.1.act.test', false],
    ['http', '10.0.0.1', false],
  ] as const) {
    expect(isTaken(stampService, `${scheme}://zelo:x@${host}/tsa`), `TSA_URL ${scheme} ${host}`).toBe(isRight);
    expect(isTaken(cloudProvider, `${scheme}://zelo:x@${host}/v0/oauth`), `cloud ${scheme} ${host}`).toBe(isRight);
  }
  // What has no password may go in clear: a hash tells nothing, and a stamp is signed.
  expect(isTaken(stampService, 'http://act.test/tsa')).toBe(true);
});
