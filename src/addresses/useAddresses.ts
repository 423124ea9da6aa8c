import addressesCalls from 'virtual:calls/addresses';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { apiOf } from '../platform/browser/api-client.ts';
import { isComplete, masks } from '../platform/contract/masks.ts';
import type { FieldName } from '../ui/fields/field-names.ts';
import type { addressesContract, WithoutAddress } from './addresses.contract.ts';

const addressesApi = apiOf<typeof addressesContract>('addresses', addressesCalls);

/** A field of an address and what the service says of it. */
type Part = { name: FieldName; value: string };

/** How it stands with the address of the CEP that was typed. */
export type AddressAnswer =
  | { is: 'asking' }
  /** It is in the fields; what somebody had written there otherwise is `kept`. */
  | { is: 'found'; kept: readonly Part[] }
  | { is: WithoutAddress | 'offline' };

/**
 * For leaving the CEP field with another one: fills address, neighbourhood, city and state where the form has them and nobody has
 * typed them, and says at once how it stands with it. All stay editable, and the form waits for nothing.
 * @param field the name of the CEP field
 */
export function useAddressOfCep(field: FieldName): { ask: () => Promise<void>; answer: AddressAnswer | null } {
  const { getValues, setValue, getFieldState, formState } = useFormContext();
  void formState.dirtyFields; // Read here, or the form would not know which fields were typed in.
  const [answer, setAnswer] = useState<AddressAnswer | null>(null);
  /** What this has written itself, which nobody has typed. */
  const written = useRef<Readonly<Record<string, string>>>({});

  /** Whether a field holds what somebody wants to keep: a street with its number is not its street's alone. */
  function isTyped({ name, value }: Part): boolean {
    const current: unknown = getValues(name);
    return current !== '' && getFieldState(name).isDirty && current !== written.current[name] && current !== value;
  }

  async function ask() {
    const cep = String(getValues(field) ?? '');
    if (!isComplete(masks.cep, cep)) return setAnswer(null);
    if (!navigator.onLine) return setAnswer({ is: 'offline' });
    setAnswer({ is: 'asking' });
    const { address, without } = await addressesApi.find
      .call({ cep })
      .catch(() => ({ address: null, without: 'unreachable' as const }));
    if (getValues(field) !== cep) return;
    if (!address) return setAnswer({ is: without ?? 'unknown' });
    const parts = Object.entries(address)
      .filter(([name, value]) => value && name in getValues())
      .map(([name, value]) => ({ name: name as FieldName, value }));
    const kept = parts.filter(isTyped);
    for (const { name, value } of parts.filter((part) => !kept.includes(part))) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
      written.current = { ...written.current, [name]: value };
    }
    setAnswer({ is: 'found', kept: kept.filter(({ name, value }) => !String(getValues(name)).startsWith(value)) });
  }

  return { ask, answer };
}
