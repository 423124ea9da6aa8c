import { Text } from '@mantine/core';
import { IconDownload, IconFileCertificate, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { href } from 'react-router';
import { employeesApi } from '../employees/useEmployees.ts';
import { momentOf } from '../platform/clock/moments.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/modal/ModalOnDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import type { DocumentRow, documentsContract } from './documents.contract.ts';
import { kindOf, uploadLabels } from './documents.labels.ts';
import { openDocument } from './files/open-document.ts';
import { NameOfDocument, StateOfDocument } from './history/DocumentCells.tsx';
import { DocumentFilters } from './history/DocumentFilters.tsx';
import { useDocumentFilters } from './history/useDocumentFilters.ts';
import { documentsApi } from './useDocuments.ts';

const withdrawalModal = async () => (await import('./files/WithdrawalModal.tsx')).WithdrawalModal;

const columns: ColumnsOf<typeof documentsContract.list> = [
  { header: uploadLabels.name, cell: (row) => <NameOfDocument {...row} />, sort: 'name' },
  { header: 'Tipo', cell: kindOf },
  { header: 'Situação', cell: (row) => <StateOfDocument {...row} /> },
  { header: 'Tipo de arquivo', cell: ({ contentType }) => contentType, sort: 'contentType' },
  {
    header: 'Enviado em',
    cell: ({ createdAt }) => momentOf(createdAt),
    sort: 'createdAt',
    whole: true,
  },
  { header: 'Emitido ou enviado por', cell: ({ issuerName, sentBy }) => issuerName ?? sentBy },
  {
    header: uploadLabels.medicalConfidentiality,
    cell: ({ medicalConfidentiality }) => (medicalConfidentiality ? 'Sim' : 'Não'),
  },
];

type Around = { actions?: ReactNode; tabs?: ReactNode };

/** An employee's stored documents, each opened in a new tab through its signed link. */
export function DocumentTable({ employeeId, ...around }: { employeeId: string | undefined } & Around) {
  useEffect(() => {
    if (!employeeId) errorToast('Colaborador não reconhecido.');
  }, [employeeId]);
  return employeeId ? <Documents employeeId={employeeId} {...around} /> : <Page title="Documentos">{null}</Page>;
}

function Documents({ employeeId, actions, tabs }: { employeeId: string } & Around) {
  const employee = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const filters = useDocumentFilters();
  const list = useList(
    '-createdAt',
    (part) => documentsApi.list.queryOptions({ input: { ...part, ...filters.input, employeeId } }),
    { quiet: true },
  );
  const ownId = useOwnerId();
  const [withdrawing, setWithdrawing] = useState<DocumentRow | null>(null);
  return (
    <Page title="Documentos" actions={actions}>
      {tabs}
      <Text mb="md">
        Nome do colaborador: <strong>{employee.data?.employee.name ?? '…'}</strong>
      </Text>
      <DataTable
        caption="Documentos do colaborador"
        columns={columns}
        rows={list.data?.documents}
        list={list}
        searchLabel="Buscar por nome do documento"
        beside={<DocumentFilters {...filters} />}
        empty={
          filters.isFiltered
            ? 'Nenhum documento deste tipo e situação'
            : 'Nenhum documento encontrado para esse colaborador'
        }
        actions={(row) => (
          <>
            {row.kind ? (
              <RowAction
                label={`Ver ${row.name}`}
                icon={IconFileCertificate}
                to={href('/documents/issued/:documentId', { documentId: row.id })}
              />
            ) : (
              <RowAction label={`Abrir ${row.name}`} icon={IconDownload} onClick={() => openDocument(row.id)} />
            )}
            {row.professionalId === ownId && !row.kind && !row.withdrawnAt && (
              <RowAction
                label={`Retirar ${row.name}`}
                icon={IconFileOff}
                color="red"
                onClick={() => setWithdrawing(row)}
              />
            )}
          </>
        )}
      />
      <ModalOnDemand
        opened={withdrawing !== null}
        load={withdrawalModal}
        modal={{ document: withdrawing, onClose: () => setWithdrawing(null), onWithdrawn: list.reload }}
      />
    </Page>
  );
}
