import { Button, Group, Text } from '@mantine/core';
import type { Asking, useAskedWords } from './useAskedWords.ts';

type Props = { asking: Asking; asked: ReturnType<typeof useAskedWords> };

/** What can be done about a word that is none of those that are known: to use it as it is. */
export function AskedWord({ asking, asked: { open, swapped, keep, takeWritten } }: Props) {
  if (open !== '') {
    return (
      <Group>
        <Button size="compact-sm" variant="light" onClick={keep}>
          {asking.keep(open)}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs" role="status">
      {swapped && (
        <>
          <Text size="sm" c="dimmed">
            {asking.taken(swapped.word, swapped.written)}
          </Text>
          <Button size="compact-sm" variant="light" onClick={takeWritten}>
            {asking.instead(swapped.written)}
          </Button>
        </>
      )}
    </Group>
  );
}
