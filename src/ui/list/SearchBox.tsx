import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ListState } from './useListState.ts';
import { useTypedText } from './useTypedText.ts';

/** The search of a list; it shows what the list is searched for, however that came about. */
export function SearchBox({ state, label }: { state: ListState; label: string }) {
  const { search, latestSearch, setSearch } = state;
  const { text, onChange, finish } = useTypedText({ value: search, latest: latestSearch, apply: setSearch });
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={brief(label)}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maw={480}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}

/** Of 'Buscar por nome ou CPF' what the magnifier does not say: beside filters there is room for no more. */
function brief(label: string): string {
  const what = label.replace(/^Buscar por /, '');
  return what.charAt(0).toUpperCase() + what.slice(1);
}
