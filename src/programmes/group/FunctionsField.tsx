import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import type { Asking } from '../../ui/fields/several/useAskedWords.ts';
import { WordsField } from '../../ui/fields/several/WordsField.tsx';
import { peopleInWords } from '../reading/reading-words.rules.ts';
import { programmesApi } from '../useProgrammes.ts';

/** The functions whose people belong to a group: those that the company has, with how many people, and any other. */
export function FunctionsField({ name, label, companyId }: Pick<FieldProps, 'name' | 'label'> & { companyId: string }) {
  const unitId: unknown = useWatch({ name: 'unitId' });
  const unit = typeof unitId === 'string' && unitId !== '' ? { unitId } : {};
  const { data, error } = useQuery(programmesApi.functions.queryOptions({ input: { companyId, ...unit } }));
  const found = data?.functions ?? [];
  return (
    <WordsField
      name={name}
      label={label}
      description="Quem tem uma destas funções pertence ao grupo. Escolha ou escreva e tecle Enter."
      data={found.map((one) => one.name)}
      {...(error ? {} : { asking: askingAbout(data !== undefined) })}
      shown={(word) => {
        const people = found.find((one) => one.name === word)?.people;
        return people === undefined ? word : `${word} (${peopleInWords(people)})`;
      }}
    />
  );
}

/** A function that nobody has makes a group of nobody: it is asked about once, and may be meant for who is still to come. */
function askingAbout(isReady: boolean): Asking {
  return {
    isReady,
    waiting: 'Buscando as funções dos colaboradores…',
    ofNone: (word) =>
      `Ninguém tem a função “${word}”. Corrija, escolha na lista, ou tecle Enter de novo para usá-la assim.`,
    ofSeveral: (word) => `Há mais de uma função com “${word}”: escolha na lista qual é.`,
    keep: (word) => `Usar “${word}” assim`,
    taken: (word, written) => `“${written}” está só em “${word}”, que entrou no grupo.`,
    instead: (written) => `Usar só “${written}”`,
  };
}
