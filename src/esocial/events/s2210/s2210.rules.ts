import { type EmployerFacts, employerRules } from '../employer.rules.ts';
import { brokenRules, type Rule, type Violation } from '../violation.rules.ts';
import { type WorkerFacts, workerRules } from '../worker.rules.ts';
import { accidentRules } from './accident-facts.rules.ts';
import { certificateRules } from './certificate-facts.rules.ts';
import { placeRules } from './place-facts.rules.ts';

/** Yes and no as the layout has them; empty while nobody has said it. */
type Said = 'S' | 'N' | '';

/** A code of one of the tables of the CAT, and whether that table has it. */
type CodeFacts = { code: string; isKnown: boolean };

/** Where the accident was; what is not known is empty. */
export type AccidentPlace = {
  /** 1 to 6, or 9 (layout, tpLocal). */
  type: string;
  description: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  zip: string;
  /** Seven digits of the IBGE. */
  city: string;
  uf: string;
  /** Of Tabela 06, and the postal code there, for a place abroad. */
  country: string;
  postalCode: string;
  /** Whose establishment it was in. */
  establishment: string;
};

/** What the physician or dentist has certified. */
export type CertificateFacts = {
  day: string;
  hour: string;
  isHospitalised: Said;
  /** Days of the treatment, as it is reckoned. */
  days: string;
  isAway: Said;
  injury: CodeFacts;
  injuryDescription: string;
  diagnosis: string;
  cid: string;
  note: string;
  name: string;
  /** '1' CRM, '2' CRO, '3' RMS. */
  council: string;
  number: string;
  uf: string;
};

/** All that an S-2210 is made of. */
export type S2210Facts = {
  employer: EmployerFacts & { startedOn: string };
  worker: WorkerFacts & { admittedOn: string };
  /** '1' inicial, '2' reabertura, '3' óbito. */
  catType: string;
  /** '1' típico, '2' doença, '3' trajeto. */
  accidentType: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HHMM`; empty where nobody has said it. */
  hour: string;
  hoursBefore: string;
  isDeath: Said;
  diedOn: string;
  isPoliceTold: Said;
  /** Of Tabela 15. */
  situation: CodeFacts;
  /** '1' empregador, '2' ordem judicial, '3' órgão fiscalizador. */
  initiative: string;
  note: string;
  lastWorkedOn: string;
  isAway: Said;
  place: AccidentPlace;
  /** Of Tabela 13. */
  part: CodeFacts;
  /** '0' não aplicável, '1' esquerda, '2' direita, '3' ambas. */
  side: string;
  /** Of Tabela 14, or of 15 for a disease. */
  agent: CodeFacts;
  certificate: CertificateFacts;
  /** The receipt of the CAT before, for a reopening or a death after one. */
  origin: string;
  rectified: string | null;
  today: string;
};

const rules: readonly Rule<S2210Facts>[] = [
  ...employerRules,
  ...workerRules,
  ...accidentRules,
  ...placeRules,
  ...certificateRules,
];

/**
 * What keeps an S-2210 from being sent that its schema does not say, or says in no words for a person: the validations in the annotations
 * of `evtCAT.xsd`.
 * @returns every violation, with the item, the sentence and the field; empty for an event that may go
 */
export function violationsOfS2210(facts: S2210Facts): Violation[] {
  return brokenRules(rules, facts);
}
