import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FieldSuggestion } from '../ui/fields/FieldSuggestion.tsx';
import type { FieldName } from '../ui/fields/field-names.ts';
import type { FieldProps } from '../ui/fields/field-props.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { occupationCode } from './codes.rules.ts';
import { referenceApi, unchanging } from './useReference.ts';

type Props = FieldProps & {
  /** The fields that the title is suggested for. */
  office: FieldName;
  employeeFunction: FieldName;
};

/** The CBO of a form: of an occupation that the table knows it offers the title, which stays free. */
export function OccupationField({ office, employeeFunction, ...field }: Props) {
  const code = occupationCode(String(useWatch({ name: field.name }) ?? ''));
  const query = referenceApi.occupations.queryOptions({ input: { code: code ?? '' }, ...unchanging });
  const { data } = useQuery({ ...query, enabled: code !== null });
  const found = code === null ? undefined : data?.occupations[0];
  const isUnknown = code !== null && data?.total === 0;
  const uses = found && [
    { label: 'Usar como cargo', values: [{ name: office, value: found.title }] },
    { label: 'Usar como função', values: [{ name: employeeFunction, value: found.title }] },
  ];
  return (
    <div>
      <TextField {...field} />
      <FieldSuggestion uses={uses ?? []}>
        {found && `CBO ${found.written}: ${found.title}`}
        {isUnknown && 'Este código não está na tabela da CBO que o Zelo conhece: confira se é o certo'}
      </FieldSuggestion>
    </div>
  );
}
