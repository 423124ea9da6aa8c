import { useEffect, useState } from 'react';
import { formatDate, parseDate } from '../../platform/contract/dates.ts';
import { masks } from '../../platform/contract/masks.ts';
import { MaskedInput } from './masked/MaskedInput.tsx';

type Props = {
  label: string;
  /** `YYYY-MM-DD`, or the empty text. */
  value: string;
  /** Called once the day is complete and in the calendar, or has been taken away. */
  onChange: (day: string) => void;
  error?: string | undefined;
};

/** A day typed DD-MM-AAAA that narrows a list. */
export function DayField({ label, value, onChange, error }: Props) {
  const [text, setText] = useState(formatDate(value));
  useEffect(() => setText(formatDate(value)), [value]);
  return (
    <MaskedInput
      label={label}
      error={error}
      mask={masks.date}
      value={text}
      onChange={(typed) => {
        setText(typed);
        const day = typed === '' ? '' : parseDate(masks.date.understand(typed) ?? '');
        if (day !== null) onChange(day);
      }}
    />
  );
}
