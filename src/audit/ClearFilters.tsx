import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';

/** Takes all filters away; for where there are any. */
export function ClearFilters({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<IconFilterOff size={18} aria-hidden="true" />}
      onClick={onClick}
      style={{ justifySelf: 'start', alignSelf: 'end' }}
    >
      Limpar filtros
    </Button>
  );
}
