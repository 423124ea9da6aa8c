import { X509Certificate } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openPkcs12 } from '../../certificates/pkcs12/open-pkcs12.server.ts';
import { readPolicy } from '../../documents/signatures/cms/policy.server.ts';
import { signPdf } from '../../documents/signatures/sign-pdf.server.ts';
import { authoritiesFolder, personalFile } from './brazilian-authority.ts';
import { certificatePassword } from './test-authority.ts';

/** A document as somebody has signed it. */
export async function signedExample(issued: Buffer): Promise<Buffer> {
  const folder = authoritiesFolder();
  const { pair, issuerName } = await openPkcs12(
    Buffer.from(personalFile('52998224725'), 'base64'),
    certificatePassword,
  );
  const chain = [pair.certificate, ...pair.chain].map((one) => new X509Certificate(one));
  const policy = await readPolicy(folder);
  rmSync(folder, { recursive: true });
  return signPdf(issued, {
    ...{ issuerName: 'Rui Tavares', issuerRegistration: 'CRM-SP 98765', policy, signedAt: new Date().toISOString() },
    signer: { key: pair.key, chain, issuerName },
  });
}
