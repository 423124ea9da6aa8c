import type { Practice } from '../../practice/practice.contract.ts';
import type { Professional } from '../../professionals/professionals.contract.ts';
import type { PaperContext, PaperSigner, Signer } from './paper.ts';

const responsibleRole = 'Médico(a) do Trabalho responsável';

/** Who signs a document, and who is named beside them as responsible; one and the same person stands there once. */
export type Signing = { signers: readonly PaperSigner[]; responsible: PaperSigner | null };

/** The signed-in professional signs, and the practice's physician answers for it; without the one, the other signs. */
export function signingOf(
  { practice, signer }: Pick<PaperContext, 'practice' | 'signer'>,
  { contacts = true } = {},
): Signing {
  const physician = physicianOf(practice, responsibleRole, contacts);
  if (!signer || isPhysicianOf(practice, signer)) return { signers: [physician], responsible: null };
  return { signers: [signerOf(signer)], responsible: physician };
}

/** The practice's responsible physician; with the address and telephone where no other part of the document has them. */
export function physicianOf({ physician }: Practice, role: string, contacts: boolean): PaperSigner {
  const { name, registration, address, phone } = physician;
  return { name, role, lines: [registration, ...(contacts ? [address, phone] : [])] };
}

/** Whoever signs, with the registration of their council. */
export function signerOf(signer: Signer, role = ''): PaperSigner {
  return { name: signer.name, role, lines: [registrationOf(signer)] };
}

/** A professional as their record names them. Who was registered with the number beside the acronym, as `CRM 123456`, is understood, too. */
export function registeredSigner({
  name,
  acronym,
  registration_number,
  uf,
}: Pick<Professional, 'name' | 'acronym' | 'registration_number' | 'uf'>): Signer {
  const [, organ = '', number = ''] = /^\s*([\p{L}/-]*)\s*(.*?)\s*$/u.exec(acronym) ?? [];
  return { name, organ, number: registration_number || number, uf };
}

/** As `CRM/SP 123456`; what is not known is left to be written by hand. */
export function registrationOf({ organ, number, uf }: Signer): string {
  return `${organ && uf ? `${organ}/${uf}` : 'Conselho/UF ________'} ${number || 'nº ______________'}`;
}

/** Whether the signed-in professional is the practice's responsible physician: by the registration, else by the name. */
export function isPhysicianOf({ physician }: Practice, { name, number, uf }: Signer): boolean {
  const known = physician.registration.replace(/(\d)\.(?=\d)/g, '$1').split(/[^\p{L}\d]+/u);
  if (digits(number) && known.some((word) => digits(word))) return known.includes(uf) && known.includes(digits(number));
  return isSameName(name, physician.name);
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether two names are one but for their title, accents and capitals. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A name without its title, accents and capitals. */
function plain(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare
    .replace(/^\s*dra?\.?\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
