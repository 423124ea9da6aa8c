import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRegistrationKind, registrationMasks } from '../../../platform/contract/registration/registration.rules.ts';
import { registrationKinds } from '../../../platform/contract/registration/registration-kind.rules.ts';
import type { FieldProps } from '../field-props.ts';
import { MaskedField } from '../MaskedField.tsx';
import { SelectField } from '../SelectField.tsx';

/** The number by which an employer is registered, called what it is, and of which kind it is. */
export function RegistrationFields({ number, kind }: { number: FieldProps; kind: FieldProps }) {
  const { trigger, getFieldState } = useFormContext();
  const chosen: unknown = useWatch({ name: kind.name });
  const shown = isRegistrationKind(chosen) ? chosen : 'CNPJ';
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (getFieldState(number.name).error) void trigger(number.name); // What is wrong depends on the kind.
  }, [shown, number.name, getFieldState, trigger]);
  return (
    <>
      <MaskedField
        {...number}
        label={shown === 'CNPJ' ? number.label : shown}
        mask={registrationMasks[shown]}
        required
      />
      <SelectField {...kind} data={registrationKinds} required />
    </>
  );
}
