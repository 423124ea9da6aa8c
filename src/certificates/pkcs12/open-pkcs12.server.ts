import { X509Certificate } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type CertificateFacts, factsOf } from './certificate-facts.rules.ts';
import { type OpenedPair, Pkcs12Error, type Pkcs12Reply, type Pkcs12Request } from './opened-pkcs12.server.ts';

/** A certificate that can be used, with what its owner is told of it. */
export type Certificate = CertificateFacts & { pair: OpenedPair };

/** A file may ask for as many rounds as its maker likes: what takes longer than this is not opened. */
const longestMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/**
 * Opens a file of a certificate with its password, in a thread that ends with it, and looks whether it can be used: a key of RSA, certificates that
 * confirm one another as far as the file has them, and a holder as the ICP-Brasil names one. Whether the first of them is the ICP-Brasil's is not
 * known here: the eSocial looks at it.
 * @throws {Pkcs12Error}
 */
export async function openPkcs12(bytes: Uint8Array, password: string): Promise<Certificate> {
  const { holder, ...pair } = await inThread({ bytes, password });
  const own = new X509Certificate(pair.certificate);
  if (own.publicKey.asymmetricKeyType !== 'rsa' || (own.publicKey.asymmetricKeyDetails?.modulusLength ?? 0) < 2_048) {
    throw new Pkcs12Error('kind');
  }
  const issuers = pair.chain.map((one) => new X509Certificate(one));
  const isConfirmed = issuers.every((issuer, at) => (issuers[at - 1] ?? own).verify(issuer.publicKey));
  if (!isConfirmed) throw new Pkcs12Error('chain');
  if (holder === null) throw new Pkcs12Error('holder');
  return { pair, ...factsOf(own, holder) };
}

async function inThread(request: Pkcs12Request) {
  const thread = new Worker(new URL('./pkcs12-thread.server.ts', import.meta.url), {
    workerData: request,
    resourceLimits,
  });
  try {
    return await new Promise<Extract<Pkcs12Reply, { opened: unknown }>['opened']>((resolve, reject) => {
      const hung = setTimeout(() => reject(new Pkcs12Error('damaged')), longestMs);
      thread.on('message', (reply: Pkcs12Reply) =>
        'opened' in reply ? resolve(reply.opened) : reject(new Pkcs12Error(reply.problem)),
      );
      thread.on('error', reject);
      thread.on('exit', () => {
        clearTimeout(hung);
        reject(new Pkcs12Error('damaged'));
      });
    });
  } finally {
    await thread.terminate();
  }
}
