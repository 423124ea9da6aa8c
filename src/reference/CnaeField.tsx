import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FieldSuggestion } from '../ui/fields/FieldSuggestion.tsx';
import type { FieldName } from '../ui/fields/field-names.ts';
import type { FieldProps } from '../ui/fields/field-props.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { classCode } from './codes.rules.ts';
import { referenceApi, unchanging } from './useReference.ts';

type Props = FieldProps & {
  /** The fields that activity and degree of risk are suggested for. */
  activity: FieldName;
  degree: FieldName;
};

/** The CNAE of a form: of a class that NR-4 knows it offers activity and degree of risk, which stay free. */
export function CnaeField({ activity, degree, ...field }: Props) {
  const code = classCode(String(useWatch({ name: field.name }) ?? ''));
  const query = referenceApi.classes.queryOptions({ input: { code: code ?? '' }, ...unchanging });
  const { data } = useQuery({ ...query, enabled: code !== null });
  const found = code === null ? undefined : data?.classes[0];
  const isUnknown = code !== null && data?.total === 0;
  const uses = found && [
    {
      label: 'Usar atividade e grau de risco',
      values: [
        { name: activity, value: found.name },
        { name: degree, value: found.degree },
      ],
    },
    { label: 'Usar só o grau de risco', values: [{ name: degree, value: found.degree }] },
  ];
  return (
    <div>
      <TextField {...field} />
      <FieldSuggestion uses={uses ?? []}>
        {found && `NR-4, Anexo I: ${found.class} ${found.name}, grau de risco ${found.degree}`}
        {isUnknown && 'Esta classe não está na NR-4, Anexo I: preencha a atividade e o grau de risco'}
      </FieldSuggestion>
    </div>
  );
}
