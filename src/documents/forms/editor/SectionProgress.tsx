import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import { countFilled } from './filled.rules.ts';

/** How many of a section's fields are filled in; drawn again only when that number changes. */
export function SectionProgress({ names }: { names: readonly FieldName[] }) {
  const filled = useWatch({ name: names, compute: (values: readonly unknown[]) => countFilled(values) });
  const done = filled === names.length;
  return (
    <Badge
      component="span"
      size="sm"
      variant="default"
      leftSection={
        done ? <IconCheck size={12} color="var(--mantine-color-green-filled)" aria-hidden="true" /> : undefined
      }
      aria-label={done ? 'completo' : `${filled} de ${names.length} preenchidos`}
    >
      {filled}/{names.length}
    </Badge>
  );
}
