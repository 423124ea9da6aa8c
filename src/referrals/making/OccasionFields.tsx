import { Box } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { type Occasion, occasionLabels } from '../../programmes/programmes.labels.ts';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import { referralLabels } from '../referral-form.labels.ts';

// One occasion alone asks for a date.
const DateField = onDemand(async () => (await fetchScript(() => import('../../ui/fields/DateField.tsx'))).DateField);

// The server asks about an occasion once one is sent: until one is chosen there is nothing to confirm.
const OccasionConfirmed = onDemand(
  async () => (await fetchScript(() => import('./OccasionConfirmed.tsx'))).OccasionConfirmed,
);

const field = fieldsOf(referralLabels);

const options = (Object.keys(occasionLabels) as Occasion[]).map((value) => ({ value, label: occasionLabels[value] }));

/** The occasion, and what two of them need besides. */
export function OccasionFields() {
  const { control } = useFormContext();
  const occasion: unknown = useWatch({ control, name: 'occasion' });
  return (
    <>
      <Box style={{ gridColumn: '1 / -1' }}>
        <RadioField {...field('occasion')} required data={options} />
      </Box>
      {occasion === 'riskChange' && (
        <TextField
          {...field('newFunction')}
          required
          description="O exame é feito antes da mudança, para os riscos da nova função (NR-7, 7.5.10)."
        />
      )}
      {occasion === 'return' && <DateField {...field('returnOn')} required />}
      {occasion && <OccasionConfirmed />}
    </>
  );
}
