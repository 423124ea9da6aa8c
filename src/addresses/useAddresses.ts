import addressesCalls from 'virtual:calls/addresses';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { apiOf } from '../platform/browser/api-client.ts';
import { isComplete, masks } from '../platform/contract/masks.ts';
import type { FieldName } from '../ui/fields/field-names.ts';
import type { addressesContract } from './addresses.contract.ts';

const addressesApi = apiOf<typeof addressesContract>('addresses', addressesCalls);

/**
 * For leaving the CEP field: fills address, neighbourhood, city and state where the form has them. All stay editable; when
 * the service is not configured or fails, nothing happens.
 * @param field the name of the CEP field
 */
export function useAddressOfCep(field: FieldName): () => void {
  const { getValues, setValue } = useFormContext();
  const asked = useRef('');
  return async () => {
    const cep = String(getValues(field) ?? '');
    if (!isComplete(masks.cep, cep) || asked.current === cep) return;
    asked.current = cep;
    const { address } = await addressesApi.find.call({ cep }).catch(() => ({ address: null }));
    if (!address || getValues(field) !== cep) return;
    for (const [name, value] of Object.entries(address)) {
      if (value && name in getValues()) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
}
