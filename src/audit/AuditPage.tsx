import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { issuesOf } from '../platform/contract/errors.ts';
import { Page } from '../ui/Page.tsx';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditApi } from './useAudit.ts';
import { useAuditFilters } from './useAuditFilters.ts';
import { useAuditList } from './useAuditList.ts';

export function meta() {
  return [{ title: 'Auditoria · Zelo' }];
}

/** The trail for the administrator: who did what and when, without clinical content. */
export default function AuditPage() {
  const filters = useAuditFilters();
  const list = useAuditList((part) => auditApi.list.queryOptions({ input: { ...filters.input, ...part } }));
  const exported = useMutation(
    auditApi.export.mutationOptions({
      onSuccess: (file) => {
        save(file);
        successToast('Exportação concluída');
      },
      onError: (error) => {
        console.warn(error);
        errorToast(issuesOf(error)[0]?.message ?? errorMessage(error));
      },
    }),
  );
  return (
    <Page
      title="Auditoria"
      description="Quem listou, abriu, enviou, imprimiu ou alterou o quê, e quem entrou no sistema. Nada pode ser apagado daqui."
      actions={
        <Button
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={exported.isPending}
          onClick={() => exported.mutate({ ...filters.input, timeZone: localZone() })}
        >
          Exportar CSV
        </Button>
      }
    >
      <AuditTable
        caption="Registros de auditoria"
        list={list}
        empty="Nenhum registro com estes filtros."
        filters={<AuditFilters {...filters} />}
        onUser={(email) => filters.change('user', email)}
      />
    </Page>
  );
}

function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
