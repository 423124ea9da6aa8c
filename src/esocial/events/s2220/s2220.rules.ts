import { type EmployerFacts, employerRules } from '../employer.rules.ts';
import { brokenRules, type Rule, type Violation } from '../violation.rules.ts';
import { type WorkerFacts, workerRules } from '../worker.rules.ts';
import { asoRules } from './aso-facts.rules.ts';
import { violationsOfExams } from './exam-facts.rules.ts';
import { physicianRules } from './physician-facts.rules.ts';

/** An exam as the event says it was done. */
export type ExamFacts = {
  /** Of Tabela 27; empty where nobody knows which. */
  code: string;
  name: string;
  /** `YYYY-MM-DD`; empty where nobody wrote it. */
  doneOn: string;
  /** Of an occupational audiometry, '1' inicial or '2' sequencial; empty while nobody has said it. */
  order: string;
  /** What some procedures have to be described by. */
  note: string;
  /** Whether the table has the code, and still gives it. */
  known: 'yes' | 'withdrawn' | 'no';
  /** Whether nobody may ask a worker for it. */
  isForbidden: boolean;
  /** Whether the employer has had it made of this worker before. */
  isKnownBefore: boolean;
};

/** Somebody as an event names them; what is not known is empty. */
export type PhysicianFacts = { name: string; council: string; number: string; uf: string };

/** All that an S-2220 is made of. */
export type S2220Facts = {
  employer: EmployerFacts & {
    /** When the employer began to send events, `YYYY-MM-DD`. */
    startedOn: string;
  };
  worker: WorkerFacts & { admittedOn: string };
  /** '0' admissional, '1' periódico, '2' retorno, '3' mudança, '9' demissional; empty where the ASO does not say. */
  examType: string;
  /** The ASO's day, `YYYY-MM-DD`; empty where it has none. */
  asoOn: string;
  /** '1' apto, '2' inapto; empty where the ASO does not say. */
  fitness: string;
  exams: readonly ExamFacts[];
  physician: PhysicianFacts;
  /** Who answers for the PCMSO; null where the employer need not have one, 'unknown' where nobody knows. */
  responsible: PhysicianFacts | null | 'unknown';
  /** Whether this contract has an S-2220 of an earlier day. */
  hasEarlier: boolean;
  /** The receipt of what is corrected; null for an original. */
  rectified: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
};

const rules: readonly Rule<S2220Facts>[] = [...employerRules, ...workerRules, ...asoRules, ...physicianRules];

/**
 * What keeps an S-2220 from being sent that its schema does not say, or says in no words for a person: the validations in the
 * annotations of `evtMonit.xsd` and `tipos.xsd`, and what the NR-7 asks of the ASO that the event tells of.
 * @param facts as the registers and the ASO have them
 * @returns every violation, with the item, the sentence and the field; empty for an event that may go
 */
export function violationsOfS2220(facts: S2220Facts): Violation[] {
  return [...brokenRules(rules, facts), ...violationsOfExams(facts)];
}
