import { TextInput, type TextInputProps } from '@mantine/core';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { isMasked, type Mask } from '../../../platform/contract/masks.ts';
import { nextText, problemOf, replacesAll, shownText, type Way } from './masked-text.ts';

type Props = Pick<
  TextInputProps,
  'name' | 'label' | 'required' | 'disabled' | 'error' | 'rightSection' | 'rightSectionWidth'
> & {
  mask: Mask;
  value: string;
  onChange: (value: string) => void;
  /** Told before anything can be typed. */
  onComing?: () => void;
  onBlur?: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
  /** Stands under the field while nothing is wrong. */
  description?: React.ReactNode;
};

/**
 * A text field that writes the punctuation of its mask while the user types or deletes anywhere in it. What is pasted is
 * understood as a whole value, or stays as it is with an error that says what the field expects.
 */
export function MaskedInput({
  mask,
  value,
  onChange,
  onComing,
  onBlur,
  inputRef,
  error,
  description,
  ...props
}: Props) {
  const way = useRef<Way>('typed');
  /** Text that came at once or was left: it is not about to be typed on. */
  const [settled, setSettled] = useState<string | null>(null);
  const text = shownText(mask, value);
  const wrong = error ?? problemOf(mask, text, text === settled);

  function settle() {
    const understood = mask.understand(value);
    if (understood !== null && understood !== value) onChange(understood);
    if (!isMasked(mask, value)) setSettled(value);
  }

  return (
    <NumberFormatBase<TextInputProps>
      {...props}
      customInput={TextInput}
      getInputRef={inputRef}
      value={text}
      valueIsNumericString
      onInput={(event: FormEvent<HTMLInputElement>) => {
        way.current = wayOf(event.nativeEvent);
      }}
      removeFormatting={(typed, change) => (change ? nextText(mask, change.lastValue, typed, way.current) : typed)}
      onValueChange={({ formattedValue }, { source }) => {
        if (source !== 'event') return;
        if (way.current === 'whole') setSettled(formattedValue);
        onChange(formattedValue);
      }}
      onPaste={({ clipboardData, currentTarget: input }: ClipboardEvent<HTMLInputElement>) => {
        const pasted = clipboardData.getData('text');
        const { selectionStart, selectionEnd } = input;
        const wouldBe = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0);
        if (replacesAll(mask, pasted, wouldBe)) input.select();
      }}
      onFocusCapture={onComing} // The library tells its own onFocus later, when a fast hand has typed already.
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
      }}
      isValidInputCharacter={(char) => !isMasked(mask, text) || mask.accepts.test(char)}
      getCaretBoundary={(shown) => caretBoundary(shown, mask)}
      inputMode={mask.numeric ? 'numeric' : 'text'}
      autoCapitalize="characters"
      placeholder={mask.placeholder}
      error={wrong}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={wrong ? undefined : description}
    />
  );
}

/** The caret may stand before or after a typed character, not between two of punctuation; in other text anywhere. */
function caretBoundary(text: string, mask: Mask): boolean[] {
  const isPunctuated = isMasked(mask, text) && mask.keep(text) !== text;
  const typed = (char: string | undefined) => char !== undefined && mask.accepts.test(char);
  return Array.from(
    { length: text.length + 1 },
    (_, at) => !isPunctuated || at === 0 || typed(text[at]) || typed(text[at - 1]),
  );
}

/** Tells the ways apart by what the browser says of its event; a browser that says nothing has filled the field in itself. */
function wayOf(event: Event): Way {
  if (!(event instanceof InputEvent)) return 'whole';
  const { inputType, data } = event;
  // A composing keyboard tells the whole word again with every character.
  if (/^(delete|history|insertCompositionText)/.test(inputType)) return 'typed';
  return inputType === 'insertText' && (data ?? '').length <= 1 ? 'typed' : 'whole';
}
