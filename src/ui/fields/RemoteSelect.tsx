import { CloseButton, ComboboxChevron, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { useChoiceList } from './choosing/useChoiceList.ts';

/** A record to choose: `name` is what it is called where the label says more than that. */
type Option = { value: string; label: string; name?: string };

type Props<Data> = {
  label: string;
  name?: string;
  value: string;
  /** Told what was chosen and how it is called; two empty texts when the choice was taken back. */
  onChange: (value: string, name: string) => void;
  /** Told the only record there is, once, where none is chosen yet: it needs no choice. */
  onOnly?: ((value: string) => void) | undefined;
  /** Asks the server for the records that match; only the first of many are shown. */
  query: (search: string) => UseQueryOptions<Data>;
  /** Of as many as the answer says there are, those that it brought for what was typed. */
  toOptions: (data: Data, typed: string) => Option[];
  error?: string | undefined;
  /** A choice that is not required can be taken back. */
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** The record of a value that was chosen elsewhere. */
  known?: Option | undefined;
  nothingFound?: string;
  ref?: React.Ref<HTMLInputElement>;
};

/**
 * A choice among records that the server searches, however many there are. What is typed searches; leaving without a
 * choice keeps the one before.
 */
export function RemoteSelect<Data extends { total?: number | undefined }>({
  query,
  toOptions,
  value,
  onChange,
  onOnly,
  nothingFound = 'Nenhum registro encontrado',
  known,
  ref,
  ...field
}: Props<Data>) {
  const { label, required = false, disabled = false } = field;
  const [chosen, setChosen] = useState<Option | null>(null);
  /** What is being typed; nothing while the field shows the choice. */
  const [search, setSearch] = useState<string | null>(null);
  const { List, store, hanging, fetchList, onKeyDown, said } = useChoiceList(() => setSearch(null));
  const input = useMergedRef(hanging.input, ref);
  const current = [chosen, known].find((option) => option?.value === value) ?? null;
  const [typed] = useDebouncedValue(search ?? '', 200);
  const found = query(typed);
  const { data, error, isFetching } = useQuery({ ...found, enabled: !disabled && found.enabled !== false });
  // Until what was typed is answered nothing is offered: Enter would choose from the list before.
  const isAnswered = typed === (search ?? '');
  const options = data && isAnswered ? toOptions(data, typed) : [];
  const isListed = !current || search !== null || options.some((option) => option.value === value);
  const listed = isListed ? options : [current, ...options];

  const isOnly = onOnly !== undefined && value === '' && search === null && typed === '';
  const only = isOnly && options.length === 1 && (data?.total ?? 1) === 1 ? options[0] : undefined;
  const isTold = useRef(false);
  useEffect(() => {
    // Nobody takes back what is required: where it is empty again, as after a sending, it is chosen again.
    if (required && value !== '') isTold.current = false;
    if (!only || isTold.current) return;
    isTold.current = true; // What is taken back is not chosen again.
    setChosen(only);
    onOnly?.(only.value);
  });

  function choose(option: Option | null) {
    setChosen(option);
    setSearch(null);
    if (option?.value !== value) onChange(option?.value ?? '', option?.name ?? option?.label ?? '');
  }

  /** Enter in the open list chooses, and sends no form while there is nothing to choose. */
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && store.dropdownOpened) event.preventDefault();
    onKeyDown(event);
  }

  const wait = isFetching || !isAnswered ? 'Buscando…' : error ? errorMessage(error) : nothingFound;
  const hint = listed.length === 0 ? wait : hintOfMore(options.length, data?.total, typed);
  return (
    <>
      <TextInput
        {...field}
        {...said}
        ref={input}
        required={required}
        // A long name is cut by the field.
        title={current?.label}
        value={search ?? current?.label ?? ''}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          store.openDropdown();
        }}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={() => store.openDropdown()}
        onBlur={() => {
          store.closeDropdown();
          setSearch(null); // Closed it may be already, where the list could not be fetched.
        }}
        onKeyDown={onKey}
        rightSectionPointerEvents={value && !required ? 'auto' : 'none'}
        rightSection={
          isFetching ? (
            <Loader size={16} role="status" aria-label="Buscando" />
          ) : value && !required ? (
            <CloseButton aria-label={`Limpar ${label}`} onClick={() => choose(null)} />
          ) : (
            <ComboboxChevron />
          )
        }
      />
      {List && (
        <List
          hanging={hanging}
          label={label}
          choices={listed.map((option) => ({
            ...{ value: option.value, shown: option.label, isCurrent: option.value === value },
          }))}
          startsAtFirst
          onChoose={(id) => {
            choose(listed.find((option) => option.value === id) ?? null);
            store.closeDropdown();
          }}
          hint={hint}
        />
      )}
    </>
  );
}

const numbers = new Intl.NumberFormat('pt-BR');

/** What is said where there are more records than the list shows. */
function hintOfMore(shown: number, total = 0, typed = ''): string | null {
  if (shown === 0 || total <= shown) return null;
  const way = typed ? 'Digite mais para achar.' : 'Digite para achar.';
  return `Mostrando ${numbers.format(shown)} de ${numbers.format(total)}. ${way}`;
}
