import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conflict } from '../../../platform/contract/errors.ts';
import { oidText, partAt, partsOf, readDer } from '../../../platform/der/read-der.rules.ts';

/** The policy that a signature says it follows: its identifier, its own hash with the algorithm, and where it is published. */
export type Policy = { id: string; hashAlgorithm: Buffer; hash: Buffer; address: string };

const missing =
  'Esta instalação não tem a política de assinatura da ICP-Brasil: quem a opera põe na pasta de ICP_BRASIL_DIR um único arquivo de política, como PA_PAdES_AD_RB_v1_3.der, do repositório do ITI.';

/**
 * The one policy of the folder, from which both identifier and hash come: no signature goes without, or with those of two.
 * @throws 409 where there is none, or more than one
 */
export async function readPolicy(folder: string | undefined): Promise<Policy> {
  const [name, ...more] = folder ? (await readdir(folder)).filter((one) => /\.der$/i.test(one)) : [];
  if (!folder || !name || more.length > 0) throw conflict(missing);
  try {
    // SignaturePolicy: the algorithm of its hash, what it says, the hash (ETSI TR 102 272).
    const [algorithm, info, hash] = partsOf(readDer(await readFile(join(folder, name))));
    if (!algorithm || !info || hash?.tag !== 0x04) throw conflict(missing);
    const id = oidText(partAt(info, 0));
    const address = `http://politicas.icpbrasil.gov.br/${name}`;
    return { id, hashAlgorithm: algorithm.whole, hash: hash.value, address };
  } catch (error) {
    throw error instanceof RangeError ? conflict(missing) : error;
  }
}
