import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { exemptSource } from '../pendencies/exempt.rules.ts';
import { programmesApi } from '../useProgrammes.ts';

/** Whether the company is exempt from having a programme; says what its units have against it. With that, or with exposure, the version is not put in force. */
export function ExemptField({ companyId, ...field }: Pick<FieldProps, 'name' | 'label'> & { companyId: string }) {
  const isExempt: boolean = useWatch({ name: field.name }) ?? false;
  const { data } = useQuery(programmesApi.list.queryOptions({ input: { companyId } }));
  return (
    <div>
      <CheckField
        {...field}
        description={`MEI, ME ou EPP de grau de risco 1 ou 2 (${exemptSource}): periódico a cada 24 meses (NR-7, 7.7.1)`}
      />
      <Text size="sm" c="var(--attention)" role="status">
        {isExempt && data?.exemptProblem && `${data.exemptProblem} (${exemptSource}).`}
      </Text>
    </div>
  );
}
