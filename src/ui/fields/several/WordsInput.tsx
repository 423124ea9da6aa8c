import { Pill, PillsInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useChoiceList } from '../choosing/useChoiceList.ts';
import { AskedWord } from './AskedWord.tsx';
import { type Asking, useAskedWords } from './useAskedWords.ts';
import { offeredWords, withWords } from './words.ts';

type Props = {
  name: string;
  label: string;
  description?: string;
  error: string | undefined;
  words: readonly string[];
  onChange: (words: string[]) => void;
  onBlur: () => void;
  data: readonly string[];
  shown?: (word: string) => ReactNode;
  asking?: Asking | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The words that were chosen, each with the way to take it out, and the field for the next one. */
export function WordsInput({ name, words, onChange, onBlur, data, shown, asking, ref, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const { List, store, hanging, fetchList, onKeyDown, said } = useChoiceList(() => store.resetSelectedOption());
  const input = useMergedRef(hanging.input, ref);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const asked = useAskedWords({ asking, data, words, onChange, typed, setTyped, input: hanging.input });

  function type(text: string) {
    setTyped(text);
    asked.forget();
    store.resetSelectedOption();
  }

  function add(written: string) {
    if (asking) return asked.ask(written);
    const added = withWords(words, written);
    if (added.length > words.length) onChange(added);
    type('');
  }

  /** What is offered is one word as it stands, with whatever is in it. */
  function choose(word: string) {
    onChange([...words, word]);
    type('');
  }

  /** What was asked about one that was taken for another is over. */
  function takeOut(word: string | undefined) {
    onChange(words.filter((other) => other !== word));
    asked.forget();
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const isWritten = typed.trim() !== '' && !event.nativeEvent.isComposing;
    if (isWritten && (event.key === ';' || event.key === 'Enter')) {
      event.preventDefault();
      // What the arrows have come to is chosen by the list.
      if (event.key === ';' || store.getSelectedOptionIndex() === -1) add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && words.length > 0) takeOut(words.at(-1));
    onKeyDown(event);
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const written = typed + event.clipboardData.getData('text/plain');
    if (asking) setTyped(written);
    add(written);
  }

  return (
    <>
      <PillsInput
        {...props}
        id={id}
        ref={box}
        error={asked.question ?? props.error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <Pill.Group>
          {words.map((word) => (
            <Pill key={word} withRemoveButton onRemove={() => takeOut(word)}>
              {word}
            </Pill>
          ))}
          <PillsInput.Field
            {...said}
            id={id}
            ref={input}
            name={name}
            value={typed}
            onChange={({ currentTarget }) => {
              type(currentTarget.value);
              store.openDropdown();
            }}
            onPointerEnter={fetchList}
            onFocus={() => {
              fetchList();
              store.openDropdown();
            }}
            onClick={() => store.openDropdown()}
            onBlur={() => {
              onBlur();
              if (asking) asked.look(typed);
              else add(typed);
              store.closeDropdown();
            }}
            onKeyDown={onKey}
            onPaste={onPaste}
          />
        </Pill.Group>
      </PillsInput>
      {asking && <AskedWord asking={asking} asked={asked} />}
      {List && (
        <List
          hanging={hanging}
          box={box}
          label={props.label}
          choices={offeredWords(data, words, typed).map((word) => ({ value: word, shown: shown?.(word) ?? word }))}
          onChoose={choose}
        />
      )}
    </>
  );
}
