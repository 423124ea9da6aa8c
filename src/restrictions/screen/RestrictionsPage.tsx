import { Button } from '@mantine/core';
import { IconCircleCheck, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { formatDate } from '../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { Restriction, restrictionsContract } from '../restrictions.contract.ts';
import { restrictionLabels as labels } from '../restrictions.labels.ts';
import { restrictionsApi } from '../useRestrictions.ts';
import { Acknowledgement, RestrictionDays, RestrictionStatus, RestrictionWords } from './RestrictionCells.tsx';
import { RestrictionFilters } from './RestrictionFilters.tsx';
import { useRestrictionFilters } from './useRestrictionFilters.ts';

export function meta() {
  return [{ title: 'Restrições ao trabalho · Zelo' }];
}

/** What people may not do: a company reads that of its own people and takes note, a professional that of every company (product 16.18). */
export default function RestrictionsPage() {
  const openModal = useOpenModal();
  const filters = useRestrictionFilters();
  const { input, isCompany } = filters;
  const list = useList('-fromOn', (part) => restrictionsApi.list.queryOptions({ input: { ...input, ...part } }), {
    quiet: true,
  });
  const columns: ColumnsOf<typeof restrictionsContract.list> = [
    { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
    ...(isCompany ? [] : [{ header: 'Empresa', cell: ({ companyName }: Restriction) => companyName, plain: true }]),
    { header: labels.words, cell: (row) => <RestrictionWords {...row} />, plain: true },
    { header: 'Quando', cell: (row) => <RestrictionDays {...row} />, sort: 'fromOn', plain: true },
    { header: 'Situação', cell: (row) => <RestrictionStatus {...row} />, state: true },
    {
      header: 'Ciência da empresa',
      cell: (row) => <Acknowledgement restriction={row} isCompany={isCompany} onTaken={list.reload} />,
    },
  ];
  return (
    <Page
      title="Restrições ao trabalho"
      description={
        isCompany
          ? 'O que cada pessoa não pode fazer, até um novo ASO (NR-7, 7.5.19.1, e). O porquê fica entre ela e a clínica.'
          : 'O que cada pessoa não pode fazer, até um novo ASO (NR-7, 7.5.19.1, e). A empresa lê a restrição e as datas, nunca o motivo.'
      }
      actions={
        isCompany ? null : (
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
            Registrar restrição
          </Button>
        )
      }
    >
      <DataTable
        caption="Restrições ao trabalho"
        columns={columns}
        rows={list.data?.restrictions}
        list={list}
        filters={<RestrictionFilters {...filters} state={list.state} />}
        empty={emptyTexts[input.list]}
        {...(isCompany ? {} : { actions: (row: Restriction) => <Actions {...row} openModal={openModal} /> })}
      />
      <ListModals list={list} />
    </Page>
  );
}

type ActionsOf = Restriction & { openModal: ReturnType<typeof useOpenModal> };

function Actions({ id, employeeName, fromOn, endedOn, withdrawnAt, openModal }: ActionsOf) {
  if (withdrawnAt !== null) return null;
  const which = `a restrição de ${employeeName} desde ${formatDate(fromOn)}`;
  return (
    <>
      {endedOn === null && (
        <>
          <RowAction label={`Editar ${which}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
          <RowAction label={`Encerrar ${which}`} icon={IconCircleCheck} onClick={() => openModal(`end/${id}`)} />
        </>
      )}
      <RowAction label={`Retirar ${which}`} icon={IconTrash} color="red" onClick={() => openModal(`withdraw/${id}`)} />
    </>
  );
}

const emptyTexts = {
  standing: 'Ninguém tem restrição ao trabalho.',
  due: 'Nenhuma restrição vence em 30 dias.',
  unread: 'Nenhuma restrição espera a ciência da empresa.',
  all: 'Nenhuma restrição registrada.',
} as const;
