import { annualReportFacts } from './annual-report/annual-report.form-facts.ts';
import type { CompanyFacts } from './company-facts.ts';
import { pcmsoFacts } from './pcmso/pcmso.form-facts.ts';
import { responsiblePhysiciansFacts } from './responsible-physicians/responsible-physicians.form-facts.ts';

/**
 * The documents that are issued about a company and not about one of its people, and the only place beside its own folder that names
 * one. A new kind is a folder with `kind.form-facts.ts` and `kind-issuable.server.ts` (what it is made of: `issuable.server.ts`), and
 * one line here. Number, file, verification, correction, cancellation, lists, signature, trail and backup come with that.
 */
const registered = {
  'annual-report': annualReportFacts,
  pcmso: pcmsoFacts,
  'responsible-physicians': responsiblePhysiciansFacts,
};

export type CompanyKind = keyof typeof registered;

/** What is known of each. */
export const companyDocuments: Readonly<Record<CompanyKind, CompanyFacts>> = registered;

/** Every kind of document about a company. */
export const companyKinds = Object.keys(registered) as [CompanyKind, ...CompanyKind[]];
