import { Fieldset, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import classes from './FieldSection.module.css';
import { countFilled } from './filled.rules.ts';
import { SectionAnswers } from './SectionAnswers.tsx';
import { SectionProgress } from './SectionProgress.tsx';

type Props = {
  title: string;
  /** One field under another instead of in two columns. */
  wide?: boolean;
  children: ReactNode;
} & (
  | {
      /** The fields whose filling in is counted in the heading. */
      names?: readonly FieldName[];
      isOfRegister?: never;
    }
  | {
      names: readonly FieldName[];
      /** Whether the register answers it: what is whole from the beginning is one line, which opens. */
      isOfRegister: true;
    }
);

/** A part of a form under its heading, which says how far it is filled in. */
export function FieldSection({ title, names, wide = false, isOfRegister, children }: Props) {
  const fields = wide ? (
    <Stack gap="xs">{children}</Stack>
  ) : (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="xs">
      {children}
    </SimpleGrid>
  );
  if (isOfRegister) {
    return (
      <FoldedSection title={title} names={names}>
        {fields}
      </FoldedSection>
    );
  }
  const heading = (
    <Group gap="xs" component="span">
      {title}
      {names && <SectionProgress names={names} />}
    </Group>
  );
  return (
    <Fieldset legend={heading} className={classes.section}>
      {fields}
    </Fieldset>
  );
}

/** It is folded once, when the form is begun: nothing folds away under the hands, and what is refused in it opens it. */
function FoldedSection({
  title,
  names,
  children,
}: {
  title: string;
  names: readonly FieldName[];
  children: ReactNode;
}) {
  const { getValues } = useFormContext();
  const id = useId();
  const [isOpen] = useState(() => countFilled(getValues([...names])) < names.length);
  return (
    <fieldset className={classes.folding} aria-labelledby={id}>
      <details open={isOpen}>
        <summary className={classes.line}>
          <IconChevronRight size={18} className={classes.sign} aria-hidden="true" />
          <span id={id}>{title}</span>
          <SectionProgress names={names} />
          <SectionAnswers names={names} />
        </summary>
        <div className={classes.fields}>{children}</div>
      </details>
    </fieldset>
  );
}
