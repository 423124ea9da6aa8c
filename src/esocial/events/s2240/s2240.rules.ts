import { type EmployerFacts, employerRules } from '../employer.rules.ts';
import { brokenRules, type Rule, type Violation } from '../violation.rules.ts';
import { type WorkerFacts, workerRules } from '../worker.rules.ts';
import { violationsOfAgents } from './agent-facts.rules.ts';
import { conditionRules } from './condition-facts.rules.ts';
import { violationsOfResponsible } from './responsible-facts.rules.ts';

/** Yes and no as the layout has them; empty while nobody has said it. */
type Said = 'S' | 'N' | '';

/** What the layout asks of protective equipment of a person, of NR-6 and NR-9. */
type EquipmentAnswers = {
  medProtecao: Said;
  condFuncto: Said;
  usoInint: Said;
  przValid: Said;
  periodicTroca: Said;
  higienizacao: Said;
};

/** An agent of Tabela 24 and what is said of the exposure to it; what nobody has said is empty. */
export type AgentFacts = {
  code: string;
  name: string;
  /** Whether the table has the code, and still gives it. */
  known: 'yes' | 'withdrawn' | 'no';
  /** What the layout wants of codes that stand for several agents. */
  description: string;
  /** '1' quantitativo, '2' qualitativo. */
  evaluation: '' | '1' | '2';
  /** A number with at most four decimals after a point. */
  intensity: string;
  limit: string;
  /** From 1 to 30. */
  unit: string;
  technique: string;
  /** Of an agent that a court or an authority has ordered. */
  process: string;
  /** '0' não se aplica, '1' não implementa, '2' implementa. */
  collective: '' | '0' | '1' | '2';
  collectiveWorks: Said;
  /** '0' não se aplica, '1' não utilizado, '2' utilizado. */
  personal: '' | '0' | '1' | '2';
  personalWorks: Said;
  /** The CA of each piece of equipment, or the document that stands for it. */
  certificates: readonly string[];
  answers: EquipmentAnswers;
};

/** Who answers for the environmental records. */
export type ResponsibleFacts = {
  cpf: string;
  /** '1' CRM, '4' CREA, '9' another one; empty while nobody has said it. */
  council: '' | '1' | '4' | '9';
  councilName: string;
  number: string;
  uf: string;
};

/** All that an S-2240 is made of: the conditions of somebody's work from a day on. */
export type S2240Facts = {
  employer: EmployerFacts & {
    /** When the employer began to send events, `YYYY-MM-DD`. */
    startedOn: string;
  };
  worker: WorkerFacts & { admittedOn: string };
  /** Since when, `YYYY-MM-DD`. */
  since: string;
  /** The last day, as far as other conditions have followed; empty for those of today. */
  until: string;
  /** The group of the programme; null where the person belongs to none. */
  group: string | null;
  /** Whether somebody has said the conditions of the group on that day. */
  isSaid: boolean;
  /** '1' of the employer, '2' of somebody else; empty while nobody has said it. */
  place: '' | '1' | '2';
  sector: string;
  /** `11.222.333/0001-81`, a CAEPF or a CNO of 12 digits. */
  establishment: string;
  activities: string;
  agents: readonly AgentFacts[];
  responsible: readonly ResponsibleFacts[];
  note: string;
  /** The receipt of what is corrected; null for an original. */
  rectified: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
};

const rules: readonly Rule<S2240Facts>[] = [...employerRules, ...workerRules, ...conditionRules];

/**
 * What keeps an S-2240 from being sent that its schema does not say, or says in no words for a person: the validations in the annotations
 * of `evtExpRisco.xsd`. Of a person without a group, or a group of which nobody has said anything, no more is asked than that.
 * @returns every violation, with the item, the sentence and the field; empty for an event that may go
 */
export function violationsOfS2240(facts: S2240Facts): Violation[] {
  const found = brokenRules(rules, facts);
  if (facts.group === null || !facts.isSaid) return found;
  return [...found, ...violationsOfAgents(facts), ...violationsOfResponsible(facts)];
}
