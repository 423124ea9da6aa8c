import { Combobox, type ComboboxStore } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
import { Standing } from '../../on-demand/Standing.tsx';

export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;

/** What is to be chosen; the one that is the field's choice now is marked. */
export type Choice = { value: string; shown: ReactNode; isCurrent?: boolean };

/** What a list knows of the field that it hangs on, which has been there before it. */
export type Hanging = {
  store: ComboboxStore;
  /** The id of the list, which the field names. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Told what the keys do while the list is there. */
  keys: RefObject<KeyHandler | null>;
  /** Told which of the list the keys have come to. */
  onReached: (id: string | undefined) => void;
};

type Props = {
  hanging: Hanging;
  /** What is to be as wide as the list; the field itself where it stands alone. */
  box?: RefObject<HTMLElement | null>;
  label: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  /** Another list begins at its first choice: Enter takes that. */
  startsAtFirst?: boolean;
  hint?: string | null;
};

/** The list that a field opens to choose from, with what places it: fetched when somebody comes to the field. */
export function ChoiceList({ hanging, box, label, choices, onChoose, startsAtFirst = false, hint = null }: Props) {
  const { store, id, input, keys, onReached } = hanging;
  const offered = store.dropdownOpened && startsAtFirst ? choices.map(({ value }) => value).join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first choice
  useEffect(() => {
    store.resetSelectedOption();
    if (offered) store.selectFirstOption();
  }, [offered]);
  return (
    // Beside the field and not at the end of the page: in a dialog a screen reader finds nothing outside of it.
    <Combobox store={store} withinPortal={false} floatingStrategy="fixed" onOptionSubmit={onChoose}>
      <Combobox.DropdownTarget>
        <Standing element={box ?? input} />
      </Combobox.DropdownTarget>
      <Combobox.EventsTarget>
        <Field element={input} keys={keys} onReached={onReached} />
      </Combobox.EventsTarget>
      <Combobox.Dropdown hidden={choices.length === 0 && !hint}>
        <Combobox.Options id={id} aria-label={label} mah={264} style={{ overflowY: 'auto' }}>
          {choices.map(({ value, shown, isCurrent = false }) => (
            <Combobox.Option key={value} value={value} active={isCurrent}>
              {shown}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {hint && <Combobox.Footer role="status">{hint}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  );
}

type FieldProps = Pick<Hanging, 'keys' | 'onReached'> & {
  element: Hanging['input'];
  ref?: Ref<HTMLElement | null>;
  onKeyDown?: KeyHandler;
  'aria-activedescendant'?: string;
};

/** Hands the list the field that stands elsewhere, and the field what the list makes of the keys. */
function Field({ element, keys, onReached, ref, onKeyDown, 'aria-activedescendant': reached }: FieldProps) {
  useImperativeHandle<KeyHandler | null, KeyHandler | null>(keys, () => onKeyDown ?? null, [onKeyDown]);
  useEffect(() => onReached(reached), [onReached, reached]);
  return <Standing element={element} {...(ref ? { ref } : {})} />;
}
