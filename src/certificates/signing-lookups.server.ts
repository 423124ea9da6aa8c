import { sign, type X509Certificate } from 'node:crypto';
import { ORPCError } from '@orpc/contract';
import { conflict } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { findProfessionalCpf } from '../professionals/professional-lookups.db.ts';
import { findPersonalFile } from './personal/personal-certificates.db.ts';
import { sealedFiles } from './personal/sealed-file.server.ts';
import { mustBeUsable } from './personal/usable.server.ts';
import { openSentFile } from './pkcs12/open-sent-file.server.ts';

/** What a professional signs with, for as long as one call lasts. */
export type OpenedSigner = {
  /** Signs bytes: RSA of their SHA-256. */
  sign: (bytes: Buffer) => Buffer | Promise<Buffer>;
  /** The holder's certificate first; without the root, which whoever verifies has. */
  chain: X509Certificate[];
  holderName: string;
  issuerName: string;
  fingerprint: string;
  revocation: 'good' | 'unknown';
};

/**
 * Opens a professional's own certificate with its password, which nothing keeps, and looks at it anew.
 * @throws 409 where there is none, 400 at `password` for a wrong one, 422 for one that can't be signed with any more
 */
export async function openSigner(
  {
    db,
    encryptionKeys,
    icpBrasilDir,
  }: { db: Database; encryptionKeys: EncryptionKeys; icpBrasilDir: string | undefined },
  professionalId: string,
  password: string,
): Promise<OpenedSigner> {
  const kept = await findPersonalFile(db, professionalId);
  if (!kept) throw conflict('Você ainda não guardou o seu certificado digital: faça-o em Configurações.');
  const opened = await openSentFile(sealedFiles.open(kept.id, kept.file, encryptionKeys), password);
  const wanted = { cpf: await findProfessionalCpf(db, professionalId), folder: icpBrasilDir };
  const { chain, revocation } = await mustBeUsable(opened, wanted).catch(atCertificate);
  const { holderName, issuerName, fingerprint, pair } = opened;
  return {
    ...{ sign: (bytes) => sign('sha256', bytes, pair.key), chain: chain.slice(0, -1) },
    ...{ holderName, issuerName, fingerprint, revocation },
  };
}

/** Says why a certificate is refused where nobody sends a file, and there is no field of one. @throws */
export function atCertificate(error: unknown): never {
  if (!(error instanceof ORPCError && error.code === 'CERTIFICATE_REFUSED')) throw error;
  throw new ORPCError('CERTIFICATE_REFUSED', { status: 422, message: error.message });
}
