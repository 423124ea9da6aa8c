import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { asoFacts } from '../../documents/forms/aso/aso.form-facts.ts';
import { documentsApi } from '../../documents/useDocuments.ts';
import { momentOf } from '../../platform/clock/moments.ts';

type Props = { employeeId: string; label: string; none: string; description?: string; required?: boolean };

/** One of the ASOs of a person that stand, as a field of the form around it; the newest first. */
export function AsoField({ employeeId, none, ...props }: Props) {
  const { field, fieldState } = useController({ name: 'documentId' });
  const { data } = useQuery(
    documentsApi.list.queryOptions({
      input: { employeeId, kind: asoFacts.kind, state: 'issued', sort: '-createdAt', page: 1, pageSize: 20 },
      enabled: employeeId !== '',
    }),
  );
  const asos = (data?.documents ?? []).map(({ id, name, createdAt }) => ({
    value: id,
    label: `${name}, emitido em ${momentOf(createdAt)}`,
  }));
  return (
    <NativeSelect
      {...props}
      {...field}
      value={field.value ?? ''}
      data={[{ value: '', label: none }, ...asos]}
      error={fieldState.error?.message}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
