import { IconKey, IconPencil } from '@tabler/icons-react';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { RowAction } from '../../ui/RowAction.tsx';

/** What can be done with a record in a list of users: edit it, and look after its access. */
export function AccountRowActions({ id, name }: { id: string; name: string }) {
  const openModal = useOpenModal();
  return (
    <>
      <RowAction label={`Editar ${name}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
      <RowAction label={`Acesso de ${name}`} icon={IconKey} onClick={() => openModal(`access/${id}`)} />
    </>
  );
}
