import { IconPencil } from '@tabler/icons-react';
import { useOpenModal } from '../modal/useModalRoute.ts';
import { RowAction } from '../RowAction.tsx';
import { RowMenu } from '../RowMenu.tsx';

type Props = {
  /** Of which row. */
  id: string;
  /** What it is, with its article and whose: 'a consulta de Ana Lima'. */
  what: string;
  /** What is done to it by its form. */
  edit?: 'Editar' | 'Corrigir';
};

/** The two things that are done with a record which is never deleted, its modals `edit/:id` and `withdraw/:id`; the one that is seldom done is a step away. */
export function EditAndWithdraw({ id, what, edit = 'Editar' }: Props) {
  const openModal = useOpenModal();
  return (
    <>
      <RowAction label={`${edit} ${what}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
      <RowMenu name={what} choices={[{ label: 'Retirar', onClick: () => openModal(`withdraw/${id}`) }]} />
    </>
  );
}
