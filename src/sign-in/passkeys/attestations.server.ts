import type { SignedInContext } from '../../access/caller.server.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import { webauthn } from './assertions.server.ts';
import { type ChallengeFor, challengeSeconds, consumeChallenge, newChallenge } from './challenges.db.ts';
import type { Attestation } from './passkey.schema.ts';
import { credentialsOf, type NewPasskey } from './passkeys.db.ts';
import { mustBeRelyingParty } from './relying-party.server.ts';

/**
 * What a browser needs to make a key for the caller: one that names its user by itself, so that it signs in without an e-mail,
 * and that asks who holds it. The maker of the authenticator is not asked for.
 * @throws 409 where there can be no keys
 */
export async function attestationOptions(context: SignedInContext, user: { id: string; email: string }) {
  const { db } = context;
  const party = mustBeRelyingParty(context);
  const challenge = await newChallenge(db, addingFor(context));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Zelo',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.email,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(db, user.id),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  return { ...options };
}

/**
 * The key that a browser has made for the caller (Web Authentication Level 3, 7.1).
 * @throws 400 under `passkey` for anything that is not as it should be, 409 where there can be no keys
 */
export async function mustBeNewPasskey(
  context: SignedInContext,
  passkey: Attestation,
): Promise<Omit<NewPasskey, 'name'>> {
  const { id: expectedRPID, origin: expectedOrigin } = mustBeRelyingParty(context);
  const expectedChallenge = (challenge: string) => consumeChallenge(context.db, challenge, addingFor(context));
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...passkey.response, transports: undefined }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => null); // The library throws for whatever does not fit.
  if (!verified?.verified) throw invalidInput([{ path: 'passkey', message: notMadeMessage }]);
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: passkey.response.transports ?? [],
  };
}

const notMadeMessage = 'A chave de acesso não pôde ser conferida, ou o pedido venceu. Comece de novo.';

function addingFor({ caller: { userId, sessionId } }: SignedInContext): ChallengeFor {
  return { purpose: 'add', userId, sessionId };
}
