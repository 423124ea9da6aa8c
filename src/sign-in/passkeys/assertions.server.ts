import type { CallContext } from '../../access/caller.server.ts';
import type { ChallengeFor } from './challenges.db.ts';
import { challengeSeconds, consumeChallenge, newChallenge } from './challenges.db.ts';
import type { Assertion } from './passkey.schema.ts';
import { credentialsOf, findPasskey, notePasskeyUse } from './passkeys.db.ts';
import { mustBeRelyingParty } from './relying-party.server.ts';

type Context = Pick<CallContext, 'db' | 'publicUrl' | 'host'>;
type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Whether a key has been shown, with whose it is as far as is known; of one that was refused also why, for the trail. */
export type Shown =
  | { valid: true; passkey: Found }
  | { valid: false; passkey: Found | null; why: 'passkey' | 'passkey-cloned' };

/**
 * What a browser needs to ask for a key, with a challenge for this purpose alone. Whose keys they may be is said where it is
 * known; for a sign-in without a password the browser offers those that it has.
 * @throws 409 where there can be no keys
 */
export async function assertionOptions(context: Context, of: ChallengeFor) {
  const party = mustBeRelyingParty(context);
  const challenge = await newChallenge(context.db, of);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: challengeSeconds * 1000,
    // Somebody's finger, face or PIN: whoever has the device alone does not get in.
    userVerification: 'required',
    ...('userId' in of ? { allowCredentials: await credentialsOf(context.db, of.userId) } : {}),
  });
  return { ...options };
}

/**
 * Checks what a browser sent of a key (Web Authentication Level 3, 7.2): a challenge of ours for this purpose, used up by it;
 * this site; a verified user; the signature; and a count that has gone on, where the authenticator counts.
 * @throws 409 where there can be no keys
 */
export async function checkAssertion(context: Context, assertion: Assertion, of: ChallengeFor): Promise<Shown> {
  const { db } = context;
  const party = mustBeRelyingParty(context);
  const passkey = await findPasskey(db, assertion.id);
  const counter = await verifiedCounter(passkey?.publicKey ?? noKey, assertion, party, (challenge) =>
    consumeChallenge(db, challenge, of),
  );
  const refused = { valid: false, passkey, why: 'passkey' } as const;
  if (counter === null || !passkey || !isOf(passkey, assertion, of)) return refused;
  if (await notePasskeyUse(db, passkey.id, counter)) return { valid: true, passkey };
  return { ...refused, why: 'passkey-cloned' };
}

/** A key is its user's: neither another user shows it, nor does the authenticator say that it is another's. */
function isOf({ userId }: Found, { response: { userHandle } }: Assertion, of: ChallengeFor): boolean {
  if ('userId' in of && of.userId !== userId) return false;
  return !userHandle || userHandle === Buffer.from(userId).toString('base64url');
}

/** What the authenticator counted, or null for anything that is not as it should be. */
async function verifiedCounter(
  publicKey: string,
  assertion: Assertion,
  party: { id: string; origin: string },
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The count is compared when it is written, so that of two at the same moment one is refused.
      credential: { id: assertion.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // The library throws for whatever does not fit.
  }
}

/** Nobody's: what names an unknown key uses its challenge up like any other, and is refused. */
const noKey = '';

/** It reads certificates of every maker: a start does without. */
export function webauthn() {
  return import('@simplewebauthn/server');
}
