import forge from 'node-forge';

/** A certificate with its key. */
export type Pair = { key: forge.pki.rsa.PrivateKey; certificate: forge.pki.Certificate };
type Dates = { from?: Date; until?: Date };

const day = 24 * 3_600_000;
const { asn1 } = forge;

let authority: Pair | null = null;
let serial = 1;

/** An authority that nobody trusts but the tests: it makes certificates as those of the ICP-Brasil are made. */
export function testAuthority() {
  authority ??= made('AC de Teste', null, [{ name: 'basicConstraints', cA: true }]);
  return { pem: forge.pki.certificateToPem(authority.certificate) };
}

/** The certificate with which a server of the tests says who it is. */
export function serverCertificate() {
  testAuthority();
  const { key, certificate } = made('127.0.0.1', authority, [
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ]);
  return { key: forge.pki.privateKeyToPem(key), cert: forge.pki.certificateToPem(certificate) };
}

export const certificatePassword = 'segredo do certificado';

/**
 * A certificate A1 as its holder has it: a file in base64 that the password above opens.
 * @param of the bare CNPJ or CPF of the holder, or null for a certificate that names none
 */
export function certificateFile(of: string | null, { from, until }: Dates = {}, usage: object = signing): string {
  testAuthority();
  const extensions = [usage, ...(of === null ? [] : [namesOf(of)])];
  const own = made(`TITULAR DE TESTE${of ? `:${of}` : ''}`, authority, extensions, { from, until });
  return fileOf(own, authority ? [authority.certificate] : []);
}

/** A key with its certificates as a file in base64 that the password above opens. */
export function fileOf({ key, certificate }: Pair, others: readonly forge.pki.Certificate[]): string {
  const chain = [certificate, ...others];
  const file = forge.pkcs12.toPkcs12Asn1(key, chain, certificatePassword, { algorithm: '3des', count: 100 });
  return Buffer.from(asn1.toDer(file).getBytes(), 'binary').toString('base64');
}

/** A certificate as above, opened: what signs. */
export function signingPair(of: string) {
  testAuthority();
  const { key, certificate } = made('TITULAR DE TESTE', authority, [signing, namesOf(of)]);
  return { key: forge.pki.privateKeyToPem(key), certificate: forge.pki.certificateToPem(certificate) };
}

/** What a certificate with which somebody signs says that it is for. */
export const signing = { name: 'keyUsage', digitalSignature: true, nonRepudiation: true };

/** A new certificate with its key, issued by an authority, or by itself. */
export function made(name: string, by: Pair | null, extensions: object[], { from, until }: Partial<Dates> = {}): Pair {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2_048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = `0${(serial++).toString(16)}`.slice(-16).padStart(4, '0');
  certificate.validity.notBefore = from ?? new Date(Date.now() - 365 * day);
  certificate.validity.notAfter = until ?? new Date(Date.now() + 365 * day);
  const subject = [
    { shortName: 'C', value: 'BR' },
    { shortName: 'CN', value: name },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(by?.certificate.subject.attributes ?? subject);
  certificate.setExtensions(extensions);
  certificate.sign(by?.key ?? privateKey, forge.md.sha256.create());
  return { key: privateKey, certificate };
}

/** The alternative names by which a holder of the ICP-Brasil is known: a CNPJ, or a day of birth and a CPF. */
export function namesOf(number: string): object {
  const [oid, text] =
    number.length === 14 ? ['2.16.76.1.3.3', number] : ['2.16.76.1.3.1', `01011980${number}${'0'.repeat(31)}`];
  const { Class, Type } = asn1;
  const name = asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [
    asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(oid).getBytes()),
    asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, text)]),
  ]);
  const names = asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, [name]);
  return { id: '2.5.29.17', value: asn1.toDer(names).getBytes() };
}
