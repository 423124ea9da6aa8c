import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A stored value that is none of the options, as it may come from another system; nothing where all is well. */
export function unknownChoice(value: unknown, options: readonly string[]): string | null {
  return typeof value === 'string' && value !== '' && !options.includes(value) ? value : null;
}

/** What stands under a choice: its description, and what is stored where that is none of the options. */
export function withUnknown(unknown: string | null, description?: ReactNode): ReactNode {
  if (unknown === null) return description;
  return (
    <>
      {description}
      <Text span inherit display="block" c="var(--attention)" role="status">
        Valor guardado: “{unknown}”. Não é uma das opções: escolha uma para salvar.
      </Text>
    </>
  );
}
