import { dayOf, momentOf } from '../../platform/clock/moments.ts';
import { placeOf } from '../../platform/places.ts';
import { type DocumentKind, documentKinds, isForm, isOfPerson } from '../document-kinds.rules.ts';
import type { IssuedState } from '../issued/issued.labels.ts';
import { stampWords } from '../signatures/signatures.labels.ts';

/** What the page tells of an issued document: nothing clinical, no full name, no CPF, no company. */
export type Verified = {
  kind: DocumentKind;
  /** As it stands on paper: 'ASO 2026/000123'. */
  name: string;
  state: IssuedState;
  issuedAt: string;
  issuerName: string;
  issuerRegistration: string;
  initials: string;
  sha256: string | null;
  supersededBy: string | null;
  cancelledAt: string | null;
  /** Who has signed it digitally, with a certificate of whom, when, and the hash of that file; null where nobody did. */
  signedBy: string | null;
  certifiedBy: string | null;
  signedAt: string | null;
  signedSha256: string | null;
  /** The hash of that file as it was before a time stamp was added at its end; null where none was. */
  unstampedSha256: string | null;
  /** The hash of that file with its stamp, before what validates it for long was added; null where it was not given so. */
  stampedSha256: string | null;
  stampAskedAt: string | null;
  stampedAt: string | null;
  stampedBy: string | null;
  lastingAt: string | null;
  /** Whether its certificate was revoked, as far as it is known. */
  revocation: string | null;
};

/** What the page answers: a document, that there is none, a question for the code, or why it can't be said now. */
export type Outcome =
  | { found: Verified; at: string }
  | { missing: true }
  | { asking: true }
  | { refused: { title: string; message: string } };

/** The values of the page's places; a part that is not there is repeated no time. */
export function verificationValues(outcome: Outcome) {
  const nothing = { pageTitle: 'Verificação de documento', found: [], missing: [], refused: [], asking: [] };
  if ('found' in outcome) {
    const found = foundValues(outcome.found, outcome.at);
    return { ...nothing, pageTitle: `${found.number}: ${states[outcome.found.state]}`, found: [found] };
  }
  if ('missing' in outcome) return { ...nothing, pageTitle: 'Documento não encontrado', missing: [{}] };
  if ('refused' in outcome) return { ...nothing, pageTitle: outcome.refused.title, refused: [outcome.refused] };
  return { ...nothing, asking: [{}] };
}

const states = { issued: 'documento válido', superseded: 'documento substituído', cancelled: 'documento cancelado' };

function foundValues(document: Verified, at: string) {
  const { kind, name, state, issuedAt, issuerName, issuerRegistration, initials, sha256 } = document;
  return {
    number: name,
    kind: documentKinds[kind].printedName,
    issuedOn: dayOf(issuedAt),
    issuer: issuerName,
    registration: issuerRegistration,
    person: isAboutSomebody(kind) ? [{ initials }] : [],
    company: isAboutSomebody(kind) ? [] : [{ initials }],
    checkedAt: momentOf(at),
    valid: state === 'issued' ? [{}] : [],
    superseded: state === 'superseded' ? [{ successor: document.supersededBy ?? 'outro documento' }] : [],
    cancelled: state === 'cancelled' ? [{ cancelledOn: dayOf(document.cancelledAt ?? issuedAt) }] : [],
    file: sha256 ? [{ sha256, signedHashes: signedHashes(document) }] : [],
    stamped: document.unstampedSha256 ? [{ unstampedSha256: document.unstampedSha256 }] : [],
    restamped: document.stampedSha256 ? [{ stampedSha256: document.stampedSha256 }] : [],
    signed: document.signedSha256 ? [signatureValues(document)] : [],
    unsigned: document.signedSha256 ? [] : [{}],
  };
}

function isAboutSomebody(kind: DocumentKind): boolean {
  return isForm(kind) || isOfPerson(kind);
}

function signatureValues(document: Verified) {
  const { signedBy, certifiedBy, signedAt, signedSha256 } = document;
  return {
    ...{ signedBy: signedBy ?? '', certifiedBy: certifiedBy ?? '', signedAt: momentOf(signedAt ?? '') },
    ...{ signedSha256: signedSha256 ?? '', stamp: stampWords(document) },
  };
}

/** Of every file that was given of what was signed. */
function signedHashes({ signedSha256, unstampedSha256, stampedSha256 }: Verified): string {
  return [signedSha256, stampedSha256, unstampedSha256].filter(Boolean).join(' ');
}

type Text =
  | 'name'
  | 'letterheadAddress'
  | 'letterheadWidth'
  | 'letterheadHeight'
  | 'pageTitle'
  | 'title'
  | 'message'
  | 'number'
  | 'kind'
  | 'issuedOn'
  | 'issuer'
  | 'registration'
  | 'initials'
  | 'checkedAt'
  | 'successor'
  | 'cancelledOn'
  | 'sha256'
  | 'signedBy'
  | 'certifiedBy'
  | 'signedAt'
  | 'signedSha256'
  | 'signedHashes'
  | 'unstampedSha256'
  | 'stampedSha256'
  | 'stamp';

/** Where the server puts one of the values into the page; `name` is the practice's. */
export function place(name: Text): string {
  return placeOf(name);
}
