import { useAddressState } from '../../ui/list/useAddressState.ts';
import type { FormKind } from '../forms/registry.ts';
import type { IssuedState } from '../issued/issued.labels.ts';

/** Stands in the address among the kinds of issued documents, for what was sent as a file. */
export const uploaded = 'uploaded';

/** What the history of an employee's documents is narrowed to: kept in the address, like its search. */
export function useDocumentFilters() {
  const { params, change } = useAddressState();
  const kind = params.get('kind') ?? '';
  const state = params.get('state') ?? '';
  return {
    kind,
    state,
    isFiltered: kind !== '' || state !== '',
    choose: (name: 'kind' | 'state', value: string) =>
      change((after) => {
        after.delete('page');
        if (value) after.set(name, value);
        else after.delete(name);
        // What was sent as a file has no state.
        if (after.get('kind') === uploaded) after.delete('state');
      }),
    /** As the list call takes it; an unknown word in a typed address is refused by the server with a clear message. */
    input: inputOf(kind, state),
  };
}

type Filter = { origin?: typeof uploaded; kind?: FormKind; state?: IssuedState };

function inputOf(kind: string, state: string): Filter {
  const ofState = state ? { state: state as IssuedState } : {};
  if (kind === uploaded) return { ...ofState, origin: uploaded };
  return kind ? { ...ofState, kind: kind as FormKind } : ofState;
}
