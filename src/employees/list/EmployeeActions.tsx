import { IconFileText, IconPencil, IconSend, IconUserCheck } from '@tabler/icons-react';
import { href } from 'react-router';
import { referPath } from '../../referrals/referrals.labels.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { RowAction } from '../../ui/RowAction.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import type { EmployeeRow } from '../employees.contract.ts';
import classes from './EmployeeActions.module.css';

/** What can be done with an employee of the list. An inactive one can only come back; the documents stay at hand. */
export function EmployeeActions({ employee: { id, name, inactivatedAt } }: { employee: EmployeeRow }) {
  const openModal = useOpenModal();
  const documents = (
    <RowAction
      label={`Documentos de ${name}`}
      icon={IconFileText}
      to={href('/employee/documents/:employeeId?', { employeeId: id })}
    />
  );
  if (inactivatedAt !== null) {
    return (
      <>
        <RowAction label={`Reativar ${name}`} icon={IconUserCheck} onClick={() => openModal(`reactivate/${id}`)} />
        {documents}
      </>
    );
  }
  return (
    <>
      <RowAction label={`Editar ${name}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
      <RowAction label={`Encaminhar ${name}`} icon={IconSend} to={referPath(id)} />
      <span className={classes.atDesk}>{documents}</span>
      <RowMenu
        name={name}
        choices={[
          { label: 'Mudar de unidade', onClick: () => openModal(`move/${id}`) },
          { label: 'Inativar', onClick: () => openModal(`inactivate/${id}`) },
        ]}
      />
    </>
  );
}
