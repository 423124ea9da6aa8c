import { Text } from '@mantine/core';
import { countOfPeople } from '../../recalls/recalls.labels.ts';
import { leftOutText, type ManyOccasion, manyOccasions } from './many-occasions.labels.ts';
import { useNeverExamined } from './useNeverExamined.ts';

type Props = { people: readonly { id: string }[]; inactive: number; occasion: ManyOccasion | '' };

/** How many are sent for what, and who is not. */
export function WhoIsSent({ people, inactive, occasion }: Props) {
  const never = useNeverExamined(people);
  return (
    <>
      <Text>{sentText(people.length, occasion, never)}</Text>
      {inactive > 0 && <Text>{leftOutText(inactive)}.</Text>}
    </>
  );
}

/** @param never how many of them were never examined; undefined until it is known */
function sentText(total: number, occasion: ManyOccasion | '', never: number | undefined): string {
  const who = countOfPeople(total);
  if (occasion === '') return `${who}, cada um com os exames do seu protocolo e a sua guia.`;
  if (occasion !== 'due') {
    const what = manyOccasions[occasion].toLowerCase();
    return `${who}, cada um com os exames que o seu protocolo pede no ${what} e a sua guia.`;
  }
  const each = `${who}, cada um com a ocasião que tem por fazer, os exames do seu protocolo e a sua guia`;
  return never === undefined ? `${each}.` : `${each}: ${occasionsOf(never, total - never)}.`;
}

/** For what they are sent, in words. */
function occasionsOf(never: number, others: number): string {
  return [
    ...(never > 0 ? [`admissional de ${countOfPeople(never)}`] : []),
    ...(others > 0 ? [`periódico, ou mudança de riscos onde é o caso, de ${countOfPeople(others)}`] : []),
  ].join('; ');
}
