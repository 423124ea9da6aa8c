import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useOpenModal } from './useModalRoute.ts';

/** The way to the modal `create` of a screen. */
export function CreateButton({ label }: { label: string }) {
  const openModal = useOpenModal();
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('create')}>
      {label}
    </Button>
  );
}
