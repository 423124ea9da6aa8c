import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { useFieldError } from '../../ui/fields/useField.ts';
import { examFieldLabels } from '../programmes.labels.ts';

const field = fieldsOf(examFieldLabels);

/** Why an exam is asked for: there where the norm wants to know it, and where somebody wants to say it. */
export function JustificationField({ card }: { card: FieldName }) {
  const { name, label } = field('justification', card);
  const [wanted, setWanted] = useState(false);
  const error = useFieldError(name);
  const text: unknown = useWatch({ name });
  if (!wanted && !error && !text) {
    return (
      <Button variant="subtle" size="compact-sm" onClick={() => setWanted(true)}>
        Justificar este exame
      </Button>
    );
  }
  return (
    <LongTextField
      name={name}
      label={label}
      description="Por que este exame é preciso neste grupo (NR-7, 7.5.18)"
      minRows={2}
    />
  );
}
