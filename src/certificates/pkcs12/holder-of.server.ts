import type { asn1, pki } from 'node-forge';

/** Whom a certificate of the ICP-Brasil is of stands in its alternative names: the CNPJ, or the birth and the CPF (DOC-ICP-04). */
const ofCnpj = '2.16.76.1.3.3';
const ofPerson = '2.16.76.1.3.1';

type OtherName = { type: number; value: unknown };

/** The bare CNPJ or CPF of a certificate's holder; null for one that says neither. */
export function holderOf(forge: { asn1: Pick<typeof asn1, 'derToOid'> }, certificate: pki.Certificate): string | null {
  const extension = certificate.getExtension('subjectAltName') as { altNames?: OtherName[] } | null;
  const said = new Map<string, string>();
  for (const { type, value } of extension?.altNames ?? []) {
    if (type !== 0 || !Array.isArray(value)) continue;
    const [oid, wrapped] = value as asn1.Asn1[];
    const [text] = Array.isArray(wrapped?.value) ? wrapped.value : [];
    if (typeof oid?.value !== 'string' || typeof text?.value !== 'string') continue;
    said.set(forge.asn1.derToOid(oid.value), text.value);
  }
  const [cnpj] = /^[0-9A-Z]{12}\d{2}$/.exec(said.get(ofCnpj)?.trim() ?? '') ?? [];
  // The first eight positions are the day of birth.
  const [, cpf] = /^.{8}(\d{11})/.exec(said.get(ofPerson) ?? '') ?? [];
  return cnpj ?? cpf ?? null;
}
