import { type DocumentRights, mayIssue } from '../../councils/council-rights.rules.ts';
import { councilIn } from '../../councils/councils.rules.ts';
import { isSamePerson, registeredAs, registrationIn, registrationText } from '../../councils/registrations.rules.ts';
import type { Practice } from '../../practice/practice.contract.ts';
import type { Professional } from '../../professionals/professionals.contract.ts';
import type { PaperContext, PaperSigner, Signer } from './paper.ts';

const responsibleRole = 'Médico(a) do Trabalho responsável';

/** Who signs a document, and who is named beside them as responsible; one and the same person stands there once. */
export type Signing = { signers: readonly PaperSigner[]; responsible: PaperSigner | null };

/**
 * The signed-in professional signs what their council may issue, and the practice's physician answers for it; without a
 * professional the physician signs. Of a practice that has nobody of its own yet, nobody is named.
 */
export function signingOf(
  { practice, signer }: Pick<PaperContext, 'practice' | 'signer'>,
  document: DocumentRights | null,
  { contacts = true, onlyAudiometry = false } = {},
): Signing {
  const known = practice.physician.name === '' ? null : physicianOf(practice, responsibleRole, contacts);
  if (!signer || isPhysicianOf(practice, signer)) return { signers: [known ?? byHand()], responsible: null };
  return { signers: [maySign(signer, document, onlyAudiometry) ? signerOf(signer) : byHand()], responsible: known };
}

/**
 * Whether a professional's name stands where this is signed. Of whom the council is not known that is left open, as long as the
 * paper is only printed; a document that is still to be chosen is anybody's.
 */
export function maySign({ organ }: Signer, document: DocumentRights | null, onlyAudiometry = false): boolean {
  return organ === '' || document === null || mayIssue(councilIn(organ), document, { onlyAudiometry });
}

/** The place of somebody who may sign and is not known: filled in by hand. */
function byHand(): PaperSigner {
  return { name: '', role: '', lines: ['Nome: ______________________', 'Conselho/UF: ______________________'] };
}

/** The practice's responsible physician; with the address and telephone where no other part of the document has them. */
export function physicianOf({ physician }: Practice, role: string, contacts: boolean): PaperSigner {
  const { name, registration, address, phone } = physician;
  return { name, role, lines: [registration, ...(contacts ? [address, phone].filter(Boolean) : [])] };
}

/** Whoever signs, with the registration of their council and, under it, their specialist registers (CFM 2.381/2024). */
export function signerOf(signer: Signer, role = ''): PaperSigner {
  const { name, rqe } = signer;
  return { name, role, lines: [registrationText(signer), ...(rqe ? [`RQE ${rqe}`] : [])] };
}

/** A professional as their record names them. */
export function registeredSigner(
  professional: Pick<Professional, 'name' | 'organ' | 'acronym' | 'registration_number' | 'uf' | 'rqe'>,
): Signer {
  const { name, rqe } = professional;
  return { name, ...registeredAs(professional), ...(rqe ? { rqe } : {}) };
}

/** Whether the signed-in professional is the practice's responsible physician: by council, number, state and name. */
export function isPhysicianOf({ physician }: Practice, signer: Signer): boolean {
  const registration = registrationIn(physician.registration);
  return registration !== null && isSamePerson({ name: physician.name, ...registration }, signer);
}
