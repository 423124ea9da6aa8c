import { Button } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { prescriptionLabels } from './prescription.labels.ts';
import { withWords } from './quantity-in-words.rules.ts';

const field = fieldsOf(prescriptionLabels);

/** The quantity of a medicine, whose number is offered in words, too. */
export function QuantityField({ row }: { row: string }) {
  const { name, label } = field('quantity', row);
  const { setValue, setFocus } = useFormContext();
  const offered = withWords(String(useWatch({ name }) ?? ''));
  return (
    <div>
      <TextField name={name} label={label} required />
      {offered && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          // A long one is read whole, in a narrow column, too.
          h="auto"
          styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
          onClick={() => {
            setValue(name, offered, { shouldDirty: true });
            setFocus(name);
          }}
        >
          Escrever por extenso: {offered}
        </Button>
      )}
    </div>
  );
}
