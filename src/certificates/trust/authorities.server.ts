import { X509Certificate } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conflict } from '../../platform/contract/errors.ts';

/** Those that are trusted, and those between them and a holder that are at hand. */
export type Authorities = { roots: readonly X509Certificate[]; between: readonly X509Certificate[] };

/** Without a folder, or with one that has no root, nobody can be trusted. */
export const noAuthorities =
  'Esta instalação ainda não tem as raízes da ICP-Brasil, sem as quais nenhuma assinatura é conferida: quem a opera as põe em uma pasta e diz qual em ICP_BRASIL_DIR.';

/**
 * The certificates of a folder, each a file in PEM, with one or several, or in DER: who has signed itself is trusted, the others fill a
 * chain that lacks them. Read anew each time: they are few, and what an operator takes away holds at once.
 * @throws 409 where nobody is trusted
 */
export async function readAuthorities(folder: string | undefined): Promise<Authorities> {
  if (!folder) throw conflict(noAuthorities);
  const names = (await readdir(folder)).filter((name) => /\.(pem|crt|cer)$/i.test(name)).sort();
  const read = await Promise.all(names.map(async (name) => certificatesIn(await readFile(join(folder, name)))));
  const all = read.flat();
  const isRoot = (one: X509Certificate) => one.ca && one.checkIssued(one) && one.verify(one.publicKey);
  const roots = all.filter(isRoot);
  if (roots.length === 0) throw conflict(noAuthorities);
  return { roots, between: all.filter((one) => !isRoot(one)) };
}

function certificatesIn(bytes: Buffer): X509Certificate[] {
  const inPem = bytes.toString('latin1').match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g);
  try {
    return (inPem ?? [bytes]).map((one) => new X509Certificate(one));
  } catch {
    // What is no certificate trusts nobody.
    return [];
  }
}
