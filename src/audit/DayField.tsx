import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { PatternFormat } from 'react-number-format';
import { formatDate, parseDate } from '../platform/contract/dates.ts';

type Props = {
  label: string;
  /** `YYYY-MM-DD`, or the empty text. */
  value: string;
  /** Called once the day is complete and in the calendar, or has been taken away. */
  onChange: (day: string) => void;
};

/** A day typed DD-MM-AAAA that narrows a list. */
export function DayField({ label, value, onChange }: Props) {
  const [text, setText] = useState(formatDate(value));
  useEffect(() => setText(formatDate(value)), [value]);
  const isComplete = /^\d{2}-\d{2}-\d{4}$/.test(text);
  return (
    <PatternFormat<TextInputProps>
      customInput={TextInput}
      format="##-##-####"
      inputMode="numeric"
      placeholder="DD-MM-AAAA"
      label={label}
      value={text}
      error={isComplete && !parseDate(text) ? 'Esta data não existe no calendário' : undefined}
      onValueChange={({ formattedValue }, { source }) => {
        if (source !== 'event') return;
        setText(formattedValue);
        const day = formattedValue === '' ? '' : parseDate(formattedValue);
        if (day !== null) onChange(day);
      }}
    />
  );
}
