import { Button, Text } from '@mantine/core';
import { IconFileOff, IconPencil, IconPlus, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { href, useNavigate, useParams } from 'react-router';
import { examReceiptFacts } from '../documents/forms/exam-receipt/exam-receipt.form-facts.ts';
import { employeesApi } from '../employees/useEmployees.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { occasionLabels } from '../programmes/programmes.labels.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { ListModals } from '../ui/list/ListModals.tsx';
import { useList } from '../ui/list/useList.ts';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { Page } from '../ui/Page.tsx';
import { PageTabs } from '../ui/PageTabs.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { ExamName, ExamPlace, ExamSource } from './ExamCells.tsx';
import type { examsContract } from './exams.contract.ts';
import { findingShown, examRecordLabels as labels } from './exams.labels.ts';
import { examsApi } from './useExams.ts';

export function meta() {
  return [{ title: 'Exames realizados · Zelo' }];
}

const columns: ColumnsOf<typeof examsContract.list> = [
  { header: 'Exame', cell: (exam) => <ExamName {...exam} /> },
  { header: labels.done_on, cell: ({ doneOn }) => formatDate(doneOn), sort: 'doneOn', whole: true },
  { header: labels.occasion, cell: ({ occasion }) => (occasion ? occasionLabels[occasion] : '—') },
  { header: labels.result, cell: findingShown },
  { header: 'Onde trabalhava', cell: (exam) => <ExamPlace {...exam} /> },
  { header: labels.place, cell: ({ place }) => place || '—' },
  { header: 'De onde se sabe', cell: (exam) => <ExamSource {...exam} /> },
];

/** The exams that an employee has done, for professionals (product 16.4). */
export default function ExamRecordsPage() {
  const { employeeId = '' } = useParams();
  const openModal = useOpenModal();
  const employee = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const list = useList('-doneOn', (part) => examsApi.list.queryOptions({ input: { ...part, employeeId } }), {
    quiet: true,
  });
  const navigate = useNavigate();
  // Of a day with a clinical exam the ASO is the document; what is on another page of the list, the server says.
  const clinical = (list.data?.exams ?? []).filter(({ code, withdrawnAt }) => code === '0295' && withdrawnAt === null);
  const withClinical = new Set(clinical.map(({ doneOn }) => doneOn));
  const openReceipt = (day: string) =>
    navigate(href('/documents/create/:employeeId?', { employeeId }), { state: { kind: examReceiptFacts.kind, day } });
  return (
    <Page
      title="Exames realizados"
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
          Registrar exame
        </Button>
      }
    >
      <PageTabs
        label="Do colaborador"
        tabs={[
          { label: 'Documentos', to: href('/documents/view/:employeeId', { employeeId }) },
          { label: 'Exames realizados', to: href('/documents/view/:employeeId/exams', { employeeId }) },
        ]}
      />
      <DataTable
        caption="Exames que o colaborador fez"
        columns={columns}
        rows={list.data?.exams}
        list={list}
        filters={
          <Text>
            Nome do colaborador: <strong>{employee.data?.employee.name ?? '…'}</strong>
          </Text>
        }
        empty="Nenhum exame registrado. Os de um ASO emitido aparecem aqui sozinhos; os outros, registre."
        actions={({ id, name, doneOn, document, withdrawnAt }) =>
          !withdrawnAt && (
            <>
              <RowAction
                label={`Anotar o resultado de ${name} de ${formatDate(doneOn)}`}
                icon={IconPencil}
                onClick={() => openModal(`finding/${id}`)}
              />
              {!withClinical.has(doneOn) && (
                <RowAction
                  label={`Recibo dos exames de ${formatDate(doneOn)}`}
                  icon={IconReceipt}
                  onClick={() => openReceipt(doneOn)}
                />
              )}
              {!document && (
                <RowAction
                  label={`Retirar ${name} de ${formatDate(doneOn)}`}
                  icon={IconFileOff}
                  color="red"
                  onClick={() => openModal(`withdraw/${id}`)}
                />
              )}
            </>
          )
        }
      />
      <ListModals list={list} />
    </Page>
  );
}
