import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { employeesApi } from '../employees/useEmployees.ts';
import { apiAddress } from '../platform/browser/api-address.ts';
import { errorMessage } from '../platform/browser/api-client.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import type { documentsContract } from './documents.contract.ts';
import { uploadLabels } from './documents.labels.ts';
import { documentsApi } from './useDocuments.ts';

const columns: ColumnsOf<typeof documentsContract.list> = [
  { header: uploadLabels.name, cell: ({ name }) => name, sort: 'name' },
  { header: 'Tipo de arquivo', cell: ({ contentType }) => contentType, sort: 'contentType' },
];

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
        actions={({ id, name }) => (
          <RowAction label={`Abrir ${name}`} icon={IconDownload} onClick={() => openDocument(id)} />
        )}
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
