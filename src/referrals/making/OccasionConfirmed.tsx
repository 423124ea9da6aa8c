import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { referralLabels } from '../referral-form.labels.ts';

const name = 'occasionConfirmed';
const about = ['employeeId', 'occasion', 'newFunction', 'returnOn', 'day'] as const;

/** What the server asks about the occasion, and the answer to it, which is one for these words alone. */
export function OccasionConfirmed() {
  const { control, setValue, clearErrors } = useFormContext();
  const said = JSON.stringify(useWatch({ control, name: [...about] }));
  const isConfirmed: unknown = useWatch({ control, name });
  const error = useFieldError(name);
  const asked = useRef(said);
  useEffect(() => {
    if (asked.current === said) return;
    asked.current = said;
    setValue(name, false);
    clearErrors(name);
  }, [said, setValue, clearErrors]);
  if (!error && isConfirmed !== true) return null;
  return <CheckField {...fieldsOf(referralLabels)(name)} />;
}
