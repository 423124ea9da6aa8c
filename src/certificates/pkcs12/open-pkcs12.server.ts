import { X509Certificate } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type OpenedPair, Pkcs12Error, type Pkcs12Reply, type Pkcs12Request } from './opened-pkcs12.server.ts';

/** A certificate that can be used, with what its owner is told of it. */
export type Certificate = {
  pair: OpenedPair;
  /** The bare CNPJ or CPF. */
  holder: string;
  holderName: string;
  issuerName: string;
  validFrom: string;
  validUntil: string;
  fingerprint: string;
};

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
  return {
    ...{ pair, holder, holderName: nameOf(own.toLegacyObject().subject) || holder },
    issuerName: nameOf(own.toLegacyObject().issuer),
    validFrom: own.validFromDate.toISOString(),
    validUntil: own.validToDate.toISOString(),
    fingerprint: own.fingerprint256,
  };
}

/** An e-CNPJ's common name ends with its number, which stands beside it. */
function nameOf({ CN, O }: { CN?: string | string[]; O?: string | string[] }): string {
  const name = [CN ?? O ?? ''].flat()[0] ?? '';
  return name.replace(/:[0-9A-Z]{11,14}$/, '').trim();
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
