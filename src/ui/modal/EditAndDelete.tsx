import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowAction } from '../RowAction.tsx';
import { useOpenModal } from './useModalRoute.ts';

/** The ways of a row to the modals `edit` and `delete` of its list. */
export function EditAndDelete({ id, name }: { id: string; name: string }) {
  const openModal = useOpenModal();
  return (
    <>
      <RowAction label={`Editar ${name}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
      <RowAction label={`Excluir ${name}`} icon={IconTrash} color="red" onClick={() => openModal(`delete/${id}`)} />
    </>
  );
}
