import { Checkbox, Group, Text } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { useFieldError } from '../../ui/fields/useField.ts';
import { groupLabels, riskFieldLabels } from '../programmes.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';

const field = fieldsOf(riskFieldLabels);
const exams = fieldsOf(groupLabels)('exams');

/** Which exams of the group watch over a risk, or why none does (NR-7, 7.5.4 b). */
export function WatchingExamsField({ card }: { card: FieldName }) {
  const { name, label } = field('exams', card);
  const error = useFieldError(name);
  const protocol: readonly ProtocolExam[] = useWatch({ name: exams.name }) ?? [];
  const chosen: readonly string[] = useWatch({ name }) ?? [];
  const known = protocol.filter(({ code }) => code !== '');
  const isWatched = known.some(({ code }) => chosen.includes(code));
  return (
    <>
      <Controller
        name={name}
        render={({ field: { ref, value, ...rest } }) => (
          <Checkbox.Group {...rest} label={label} error={error} value={value ?? []}>
            {known.length === 0 ? (
              <Text size="sm" c="dimmed">
                Acrescente antes os exames do protocolo, abaixo.
              </Text>
            ) : (
              <Group gap="6px 20px" mt={6} mb={error ? 6 : 0}>
                {known.map((exam, at) => (
                  <Checkbox
                    key={exam.code}
                    ref={at === 0 ? ref : undefined}
                    name={name}
                    value={exam.code}
                    label={exam.name}
                  />
                ))}
              </Group>
            )}
          </Checkbox.Group>
        )}
      />
      {!isWatched && (
        <LongTextField
          {...field('noExam', card)}
          description="Se nenhum exame do protocolo o acompanha, diga a razão"
          minRows={2}
        />
      )}
    </>
  );
}
