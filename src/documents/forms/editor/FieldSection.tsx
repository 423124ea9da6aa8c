import { Fieldset, Group, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import classes from './FieldSection.module.css';
import { SectionProgress } from './SectionProgress.tsx';

type Props = {
  title: string;
  /** The fields whose filling in is counted in the heading. */
  names?: readonly FieldName[];
  /** One field under another instead of in two columns. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a form under its heading, which says how far it is filled in. */
export function FieldSection({ title, names, wide = false, children }: Props) {
  const heading = (
    <Group gap="xs" component="span">
      {title}
      {names && <SectionProgress names={names} />}
    </Group>
  );
  return (
    <Fieldset legend={heading} className={classes.section}>
      {wide ? <Stack gap="sm">{children}</Stack> : <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>}
    </Fieldset>
  );
}
