import { masks } from '../platform/contract/masks.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { useAddressOfCep } from './useAddresses.ts';

/** The CEP of a form; leaving it fills in the address where an address service is configured. */
export function CepField({ label }: { label: string }) {
  return <MaskedField name="cep" label={label} mask={masks.cep} onLeave={useAddressOfCep()} required />;
}
