import { Facts } from '../../ui/Facts.tsx';
import { exemptSource } from '../pendencies/exempt.rules.ts';
import type { ProgrammeHead } from '../programmes.contract.ts';
import { programmeLabels as labels } from '../programmes.labels.ts';
import { physicianName, validity } from './reading-words.rules.ts';

type Props = {
  head: ProgrammeHead;
  /** Whether the exemption that it declares no longer holds; why stands among the pendencies. */
  hasLapsed: boolean;
};

/** The head of a version, to be read. */
export function HeadFacts({ head, hasLapsed }: Props) {
  const { exempt, rural, inconsistencies } = head;
  const lapsed = `Obrigatório: a dispensa declarada não vale mais (${exemptSource})`;
  return (
    <Facts
      cols={{ base: 1, xs: 2 }}
      facts={[
        { label: 'Vigência', value: validity(head) },
        { label: labels.physicianName, value: physicianName(head) || 'A informar' },
        { label: 'PCMSO', value: !exempt ? 'Obrigatório' : hasLapsed ? lapsed : labels.exempt },
        { label: labels.rural, value: rural ? 'Sim' : 'Não' },
        ...(inconsistencies ? [{ label: labels.inconsistencies, value: inconsistencies }] : []),
      ]}
    />
  );
}
