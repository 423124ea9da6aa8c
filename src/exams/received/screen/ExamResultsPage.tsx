import { NativeSelect, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../../ui/list/column.ts';
import { DataTable } from '../../../ui/list/DataTable.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { useAddressState } from '../../../ui/list/useAddressState.ts';
import { useList } from '../../../ui/list/useList.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { Page } from '../../../ui/Page.tsx';
import { RowAction } from '../../../ui/RowAction.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import type { examResultsContract } from '../exam-results.contract.ts';
import { type ResultState, resultSources, resultStates, waitingReasons } from '../exam-results.labels.ts';
import { examResultsApi } from '../useExamResults.ts';

export function meta() {
  return [{ title: 'Resultados a identificar · Zelo' }];
}

const columns: ColumnsOf<typeof examResultsContract.list> = [
  { header: 'CPF enviado', cell: ({ cpf }) => cpf, whole: true },
  { header: 'Nome enviado', cell: ({ name }) => name || '—' },
  { header: 'Exame', cell: ({ exam }) => exam },
  { header: 'Feito em', cell: ({ doneOn }) => formatDate(doneOn), whole: true },
  { header: 'Colaborador', cell: ({ employeeName }) => employeeName || '—' },
  { header: 'Situação', cell: (row) => <ResultStatus {...row} /> },
  { header: 'Chegou por', cell: ({ source }) => resultSources[source] },
];

const tones = { waiting: 'amber', recorded: 'green', discarded: 'grey' } as const;

function ResultStatus({ state, why }: { state: ResultState; why: keyof typeof waitingReasons | null }) {
  return (
    <div>
      <Status tone={tones[state]}>{resultStates[state]}</Status>
      {why && <Text size="sm">{waitingReasons[why]}</Text>}
    </div>
  );
}

const shown = [
  ...(Object.keys(resultStates) as ResultState[]).map((value) => ({ value, label: resultStates[value] })),
  { value: 'all', label: 'Todos' },
];

/** What machines and laboratories have sent and waits for somebody to say whose it is, or which stands (product 16.16). */
export default function ExamResultsPage() {
  const openModal = useOpenModal();
  const { params, change } = useAddressState();
  const said = params.get('state') ?? 'waiting';
  const state = shown.find(({ value }) => value === said)?.value ?? 'waiting';
  const list = useList(
    '-id',
    ({ page, pageSize, sort }) =>
      examResultsApi.list.queryOptions({
        input: { page, pageSize, sort, ...(state === 'all' ? {} : { state: state as ResultState }) },
      }),
    { quiet: true },
  );
  return (
    <Page
      title="Resultados a identificar"
      description="O que laboratórios e aparelhos enviaram e não se sabe de quem é, ou contradiz o que já se sabe. Nada é gravado por cima: você diz de quem é, qual fica, ou descarta com o motivo."
    >
      <DataTable
        caption="Resultados recebidos"
        columns={columns}
        rows={list.data?.results}
        list={list}
        filters={
          <NativeSelect
            label="Mostrar"
            maw={240}
            data={shown}
            value={state}
            onChange={({ target }) =>
              change((after) => {
                after.delete('page');
                after.set('state', target.value);
              })
            }
          />
        }
        empty={state === 'waiting' ? 'Nenhum resultado espera por você.' : 'Nenhum resultado aqui.'}
        actions={({ id, exam, cpf, state: now }) => (
          <RowAction
            label={`${now === 'waiting' ? 'Resolver' : 'Ver'} ${exam} de ${cpf}`}
            icon={IconUserCheck}
            onClick={() => openModal(`decide/${id}`)}
          />
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
