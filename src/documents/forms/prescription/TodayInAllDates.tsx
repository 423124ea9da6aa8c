import { Button } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { today } from '../../../platform/contract/dates.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

const dates = ['special_control_date', 'first_via_pharmacy', 'second_via_patient', 'date'] as const;

/** Today's date for the prescription, both copies and the supply, in one click. */
export function TodayInAllDates() {
  const { setValue, clearErrors } = useFormContext<PrescriptionAnswers>();
  return (
    <Button
      variant="light"
      style={{ alignSelf: 'end', justifySelf: 'start' }}
      onClick={() => {
        for (const name of dates) setValue(name, today(), { shouldDirty: true });
        clearErrors([...dates]);
      }}
    >
      Hoje em todas as datas
    </Button>
  );
}
