import { IconFileCertificate } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { DueLetter } from '../due-dates.contract.ts';
import { dueTabs } from '../due-dates.labels.ts';
import { dueDatesApi } from '../useDueDates.ts';

export function meta() {
  return [{ title: 'Cartas após o contrato · Zelo' }];
}

type Row = DueLetter & { id: string };

const columns: readonly Column<Row>[] = [
  { header: 'Nome', cell: ({ name }) => name },
  { header: 'Empresa', cell: ({ companyName }) => companyName },
  { header: 'Função', cell: ({ employee_function }) => employee_function },
  { header: 'Exposição', cell: ({ agents }) => agents },
  { header: 'Saiu em', cell: ({ leftOn }) => formatDate(leftOn), whole: true },
  { header: 'Primeira avaliação até', cell: ({ firstOn }) => formatDate(firstOn), whole: true },
];

/** Who has left after work with asbestos and still has no letter about the exams to come: a company its own people (NR-15, Annex 12, 19.2). */
export default function DueLettersPage() {
  const navigate = useNavigate();
  const isCompany = useProfile()?.user.type === 'company';
  const list = useList('-leftOn', ({ page, pageSize }) =>
    dueDatesApi.letters.queryOptions({ input: { page, pageSize } }),
  );
  return (
    <Page
      title="Vencimentos"
      description="Quem saiu depois de trabalhar com asbesto e ainda não tem a carta com os exames que continuam por 30 anos (NR-7, Anexo III, 2.17; NR-15, Anexo 12, 19)."
    >
      <PageTabs {...dueTabs} />
      <DataTable
        caption="Cartas após o contrato a emitir"
        columns={isCompany ? columns.filter(({ header }) => header !== 'Empresa') : columns}
        rows={list.data?.letters.map((row) => ({ ...row, id: row.employeeId }))}
        list={list}
        empty="Ninguém espera por uma carta."
        actions={({ employeeId, name, leftOn }) =>
          !isCompany && (
            <RowAction
              label={`Emitir a carta de ${name}`}
              icon={IconFileCertificate}
              onClick={() => navigate(`/due-dates/after-job/issue/${employeeId}?on=${leftOn}`)}
            />
          )
        }
      />
      <ListModals list={list} />
    </Page>
  );
}
