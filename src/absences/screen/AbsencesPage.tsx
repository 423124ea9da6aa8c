import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus, IconSend } from '@tabler/icons-react';
import { formatDate } from '../../platform/contract/dates.ts';
import { referPath } from '../../referrals/referrals.labels.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { EditAndWithdraw } from '../../ui/list/EditAndWithdraw.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { absencesContract } from '../absences.contract.ts';
import { absenceLabels as labels } from '../absences.labels.ts';
import { absencesApi } from '../useAbsences.ts';
import { AbsenceEnd, InssOf, ReturnExam } from './AbsenceCells.tsx';
import { AbsenceFilters } from './AbsenceFilters.tsx';
import { useAbsenceFilters } from './useAbsenceFilters.ts';

export function meta() {
  return [{ title: 'Afastamentos · Zelo' }];
}

const columns: ColumnsOf<typeof absencesContract.list> = [
  { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
  { header: 'Empresa', cell: ({ companyName }) => companyName, plain: true },
  {
    header: labels.starts_on,
    cell: ({ startsOn }) => formatDate(startsOn),
    sort: 'startsOn',
    whole: true,
    brief: 'Desde',
  },
  { header: labels.ends_on, cell: (absence) => <AbsenceEnd {...absence} />, brief: 'Fim' },
  { header: 'Dias', cell: ({ days }) => days },
  { header: 'Exame de retorno', cell: (absence) => <ReturnExam {...absence} />, brief: 'Retorno' },
  { header: 'INSS', cell: (absence) => absence.inss && <InssOf {...absence} />, plain: true },
];

/** Who is or was away from work: a company its own people, a professional those of every company (product 16.9). */
export default function AbsencesPage() {
  const openModal = useOpenModal();
  const filters = useAbsenceFilters();
  const { input, isCompany } = filters;
  const list = useList('-startsOn', (part) => absencesApi.list.queryOptions({ input: { ...input, ...part } }), {
    quiet: true,
  });
  return (
    <Page
      title="Afastamentos"
      description="Quem esteve ou está afastado do trabalho. Com 30 dias ou mais de doença ou acidente há exame antes do retorno (NR-7, 7.5.9); com mais de 15, encaminhamento ao INSS."
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
          Registrar afastamento
        </Button>
      }
    >
      <DataTable
        caption="Afastamentos"
        columns={isCompany ? columns.filter(({ header }) => header !== 'Empresa') : columns}
        rows={list.data?.absences}
        list={list}
        filters={<AbsenceFilters {...filters} state={list.state} />}
        empty={emptyTexts[input.list]}
        actions={({ id, employeeId, employeeName, startsOn, returnExam, inss }) => (
          <>
            {!isCompany && inss?.fromOn && !inss.paper && (
              <RowAction
                label={`Emitir o encaminhamento de ${employeeName} ao INSS`}
                icon={IconFileCertificate}
                onClick={() => openModal(`issue/inss-referral/${inss.id}`)}
              />
            )}
            {returnExam !== false && (
              <RowAction
                label={`Encaminhar ${employeeName} para o exame de retorno`}
                icon={IconSend}
                to={referPath(employeeId, 'return')}
              />
            )}
            <EditAndWithdraw id={id} what={`o afastamento de ${employeeName} desde ${formatDate(startsOn)}`} />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}

const emptyTexts = {
  current: 'Ninguém está afastado hoje.',
  open: 'Nenhum afastamento está sem data de fim.',
  inss: 'Ninguém espera pelo encaminhamento ao INSS.',
  all: 'Nenhum afastamento registrado.',
} as const;
