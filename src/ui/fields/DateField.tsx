import { Button } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { formatDate } from '../../platform/contract/dates.ts';
import { masks } from '../../platform/contract/masks.ts';
import type { FieldName } from './field-names.ts';
import { MaskedField } from './MaskedField.tsx';

type Props = { name: FieldName; label: string; required?: boolean };

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
            setValue(props.name, today(), { shouldDirty: true, shouldValidate: getFieldState(props.name).invalid })
          }
        >
          Hoje
        </Button>
      }
    />
  );
}

function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return formatDate(`${now.getFullYear()}-${month}-${day}`);
}
