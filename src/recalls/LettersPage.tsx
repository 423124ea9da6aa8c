import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { saveFile } from '../platform/browser/save-file.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { useProfile } from '../sign-in/useProfile.ts';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { useAddressState } from '../ui/list/useAddressState.ts';
import { useList } from '../ui/list/useList.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import { LetterFilters } from './LetterFilters.tsx';
import type { Recall } from './recalls.contract.ts';
import { recallsApi } from './useRecalls.ts';

export function meta() {
  return [{ title: 'Cartas de convocação · Zelo' }];
}

/** The letters that ask companies to send people, each to be opened as often as somebody needs it. */
export default function LettersPage() {
  const isCompany = useProfile()?.user.type === 'company';
  const { params, change } = useAddressState();
  const companyId = params.get('companyId') ?? '';
  const choose = (id: string) =>
    change((after) => {
      after.delete('page');
      if (id) after.set('companyId', id);
      else after.delete('companyId');
    });
  const list = useList(
    '-recalledOn',
    ({ page, pageSize, sort }) =>
      recallsApi.list.queryOptions({ input: { page, pageSize, sort, ...(companyId ? { companyId } : {}) } }),
    { quiet: true },
  );
  const letter = useMutation({
    mutationFn: (recallId: string) => recallsApi.letter.call({ recallId }),
    onSuccess: saveFile,
    onError: (error) => errorToast(errorMessage(error)),
  });
  return (
    <Page
      title="Cartas de convocação"
      description="Quem a clínica pede que a empresa encaminhe, para quais exames e até quando."
      back={{ label: 'Voltar aos vencimentos', to: '/due-dates' }}
    >
      <DataTable
        caption="Cartas de convocação"
        columns={isCompany ? columns : [companyColumn, ...columns]}
        rows={list.data?.recalls}
        list={list}
        filters={<LetterFilters isCompany={isCompany} companyId={companyId} onChange={choose} />}
        empty={
          isCompany
            ? 'Nenhuma carta de convocação ainda.'
            : 'Nenhuma carta ainda. Escolha em Vencimentos quem convocar.'
        }
        actions={(recall) => (
          <RowAction
            label={`Baixar a carta de ${formatDate(recall.recalledOn)} para ${recall.unitName ?? recall.companyName}`}
            icon={IconFileDownload}
            onClick={() => letter.mutate(recall.id)}
          />
        )}
      />
    </Page>
  );
}

const companyColumn: Column<Recall, 'recalledOn'> = { header: 'Empresa', cell: ({ companyName }) => companyName };

const columns: readonly Column<Recall, 'recalledOn'>[] = [
  { header: 'Data', cell: ({ recalledOn }) => formatDate(recalledOn), sort: 'recalledOn', whole: true },
  { header: 'Unidade', cell: ({ unitName }) => unitName ?? 'Toda a empresa' },
  { header: 'Colaboradores', cell: ({ people }) => people.toLocaleString('pt-BR') },
  { header: 'Aviso', cell: ({ mailed }) => (mailed ? 'No sino e por e-mail' : 'No sino') },
];
