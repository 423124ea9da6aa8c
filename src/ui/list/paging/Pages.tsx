import { Group, Pagination, Text } from '@mantine/core';
import type { ListState } from '../useListState.ts';

type Props = { pages: number; state: ListState; words: string };

/** The pages of a list, and how many records there are, in words. */
export function Pages({ pages, state, words }: Props) {
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed">
        {words}
      </Text>
      <Pagination
        total={pages}
        value={Math.min(state.page, pages)}
        onChange={state.setPage}
        getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
        getItemProps={(page) => ({ 'aria-label': `Página ${page}` })}
      />
    </Group>
  );
}

const controlLabels = {
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
};
