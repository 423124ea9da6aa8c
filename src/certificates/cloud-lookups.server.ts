import { hash, verify } from 'node:crypto';
import type { CloudProviderSettings } from '../access/signing-settings.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findProfessionalCpf } from '../professionals/professional-lookups.db.ts';
import { chooseCertificate } from './cloud/choose-certificate.server.ts';
import { type Asked, type Authorisation, CloudFailure, type CloudProvider } from './cloud/cloud-provider.server.ts';
import { psc } from './cloud/psc.server.ts';
import { mustBeUsable } from './personal/usable.server.ts';
import { atCertificate, type OpenedSigner } from './signing-lookups.server.ts';

/** What other subjects ask of certificates in the cloud. */

/** Whether something that was thrown is that a provider does not answer, or refuses; null for anything else. */
export function cloudFailureOf(error: unknown): 'down' | 'refused' | null {
  if (!(error instanceof CloudFailure)) return null;
  return error.isDown ? 'down' : 'refused';
}

/** Where a professional's browser goes to authorise, with their CPF as the register has it. */
export async function placeToAuthorise(
  db: Database,
  settings: CloudProviderSettings,
  { professionalId, ...asked }: Omit<Asked, 'cpf'> & { professionalId: string },
): Promise<string> {
  const cpf = (await findProfessionalCpf(db, professionalId)).replace(/\D/g, '');
  return providerOf(settings).placeToAuthorise({ ...asked, cpf });
}

/** What a provider gives for the code that a browser came back with. @throws what cloudFailureOf knows */
export function authorise(
  settings: CloudProviderSettings,
  given: { code: string; verifier: string; backTo: string },
): Promise<Authorisation> {
  return providerOf(settings).authorise(given);
}

/**
 * A professional's certificate in the cloud, looked at as one that is kept here: their own, valid, trusted, not revoked.
 * @throws 422 for one that can't be signed with, and what cloudFailureOf knows
 */
export async function openCloudSigner(
  { db, icpBrasilDir: folder, cloud }: { db: Database; icpBrasilDir: string | undefined; cloud: CloudProviderSettings },
  professionalId: string,
  token: string,
): Promise<OpenedSigner> {
  const provider = providerOf(cloud);
  const wanted = { cpf: await findProfessionalCpf(db, professionalId), folder };
  const { alias, own, facts, pair } = await chooseCertificate(await provider.certificates(token), wanted.cpf);
  const { chain, revocation } = await mustBeUsable({ ...facts, pair }, wanted).catch(atCertificate);
  const { holderName, issuerName, fingerprint } = facts;
  // Once it did not answer nobody waits for it again.
  let failed: unknown = null;
  const sign = async (bytes: Buffer) => {
    if (failed) throw failed;
    try {
      const signature = oneOf(await provider.sign(token, alias, [hash('sha256', bytes, 'buffer')]));
      if (!verify('sha256', bytes, own.publicKey, signature)) {
        throw new CloudFailure('a signature does not hold', { isDown: false });
      }
      return signature;
    } catch (error) {
      failed = error;
      throw error;
    }
  };
  return {
    sign,
    ...{ chain: chain.slice(0, -1), holderName, issuerName, fingerprint, revocation },
  };
}

function oneOf(signatures: readonly Buffer[]): Buffer {
  const [signature] = signatures;
  if (!signature) throw new CloudFailure('nothing was signed', { isDown: false });
  return signature;
}

/** All speak the one interface of the ICP-Brasil; another one would be chosen here. */
function providerOf(settings: CloudProviderSettings): CloudProvider {
  return psc(settings);
}
