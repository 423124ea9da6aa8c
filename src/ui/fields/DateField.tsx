import { Button } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { masks } from '../../platform/contract/masks.ts';
import type { Warn } from './FieldWarning.tsx';
import type { FieldName } from './field-names.ts';
import { MaskedField } from './MaskedField.tsx';

type Props = {
  name: FieldName;
  label: string;
  required?: boolean;
  description?: string;
  /** Says what looks wrong with a date without refusing it. */
  warn?: Warn;
};

/** A date typed DD-MM-YYYY, or today's in one click. */
export function DateField(props: Props) {
  const { setValue, getFieldState } = useFormContext();
  return (
    <MaskedField
      {...props}
      mask={masks.date}
      rightSectionWidth={64}
      rightSection={
        <Button
          variant="subtle"
          size="compact-xs"
          title="Usar a data de hoje"
          onClick={() =>
            setValue(props.name, formatDate(today()), {
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
