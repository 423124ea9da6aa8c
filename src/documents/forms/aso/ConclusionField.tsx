import { Button, Group } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { asoLabels } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { verdictSentences, withVerdict } from './conclusion.rules.ts';

const { name, label } = fieldsOf(asoLabels)('conclusion');
const verdicts = ['fit', 'unfit'] as const;

/** The conclusion: free text, which the two verdicts of NR-7 can be written into by a button. */
export function ConclusionField() {
  const { getValues, setValue } = useFormContext<AsoAnswers>();
  return (
    <div>
      <LongTextField name={name} label={label} />
      <Group gap="xs" mt={6}>
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            variant="light"
            size="xs"
            onClick={() =>
              setValue('conclusion', withVerdict(getValues('conclusion'), verdict), {
                shouldDirty: true,
                shouldTouch: true,
              })
            }
          >
            {verdictSentences[verdict]}
          </Button>
        ))}
      </Group>
    </div>
  );
}
