import { Text } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { employeesApi } from '../employees/useEmployees.ts';
import { apiAddress } from '../platform/browser/api-address.ts';
import { errorMessage } from '../platform/browser/api-client.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/modal/ModalOnDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import type { DocumentRow, documentsContract } from './documents.contract.ts';
import { uploadLabels } from './documents.labels.ts';
import { documentsApi } from './useDocuments.ts';

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const withdrawalModal = async () => (await import('./files/WithdrawalModal.tsx')).WithdrawalModal;

const columns: ColumnsOf<typeof documentsContract.list> = [
  { header: uploadLabels.name, cell: (row) => <NameOfDocument {...row} />, sort: 'name' },
  { header: 'Tipo de arquivo', cell: ({ contentType }) => contentType, sort: 'contentType' },
  {
    header: 'Enviado em',
    cell: ({ createdAt }) => when.format(new Date(createdAt)).replace(',', ''),
    sort: 'createdAt',
    whole: true,
  },
  {
    header: uploadLabels.medicalConfidentiality,
    cell: ({ medicalConfidentiality }) => (medicalConfidentiality ? 'Sim' : 'Não'),
  },
];

/** What it is called, and who has withdrawn it, if anybody. */
function NameOfDocument({ name, sentBy, withdrawnAt, withdrawalReason }: DocumentRow) {
  if (!withdrawnAt) return name;
  return (
    <div>
      <s>{name}</s>
      <Text size="sm" c="var(--attention)">
        Retirado por {sentBy} em {when.format(new Date(withdrawnAt)).replace(',', ' às')}: {withdrawalReason}
      </Text>
    </div>
  );
}

/** An employee's stored documents, each opened in a new tab through its signed link. */
export function DocumentTable({ employeeId, actions }: { employeeId: string | undefined; actions?: ReactNode }) {
  useEffect(() => {
    if (!employeeId) errorToast('Colaborador não reconhecido.');
  }, [employeeId]);
  return employeeId ? <Documents employeeId={employeeId} actions={actions} /> : <Page title="Documentos">{null}</Page>;
}

function Documents({ employeeId, actions }: { employeeId: string; actions: ReactNode }) {
  const employee = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const list = useList('-createdAt', (part) => documentsApi.list.queryOptions({ input: { ...part, employeeId } }), {
    quiet: true,
  });
  const ownId = useOwnerId();
  const [withdrawing, setWithdrawing] = useState<DocumentRow | null>(null);
  return (
    <Page title="Documentos" actions={actions}>
      <Text mb="md">
        Nome do colaborador: <strong>{employee.data?.employee.name ?? '…'}</strong>
      </Text>
      <DataTable
        caption="Documentos do colaborador"
        columns={columns}
        rows={list.data?.documents}
        list={list}
        searchLabel="Buscar por nome do documento"
        empty="Nenhum documento encontrado para esse colaborador"
        actions={(row) => (
          <>
            <RowAction label={`Abrir ${row.name}`} icon={IconDownload} onClick={() => openDocument(row.id)} />
            {row.professionalId === ownId && !row.withdrawnAt && (
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

/** The tab is opened within the click, or the browser would block it; the link follows when it is there. */
async function openDocument(documentId: string): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const { signedUrl } = await documentsApi.open.call({ documentId });
    if (!tab) throw new Error('O navegador bloqueou a nova aba. Permita janelas deste site.');
    tab.opener = null;
    tab.location.replace(apiAddress(signedUrl));
  } catch (error) {
    tab?.close();
    errorToast(errorMessage(error));
  }
}
