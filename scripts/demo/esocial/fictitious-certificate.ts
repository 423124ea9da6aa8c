import forge from 'node-forge';

const { asn1, pki } = forge;
const dayMs = 24 * 3_600_000;

/** Whom it says to be of, so that nobody takes it for a real one; nobody vouches for it but itself. */
const holder = 'CERTIFICADO FICTICIO DA DEMONSTRACAO';

/**
 * A certificate as an A1 is, which no service in the world accepts: for the demonstration.
 * @param cnpj of the company, bare
 * @returns the file in base64, and the password that opens it
 */
export function fictitiousCertificate(cnpj: string, now: Date): { file: string; password: string } {
  const { privateKey, publicKey } = pki.rsa.generateKeyPair(2_048);
  const certificate = pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(now.getTime() - 65 * dayMs);
  certificate.validity.notAfter = new Date(now.getTime() + 300 * dayMs);
  const names = [
    { shortName: 'C', value: 'BR' },
    { shortName: 'CN', value: `${holder}:${cnpj}` },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true }, ofCnpj(cnpj)]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const password = 'demonstração';
  const file = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], password, { algorithm: '3des', count: 100 });
  return { file: Buffer.from(asn1.toDer(file).getBytes(), 'binary').toString('base64'), password };
}

/** The alternative name by which a company of the ICP-Brasil is known (DOC-ICP-04). */
function ofCnpj(cnpj: string): object {
  const { Class, Type } = asn1;
  const name = asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [
    asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer('2.16.76.1.3.3').getBytes()),
    asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, cnpj)]),
  ]);
  return { id: '2.5.29.17', value: asn1.toDer(asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, [name])).getBytes() };
}
