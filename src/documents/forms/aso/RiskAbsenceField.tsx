import { Checkbox } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { noRisks } from '../shared/shared.rules.ts';
import { riskAbsenceLabel } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** The declaration that there are no specific risks: made by a person, never by fields that were left empty. */
export function RiskAbsenceField() {
  const contradicts = useWatch({ compute: (answers: AsoAnswers) => answers.riskAbsence && !noRisks(answers) });
  return (
    <Controller<AsoAnswers, 'riskAbsence'>
      name="riskAbsence"
      render={({ field: { value, ...field } }) => (
        <Checkbox
          {...field}
          checked={value}
          label={riskAbsenceLabel}
          description={
            contradicts
              ? 'Há riscos escritos acima: no papel saem eles, e não esta declaração.'
              : 'Marque só se o PGR não aponta riscos que peçam controle médico.'
          }
          styles={contradicts ? { description: { color: 'var(--attention)' } } : {}}
        />
      )}
    />
  );
}
