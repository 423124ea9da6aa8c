import { CloseButton, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useId, useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import classes from './RemoteSelect.module.css';

type Option = { value: string; label: string };

type Props<Data> = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Asks the server for the records that match; only the first of many are shown. */
  query: (search: string) => UseQueryOptions<Data>;
  /** Of as many as the answer says there are, those that it brought. */
  toOptions: (data: Data) => Option[];
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
 * A choice among records that the server searches, however many there are: a text field with a list under it (WAI-ARIA
 * Authoring Practices, combobox). What is typed searches; leaving without a choice keeps the one before.
 */
export function RemoteSelect<Data extends { total?: number | undefined }>({
  query,
  toOptions,
  value,
  onChange,
  nothingFound = 'Nenhum registro encontrado',
  known,
  required = false,
  disabled = false,
  ref,
  ...shown
}: Props<Data>) {
  const id = useId();
  const [chosen, setChosen] = useState<Option | null>(null);
  /** What is being typed; nothing while the field shows the choice. */
  const [search, setSearch] = useState<string | null>(null);
  const current = [chosen, known].find((option) => option?.value === value) ?? null;
  const [typed] = useDebouncedValue(search ?? '', 200);
  const found = query(typed);
  const { data, error, isFetching } = useQuery({ ...found, enabled: !disabled && found.enabled !== false });
  // Until what was typed is answered nothing is offered: Enter would choose from the list before.
  const isAnswered = typed === (search ?? '');
  const options = data && isAnswered ? toOptions(data) : [];
  const isListed = !current || search !== null || options.some((option) => option.value === value);
  const listed = isListed ? options : [current, ...options];
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, selectItem } = useCombobox<Option>({
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    items: listed,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: current,
    defaultHighlightedIndex: 0,
    inputValue: search ?? labelOf(current),
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEnter && listed.length === 0) return state; // there is nothing to choose yet
      return leaving.has(type) ? { ...changes, selectedItem: state.selectedItem } : changes;
    },
    onIsOpenChange: ({ isOpen: opened }) => {
      if (!opened) setSearch(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setChosen(selectedItem);
      onChange(selectedItem?.value ?? '');
    },
  });
  const more = hintOfMore(options.length, data?.total, typed);
  const noOptions = isFetching || !isAnswered ? 'Buscando…' : error ? errorMessage(error) : nothingFound;
  const input = getInputProps({
    ref: ref ?? null,
    disabled,
    onChange: (event) => setSearch(event.currentTarget.value),
  });
  const canClear = Boolean(value) && !required;
  const clear = <CloseButton aria-label={`Limpar ${shown.label}`} onClick={() => selectItem(null)} />;
  return (
    <TextInput
      {...shown}
      required={required}
      // A long name is cut by the field.
      title={current?.label}
      {...input}
      // The list may have become shorter than where the highlight was.
      aria-activedescendant={listed[highlightedIndex] && input['aria-activedescendant']}
      rightSectionPointerEvents={canClear ? 'auto' : 'none'}
      rightSection={
        isFetching ? (
          <Loader size={16} aria-label="Buscando" />
        ) : canClear ? (
          clear
        ) : (
          <IconChevronDown size={16} aria-hidden="true" />
        )
      }
      inputContainer={(field) => (
        <div className={classes.anchor}>
          {field}
          <div className={classes.dropdown} hidden={!isOpen}>
            <ul {...getMenuProps()} className={classes.list}>
              {isOpen &&
                listed.map((option, index) => (
                  <li
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    className={classes.option}
                    data-active={index === highlightedIndex || undefined}
                    data-chosen={option.value === value || undefined}
                  >
                    {option.label}
                  </li>
                ))}
            </ul>
            {isOpen && listed.length === 0 && (
              <p role="status" className={classes.hint}>
                {noOptions}
              </p>
            )}
            {isOpen && more && (
              <p role="status" className={classes.hint}>
                {more}
              </p>
            )}
          </div>
        </div>
      )}
    />
  );
}

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** The ways to leave the list without a choice. */
const leaving: ReadonlySet<unknown> = new Set([InputBlur, InputKeyDownEscape]);

const numbers = new Intl.NumberFormat('pt-BR');

/** What is said where there are more records than the list shows. */
function hintOfMore(shown: number, total = 0, typed = ''): string | null {
  if (shown === 0 || total <= shown) return null;
  const way = typed ? 'Digite mais para achar.' : 'Digite para achar.';
  return `Mostrando ${numbers.format(shown)} de ${numbers.format(total)}. ${way}`;
}

function labelOf(option: Option | null): string {
  return option?.label ?? '';
}
