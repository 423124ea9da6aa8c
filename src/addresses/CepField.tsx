import { masks } from '../platform/contract/masks.ts';
import type { FieldProps } from '../ui/fields/field-props.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { useAddressOfCep } from './useAddresses.ts';

/** The CEP of a form; leaving it fills in the address where an address service is configured. */
export function CepField(field: FieldProps) {
  return <MaskedField {...field} mask={masks.cep} onLeave={useAddressOfCep(field.name)} required />;
}
