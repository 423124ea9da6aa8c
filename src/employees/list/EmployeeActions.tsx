import {
  IconArrowsExchange,
  IconFileText,
  IconPencil,
  IconSend,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { href } from 'react-router';
import { referPath } from '../../referrals/referrals.labels.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { RowAction } from '../../ui/RowAction.tsx';
import type { EmployeeRow } from '../employees.contract.ts';

/** What can be done with an employee of the list. An inactive one can only come back; the documents stay at hand. */
export function EmployeeActions({ employee: { id, name, inactivatedAt } }: { employee: EmployeeRow }) {
  const openModal = useOpenModal();
  return (
    <>
      {inactivatedAt === null ? (
        <>
          <RowAction label={`Editar ${name}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
          <RowAction
            label={`Mudar ${name} de unidade`}
            icon={IconArrowsExchange}
            onClick={() => openModal(`move/${id}`)}
          />
          <RowAction label={`Encaminhar ${name}`} icon={IconSend} to={referPath(id)} />
          <RowAction
            label={`Inativar ${name}`}
            icon={IconUserOff}
            color="red"
            onClick={() => openModal(`inactivate/${id}`)}
          />
        </>
      ) : (
        <RowAction label={`Reativar ${name}`} icon={IconUserCheck} onClick={() => openModal(`reactivate/${id}`)} />
      )}
      <RowAction
        label={`Documentos de ${name}`}
        icon={IconFileText}
        to={href('/employee/documents/:employeeId?', { employeeId: id })}
      />
    </>
  );
}
