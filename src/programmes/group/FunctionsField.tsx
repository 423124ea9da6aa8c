import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { WordsField } from '../../ui/fields/several/WordsField.tsx';
import { peopleInWords } from '../reading/reading-words.rules.ts';
import { programmesApi } from '../useProgrammes.ts';

/** The functions whose people belong to a group: those that the company has, with how many people, and any other. */
export function FunctionsField({ name, label, companyId }: Pick<FieldProps, 'name' | 'label'> & { companyId: string }) {
  const unitId: unknown = useWatch({ name: 'unitId' });
  const unit = typeof unitId === 'string' && unitId !== '' ? { unitId } : {};
  const { data } = useQuery(programmesApi.functions.queryOptions({ input: { companyId, ...unit } }));
  const found = data?.functions ?? [];
  return (
    <WordsField
      name={name}
      label={label}
      description="Quem tem uma destas funções pertence ao grupo. Escolha ou escreva e tecle Enter."
      data={found.map((one) => one.name)}
      shown={(word) => {
        const people = found.find((one) => one.name === word)?.people;
        return people === undefined ? word : `${word} (${peopleInWords(people)})`;
      }}
    />
  );
}
