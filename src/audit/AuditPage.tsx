import { Page } from '../ui/Page.tsx';
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
  return (
    <Page
      title="Auditoria"
      description="Quem listou, abriu, enviou, imprimiu ou alterou o quê, e quem entrou no sistema. Nada pode ser apagado daqui."
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
