import { hash, privateEncrypt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import forge from 'node-forge';
import { algorithm, octets, sequence } from '../../platform/der/write-der.rules.ts';
import { authorityPair, personalPair } from './brazilian-authority.ts';

type Asked = { challenge: string; backTo: string; scope: string };
type Hash = { id: string; hash: string; hash_algorithm: string; signature_format: string };

const wrongHash = Buffer.alloc(32).toString('base64');
const sha256 = '2.16.840.1.101.3.4.2.1';

/**
 * A provider of certificates in the cloud on a server of the tests, by the interface that those of the ICP-Brasil publish
 * (DOC-ICP-17.01): the code is good once, for whoever has the verifier; a token of one signature signs one hash.
 */
export async function cloudProvider(cpf: string, options: Parameters<typeof personalPair>[1] = {}) {
  let pair = personalPair(cpf, options);
  const inPem = () =>
    [pair.certificate, authorityPair().certificate].map((one) => forge.pki.certificateToPem(one)).join('');
  const codes = new Map<string, Asked>();
  const tokens = new Map<string, { scope: string; used: number }>();
  let mood: 'up' | 'down' | 'deaf to signatures' = 'up';
  let before: string[] = [];
  let only: string[] | null = null;
  let wrongFrom = Number.POSITIVE_INFINITY;

  async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    const path = new URL(request.url ?? '/', 'http://psc').pathname;
    const body = await text(request);
    if (mood === 'down' || (mood === 'deaf to signatures' && path.endsWith('/signature'))) return [503, {}];
    if (path === '/psc/v0/oauth/token') return exchanged(new URLSearchParams(body));
    const token = tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!token) return [401, { error: 'invalid_token' }];
    if (path === '/psc/v0/oauth/certificate-discovery') {
      if (only) return [200, { certificates: only.map((certificate) => ({ alias: 'e-CPF na nuvem', certificate })) }];
      const others = before.map((certificate, at) => ({ alias: `outro ${at}`, certificate }));
      return [200, { status: 'S', certificates: [...others, { alias: 'e-CPF na nuvem', certificate: inPem() }] }];
    }
    if (path !== '/psc/v0/oauth/signature') return [404, {}];
    const { hashes, certificate_alias } = JSON.parse(body) as { hashes: Hash[]; certificate_alias: string };
    token.used += hashes.length;
    const isMany = hashes.length > 5 || (token.scope === 'single_signature' && token.used > 1);
    const isWrong = hashes.some((one) => one.hash_algorithm !== sha256 || one.signature_format !== 'RAW');
    if (isMany || isWrong || certificate_alias !== 'e-CPF na nuvem') return [400, { error: 'invalid_request' }];
    const signatures = hashes.map((one) => ({
      id: one.id,
      raw_signature: raw(Buffer.from(token.used >= wrongFrom ? wrongHash : one.hash, 'base64'), pair.key),
    }));
    return [200, { certificate_alias, signatures }];
  }

  function exchanged(given: URLSearchParams): [status: number, body: object] {
    const asked = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    const isRight =
      given.get('client_id') === 'zelo' &&
      given.get('client_secret') === 'senha do zelo' &&
      given.get('redirect_uri') === asked?.backTo &&
      hash('sha256', given.get('code_verifier') ?? '', 'base64url') === asked?.challenge;
    if (!asked || !isRight) return [400, { error: 'invalid_grant' }];
    const token = randomUUID();
    tokens.set(token, { scope: asked.scope, used: 0 });
    return [200, { access_token: token, token_type: 'Bearer', expires_in: 3_600, scope: asked.scope }];
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    setting: `http://zelo:${encodeURIComponent('senha do zelo')}@127.0.0.1:${port}/psc/v0/oauth?name=Nuvem%20de%20Teste`,
    /** Where browsers are sent to. */
    address: `http://127.0.0.1:${port}/psc/v0/oauth/authorize`,
    /** The holder says yes to what they were sent with: with what their browser is sent back, and where to. */
    approve(place: string) {
      const asked = new URL(place).searchParams;
      const code = randomUUID();
      const [challenge = '', backTo = '', scope = ''] = ['code_challenge', 'redirect_uri', 'scope'].map(
        (name) => asked.get(name) ?? '',
      );
      codes.set(code, { challenge, backTo, scope });
      return { code, state: asked.get('state') ?? '', backTo, asked: Object.fromEntries(asked) };
    },
    /** The number of its certificate, in hexadecimal. */
    serial: pair.certificate.serialNumber,
    /** It keeps the certificate of somebody else from now on. */
    keep: (other: string) => {
      pair = personalPair(other.replace(/\D/g, ''));
    },
    /** It has these certificates, too, and names them first. */
    nameFirst: (certificates: string[]) => {
      before = certificates;
    },
    /** It has these certificates and no others; null for its own again. */
    onlyHas: (certificates: string[] | null) => {
      only = certificates;
    },
    /** From a signature on, counted by authorisation from 1, it signs something else. */
    signWrongFrom: (count: number) => {
      wrongFrom = count;
    },
    /** All authorisations are taken back. */
    revokeAll: () => tokens.clear(),
    be: (next: typeof mood) => {
      mood = next;
    },
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

/** RSA, PKCS#1 v1.5, of a hash that is there already. */
function raw(digest: Buffer, key: forge.pki.rsa.PrivateKey): string {
  return privateEncrypt(forge.pki.privateKeyToPem(key), sequence(algorithm(sha256), octets(digest))).toString('base64');
}
