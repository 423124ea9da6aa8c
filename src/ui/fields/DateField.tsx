import { Button } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { formatDate, parseDate, today } from '../../platform/contract/dates.ts';
import { masks } from '../../platform/contract/masks.ts';
import type { Warn } from './FieldWarning.tsx';
import type { FieldName } from './field-names.ts';
import { MaskedField } from './MaskedField.tsx';

type Props = {
  name: FieldName;
  label: string;
  required?: boolean;
  description?: string;
  /** Whether the form keeps a whole date as `YYYY-MM-DD`; else as it is typed. */
  iso?: boolean;
  /** Says what looks wrong with a date without refusing it. */
  warn?: Warn;
};

/** What is still being typed, or is in no calendar, stays as it was typed. */
const isoDate = {
  shown: formatDate,
  of: (text: string) => (/^\d{2}-\d{2}-\d{4}$/.test(text) ? (parseDate(text) ?? text) : text),
};

/** A date typed DD-MM-YYYY, or today's in one click. */
export function DateField({ iso = false, ...props }: Props) {
  const { setValue, getFieldState } = useFormContext();
  return (
    <MaskedField
      {...props}
      mask={masks.date}
      {...(iso ? { kept: isoDate } : {})}
      rightSectionWidth={64}
      rightSection={
        <Button
          variant="subtle"
          size="compact-xs"
          title="Usar a data de hoje"
          onClick={() =>
            setValue(props.name, iso ? today() : formatDate(today()), {
              shouldDirty: true,
              shouldValidate: getFieldState(props.name).invalid,
            })
          }
        >
          Hoje
        </Button>
      }
    />
  );
}
