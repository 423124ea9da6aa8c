import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registrationMasks } from '../../../platform/contract/registration/registration.rules.ts';
import {
  formedKindOf,
  type RegistrationKind,
} from '../../../platform/contract/registration/registration-kind.rules.ts';
import type { FieldProps } from '../../../ui/fields/field-props.ts';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';

/**
 * The employer's number in a document, called what it is: a whole number tells that by its form, and while it is being typed it stays
 * what it was. Of which kind it is comes from the register.
 */
export function EmployerNumberField({ label, ...field }: FieldProps) {
  const number: unknown = useWatch({ name: field.name });
  const told = formedKindOf(String(number ?? ''));
  const [last, setLast] = useState<RegistrationKind>('CNPJ');
  if (told !== null && told !== last) setLast(told);
  const kind = told ?? last;
  return <MaskedField {...field} label={kind === 'CNPJ' ? label : kind} mask={registrationMasks[kind]} required />;
}
