import { TOTP } from 'otpauth';
import type { Api } from './api.ts';
import { password } from './factories.ts';

const period = 30_000;

/** The code that an authenticator app shows for a secret, now or some steps of 30 seconds away. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * period });
}

/**
 * Sets up a second factor for the user of a session. The code of the current step is used up by it; that of the next one
 * is taken already.
 */
export async function setUpSecondFactor(app: Api, token: string, secret = password) {
  const begun = await app.call('POST', '/second-factor', { as: token, body: { password: secret } });
  const key: string = begun.body.secret;
  const confirmed = await app.call('PUT', '/second-factor/confirm', { as: token, body: { code: codeOf(key) } });
  if (confirmed.status !== 200) throw new Error(`not set up: ${JSON.stringify([begun.body, confirmed.body])}`);
  return { secret: key, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
