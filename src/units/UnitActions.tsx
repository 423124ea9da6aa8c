import { IconArrowsExchange, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { href } from 'react-router';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { RowAction } from '../ui/RowAction.tsx';
import type { UnitRow } from './units.contract.ts';

/** What can be done with a unit of the list. */
export function UnitActions({ unit: { id, identification } }: { unit: UnitRow }) {
  const openModal = useOpenModal();
  return (
    <>
      <RowAction
        label={`Ver empregados de ${identification}`}
        icon={IconUsers}
        to={href('/employees/:unitId', { unitId: id })}
      />
      <RowAction label={`Editar ${identification}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
      <RowAction
        label={`Mudar empregados de ${identification} de unidade`}
        icon={IconArrowsExchange}
        onClick={() => openModal(`move/${id}`)}
      />
      <RowAction
        label={`Excluir ${identification}`}
        icon={IconTrash}
        color="red"
        onClick={() => openModal(`delete/${id}`)}
      />
    </>
  );
}
