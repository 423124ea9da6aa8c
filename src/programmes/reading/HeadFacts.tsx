import { Facts } from '../../ui/Facts.tsx';
import type { ProgrammeHead } from '../programmes.contract.ts';
import { programmeLabels as labels } from '../programmes.labels.ts';
import { physicianName, validity } from './reading-words.rules.ts';

/** The head of a version, to be read. */
export function HeadFacts({ head }: { head: ProgrammeHead }) {
  const { exempt, rural } = head;
  return (
    <Facts
      cols={{ base: 1, xs: 2 }}
      facts={[
        { label: 'Vigência', value: validity(head) },
        { label: labels.physicianName, value: physicianName(head) || 'A informar' },
        { label: 'PCMSO', value: exempt ? labels.exempt : 'Obrigatório' },
        { label: labels.rural, value: rural ? 'Sim' : 'Não' },
      ]}
    />
  );
}
