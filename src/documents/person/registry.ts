import { afterJobFacts } from './after-job/after-job.form-facts.ts';
import { catFacts } from './cat/cat.form-facts.ts';
import { inssReferralFacts } from './inss-referral/inss-referral.form-facts.ts';
import type { PersonFacts } from './person-facts.ts';

/**
 * The documents about somebody that are gathered from a record and not filled in as a form, and the only place beside its own folder
 * that names one. A new kind is a folder with `kind.form-facts.ts` and `kind-issuable.server.ts` (what it is made of:
 * `issuable.server.ts`), and one line here.
 */
const registered = { cat: catFacts, 'inss-referral': inssReferralFacts, 'after-job': afterJobFacts };

export type PersonKind = keyof typeof registered;

/** What is known of each. */
export const personDocuments: Readonly<Record<PersonKind, PersonFacts>> = registered;

/** Every kind of document that is gathered from a record about somebody. */
export const personKinds = Object.keys(registered) as [PersonKind, ...PersonKind[]];
