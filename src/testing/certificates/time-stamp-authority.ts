import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import forge from 'node-forge';
import { authorityPair, listAt } from './brazilian-authority.ts';
import { made } from './test-authority.ts';

/** What stamps: OpenSSL, with a certificate that the tests' own root has issued for that alone. */
const settings = (folder: string) => `[tsa]
default_tsa = one
[one]
serial = ${folder}/serial
crypto_device = builtin
signer_cert = ${folder}/tsa.pem
certs = ${folder}/chain.pem
signer_key = ${folder}/tsa.key
signer_digest = sha256
default_policy = 2.16.76.1.6.6
digests = sha256, sha512
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

/**
 * A service of time stamps on a server of the tests.
 * @param list where it says that its revocations are told
 */
export async function timeStampAuthority({ list }: { list?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-tsa-'));
  const { key, certificate } = made('ACT de Teste', authorityPair(), [
    { name: 'keyUsage', digitalSignature: true, critical: true },
    { name: 'extKeyUsage', timeStamping: true, critical: true },
    ...(list ? [listAt(list)] : []),
  ]);
  writeFileSync(join(folder, 'tsa.pem'), forge.pki.certificateToPem(certificate));
  writeFileSync(join(folder, 'chain.pem'), forge.pki.certificateToPem(authorityPair().certificate));
  writeFileSync(join(folder, 'tsa.key'), forge.pki.privateKeyToPem(key));
  writeFileSync(join(folder, 'serial'), '01\n');
  writeFileSync(join(folder, 'tsa.cnf'), settings(folder));
  const asked: string[] = [];
  let mood: 'up' | 'down' | 'wrong' = 'up';
  const server = createServer(async (request, response) => {
    asked.push(request.headers.authorization ?? '');
    const query = join(folder, 'query');
    writeFileSync(query, await buffer(request));
    if (mood === 'down') return response.writeHead(503).end();
    // One that is of something else, and granted all the same.
    const of = mood === 'wrong' ? ['-digest', 'ab'.repeat(32), '-sha256', '-cert', '-out', query] : null;
    if (of) execFileSync('openssl', ['ts', '-query', ...of], { stdio: 'pipe' });
    const reply = [
      'ts',
      '-reply',
      '-config',
      join(folder, 'tsa.cnf'),
      '-queryfile',
      query,
      '-out',
      join(folder, 'reply'),
    ];
    execFileSync('openssl', reply, { stdio: 'pipe' });
    response.setHeader('content-type', 'application/timestamp-reply').end(readFileSync(join(folder, 'reply')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** What comes between its certificate and the root, in PEM. */
    between: join(folder, 'chain.pem'),
    url: `http://practice:secret@127.0.0.1:${port}/tsa`,
    /** The same for whoever says nothing of themselves. */
    plainUrl: `http://127.0.0.1:${port}/tsa`,
    /** The number of its certificate, in hexadecimal. */
    serial: certificate.serialNumber,
    /** As whom each was asked for. */
    asked,
    be: (next: typeof mood) => {
      mood = next;
    },
    async stop() {
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true });
    },
  };
}
