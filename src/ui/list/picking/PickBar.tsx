import { Button, Group, Text } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './PickBar.module.css';
import type { Picking } from './usePicking.ts';

type Props<Row extends { id: string }> = {
  picking: Picking<Row>;
  /** What is said of how many are chosen: '12 escolhidos', '12 escolhidas'. */
  words: [one: string, many: string];
  /** What else is to be known of them. */
  notes?: readonly string[];
  /** What can be done with them. */
  children: ReactNode;
};

/** How many rows are chosen and what can be done with them: at the end of the screen, under the rows, as long as there are any. */
export function PickBar<Row extends { id: string }>({ picking, words: [one, many], notes = [], children }: Props<Row>) {
  const { picked, isFull, clear, head } = picking;
  const count = picked.size;
  const said = [`${count} ${count === 1 ? one : many}${isFull ? ', o máximo de uma vez' : ''}`, ...notes];

  function clearAll({ detail }: MouseEvent) {
    clear();
    // Later: before, the head may be one that cannot be chosen. Who uses the keyboard is taken there, a mouse stays where it is.
    setTimeout(() => head.current?.focus({ preventScroll: detail > 0 }));
  }

  return (
    <section aria-label="Com os escolhidos" className={count > 0 ? classes.bar : undefined}>
      <Group gap="xs" className={classes.said}>
        {/* There from the beginning: only what changes in it is read aloud. */}
        <Text role="status" size="sm" fw={600}>
          {count > 0 && said.join('. ')}
        </Text>
        {count > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={clearAll}>
            Limpar
          </Button>
        )}
      </Group>
      {count > 0 && <Group gap="xs">{children}</Group>}
    </section>
  );
}
