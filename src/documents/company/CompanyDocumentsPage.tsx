import { Button } from '@mantine/core';
import { IconFileCertificate, IconFilePlus } from '@tabler/icons-react';
import { href } from 'react-router';
import { momentOf } from '../../platform/clock/moments.ts';
import { useCompanyName } from '../../programmes/page/useCompanyName.ts';
import { useProgrammePlace } from '../../programmes/useProgrammePlace.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { kindOf } from '../documents.labels.ts';
import { NameOfDocument, StateOfDocument } from '../history/DocumentCells.tsx';
import type { companyDocumentsContract } from './company-documents.contract.ts';
import { companyDocumentsApi } from './useCompanyDocuments.ts';

export function meta() {
  return [{ title: 'Documentos da empresa · Zelo' }];
}

const columns: ColumnsOf<typeof companyDocumentsContract.list> = [
  { header: 'Documento', cell: (row) => <NameOfDocument {...row} />, sort: 'name' },
  { header: 'Tipo', cell: kindOf },
  { header: 'Situação', cell: (row) => <StateOfDocument {...row} /> },
  { header: 'Emitido em', cell: ({ createdAt }) => momentOf(createdAt), sort: 'createdAt', whole: true },
  { header: 'Emitido por', cell: ({ issuerName }) => issuerName },
];

/** What was issued about a company itself: its PCMSO, its reports; the professional also issues what asks for nothing more. */
export default function CompanyDocumentsPage() {
  const { companyId, base, mayWrite } = useProgrammePlace();
  const company = useCompanyName(companyId);
  const openModal = useOpenModal();
  const list = useList('-createdAt', (part) =>
    companyDocumentsApi.list.queryOptions({ input: { ...part, companyId } }),
  );
  return (
    <Page
      title="Documentos da empresa"
      description={company || undefined}
      back={{ label: 'Programa de saúde', to: base }}
      actions={
        mayWrite && (
          <Button
            variant="default"
            leftSection={<IconFilePlus size={18} aria-hidden="true" />}
            onClick={() => openModal('issue/responsible-physicians')}
          >
            Emitir relação de médicos
          </Button>
        )
      }
    >
      <DataTable
        caption="Documentos emitidos sobre a empresa"
        columns={columns}
        rows={list.data?.documents}
        list={list}
        searchLabel="Buscar por número"
        empty="Nenhum documento foi emitido sobre esta empresa"
        actions={({ id, name }) => (
          <RowAction
            label={`Ver ${name}`}
            icon={IconFileCertificate}
            to={href('/documents/issued/:documentId', { documentId: id })}
          />
        )}
      />
      {mayWrite && <ListModals list={list} />}
    </Page>
  );
}
