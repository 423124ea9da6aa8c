import { type EmployerFacts, employerRules } from '../employer.rules.ts';
import { isReceipt } from '../receipt.rules.ts';
import { brokenRules, type Rule, type Violation } from '../violation.rules.ts';
import { workerCpf } from '../worker.rules.ts';

/** All that the exclusion of an event is made of. */
export type S3000Facts = {
  employer: EmployerFacts;
  worker: { cpf: string };
  /** What is excluded: 'S-2220', with its receipt. */
  excluded: { kind: string; receipt: string };
};

const rules: readonly Rule<S3000Facts>[] = [
  ...employerRules,
  workerCpf,
  {
    ...{ code: 'excluded-kind-wrong', item: 'infoExclusao/tpEvento', screen: 'event', field: 'Evento excluído' },
    isBroken: ({ excluded }) => !/^S-\d{4}$/.test(excluded.kind),
    say: () => 'Não se sabe de que tipo é o evento a excluir.',
  },
  {
    ...{ code: 'excluded-receipt-wrong', item: 'infoExclusao/nrRecEvt', screen: 'event', field: 'Recibo' },
    isBroken: ({ excluded }) => !isReceipt(excluded.receipt),
    say: () => 'O recibo do evento a excluir não tem a forma 1.d.ddddddddddddddddddd: confira o que foi anotado.',
  },
];

/**
 * What keeps the exclusion of an event from being sent.
 * @returns every violation, with the item of S-3000, the sentence and the field
 */
export function violationsOfS3000(facts: S3000Facts): Violation[] {
  return brokenRules(rules, facts);
}
