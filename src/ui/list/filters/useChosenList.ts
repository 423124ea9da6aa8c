import { useAddressState } from '../useAddressState.ts';

/** Which of several lists is shown, as it stands in the address: the first of the names where it names none. */
export function useChosenList<Name extends string>(names: readonly [Name, ...Name[]]) {
  const { params, change } = useAddressState();
  const [first] = names;
  return {
    value: names.find((name) => name === params.get('list')) ?? first,
    onChange: (name: string) =>
      change((after) => {
        after.delete('page');
        if (name === first) after.delete('list');
        else after.set('list', name);
      }),
  };
}
