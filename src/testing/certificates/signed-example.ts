import { sign, X509Certificate } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openPkcs12 } from '../../certificates/pkcs12/open-pkcs12.server.ts';
import { readPolicy } from '../../documents/signatures/cms/policy.server.ts';
import { readSignature } from '../../documents/signatures/cms/read-signature.rules.ts';
import { lasting } from '../../documents/signatures/pdf/lasting.rules.ts';
import { signPdf } from '../../documents/signatures/sign-pdf.server.ts';
import { askTimeStamp } from '../../documents/signatures/stamps/ask-time-stamp.server.ts';
import { stampRoom } from '../../documents/signatures/stamps/time-stamp.rules.ts';
import { authoritiesFolder, personalFile } from './brazilian-authority.ts';
import { certificatePassword } from './test-authority.ts';

/** What somebody has signed with what it is validated for long, under a time stamp of a service of the tests. */
export async function lastingExample(signed: Buffer, url: string): Promise<Buffer> {
  const folder = authoritiesFolder();
  const read = readSignature(signed);
  if (typeof read === 'string') throw new Error(read);
  const lists = [Buffer.from('a list')];
  const { bytes, begin, end } = lasting(signed, { certificates: read.chain.map(({ raw }) => raw), lists }, stampRoom);
  const covered = Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]);
  const stamp = await askTimeStamp({ url, authorization: undefined }, covered, folder);
  rmSync(folder, { recursive: true });
  bytes.write(stamp?.token.toString('hex') ?? '', begin + 1, 'latin1');
  return bytes;
}

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
  const { bytes } = await signPdf(issued, {
    ...{ issuerName: 'Rui Tavares', issuerRegistration: 'CRM-SP 98765', policy, signedAt: new Date().toISOString() },
    signer: { sign: (some) => sign('sha256', some, pair.key), chain, issuerName },
    ...{ pbad: false, stamp: null },
  });
  return bytes;
}
