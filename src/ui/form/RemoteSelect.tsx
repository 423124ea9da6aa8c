import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Option = { value: string; label: string };

type Props<Data> = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Asks the server for the records that match; only the first of many are shown. */
  query: (search: string) => UseQueryOptions<Data>;
  toOptions: (data: Data) => Option[];
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** The record of a value that was chosen elsewhere. */
  known?: Option | undefined;
  /** Whether the choice can be taken back. */
  clearable?: boolean;
  nothingFound?: string;
  ref?: React.Ref<HTMLInputElement>;
};

/** A choice among records that the server searches, however many there are. */
export function RemoteSelect<Data>({
  query,
  toOptions,
  value,
  onChange,
  nothingFound = 'Nenhum registro encontrado',
  known,
  ...props
}: Props<Data>) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Option | null>(null);
  const [typed] = useDebouncedValue(search === chosen?.label ? '' : search, 200);
  const found = query(typed);
  const { data, isFetching } = useQuery({
    ...found,
    enabled: !props.disabled && found.enabled !== false,
    placeholderData: keepPreviousData,
  });
  const options = data ? toOptions(data) : [];
  const current = [chosen, known].find((option) => option?.value === value);
  const listed = current && !options.some((option) => option.value === value) ? [current, ...options] : options;
  return (
    <Select
      {...props}
      value={value || null}
      data={listed}
      searchable
      filter={({ options: all }) => all}
      onSearchChange={setSearch}
      onChange={(next, option) => {
        setChosen(option ? { value: option.value, label: option.label } : null);
        onChange(next ?? '');
      }}
      nothingFoundMessage={isFetching ? 'Buscando…' : nothingFound}
      rightSection={isFetching ? <Loader size={16} aria-label="Buscando" /> : undefined}
    />
  );
}
