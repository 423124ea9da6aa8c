import { hash, X509Certificate } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { partAt, partsOf, readDer } from '../../platform/der/read-der.rules.ts';
import { algorithm, der, octets, oid, sequence } from '../../platform/der/write-der.rules.ts';
import { fileOf, made, namesOf, type Pair, signing } from './test-authority.ts';

const authority = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
];

let levels: { root: Pair; between: Pair } | null = null;

/** An authority of three levels, as the ICP-Brasil is one: a root, who issues to holders in its name, and they. */
function threeLevels() {
  if (levels) return levels;
  const root = made('AC Raiz de Teste', null, authority);
  levels = { root, between: made('AC de Pessoas de Teste', root, authority) };
  return levels;
}

/** Who issues to holders: to the tests' service of time stamps, too. */
export function authorityPair(): Pair {
  return threeLevels().between;
}

/** Of a policy what is read of it: the algorithm of its hash, its identifier, and the hash. */
const policy = sequence(
  ...[algorithm('2.16.840.1.101.3.4.2.1'), sequence(oid('2.16.76.1.7.1.11.1.3')), octets(Buffer.alloc(32, 'policy'))],
);

/** A folder as an operator keeps it, with the root alone, and the policy of signatures. */
export function authoritiesFolder(folder = mkdtempSync(join(tmpdir(), 'zelo-icp-'))): string {
  writeFileSync(join(folder, 'raiz.crt'), forge.pki.certificateToPem(threeLevels().root.certificate));
  writeFileSync(join(folder, 'PA_PAdES_AD_RB_v1_3.der'), policy);
  return folder;
}

/** What a server must be told so that its professionals can sign. */
export function signingSettings(): Record<'ENCRYPTION_KEYS' | 'ICP_BRASIL_DIR', string> {
  const key = Buffer.alloc(32, 'of certificates').toString('base64');
  return { ENCRYPTION_KEYS: key, ICP_BRASIL_DIR: authoritiesFolder() };
}

type Options = {
  from?: Date;
  until?: Date;
  /** Where it says that revocations are told. */
  list?: string;
  /** Whether the file has those that it comes from. */
  isAlone?: boolean;
};

/** An e-CPF A1 of somebody: a file in base64 that `certificatePassword` opens. */
export function personalFile(cpf: string, { isAlone = false, ...options }: Options = {}): string {
  const { root, between } = threeLevels();
  return fileOf(personalPair(cpf, options), isAlone ? [] : [between.certificate, root.certificate]);
}

/** An e-CPF of somebody with its key, as its issuer has it. */
export function personalPair(
  cpf: string,
  { from, until, list, usage = signing }: Omit<Options, 'isAlone'> & { usage?: object } = {},
): Pair {
  const extensions = [usage, namesOf(cpf), ...(list ? [listAt(list)] : [])];
  const dates = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
  return made(`PESSOA DE TESTE:${cpf}`, threeLevels().between, extensions, dates);
}

/** The number of the certificate that a file has, in hexadecimal. */
export function serialOf(file: string, password: string): string {
  const text = forge.util.createBuffer(Buffer.from(file, 'base64').toString('binary'));
  const bags = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(text), password);
  const [own] = bags.getBags({ bagType: forge.pki.oids.certBag ?? '' })[forge.pki.oids.certBag ?? ''] ?? [];
  return own?.cert?.serialNumber ?? '';
}

/** Lists of revocations of whoever issues to holders, on a server of the tests; `revoke` puts one more on it. */
export async function revocationServer() {
  const revoked: Revoked[] = [];
  let isDown = false;
  const server = createServer(({ headers: { host }, url }, response) => {
    if (isDown) response.writeHead(503).end();
    else response.end(revocationList(revoked, `${host}${url}`));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** A list of its own for each name, so that none is remembered from another test. */
    address: (name: string) => `http://127.0.0.1:${port}/${name}.crl`,
    revoke: (serial: string, since = Date.now() - day) => revoked.push({ serial, since }),
    goDown: () => {
      isDown = true;
    },
    comeBack: () => {
      isDown = false;
    },
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

type Revoked = { serial: string; since: number };

const day = 24 * 3_600_000;
const text = (of: string) => Buffer.from(of, 'latin1');
const timeOf = (at: number) => der(0x18, text(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

/** A list as RFC 5280 has it (5.1), signed by whoever issues to holders: each address has another, also within a second. */
function revocationList(revoked: readonly Revoked[], address: string): Buffer {
  const begins = Date.now() - day - hash('sha256', address, 'buffer').readUInt16BE() * 1_000;
  const { between } = threeLevels();
  const { raw } = new X509Certificate(forge.pki.certificateToPem(between.certificate));
  // version, serial, signature, issuer, validity, subject
  const name = partsOf(partAt(readDer(raw), 0))[5]?.whole ?? Buffer.alloc(0);
  const byRsa = algorithm('1.2.840.113549.1.1.11');
  const entries = revoked.map(({ serial, since }) => sequence(der(0x02, Buffer.from(serial, 'hex')), timeOf(since)));
  const body = sequence(
    ...[der(0x02, Buffer.from([1])), byRsa, name, timeOf(begins), timeOf(Date.now() + day)],
    ...(entries.length > 0 ? [sequence(...entries)] : []),
  );
  const digest = forge.md.sha256.create().update(body.toString('binary'));
  const signature = Buffer.from(between.key.sign(digest), 'binary');
  return sequence(body, byRsa, der(0x03, Buffer.from([0]), signature));
}

/** cRLDistributionPoints with one address (RFC 5280, 4.2.1.13). */
export function listAt(address: string): object {
  const point = sequence(der(0xa0, der(0xa0, der(0x86, text(address)))));
  return { id: '2.5.29.31', value: sequence(point).toString('binary') };
}
