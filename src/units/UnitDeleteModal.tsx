import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCode } from '../platform/browser/api-client.ts';
import { useListOfModal } from '../ui/list/ListModals.tsx';
import { DeleteModal } from '../ui/modal/DeleteModal.tsx';
import { useNextModal } from '../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import type { AfterMove } from './UnitMoveModal.tsx';
import { unitsApi } from './useUnits.ts';

/** Asks before a unit leaves the lists; its history stays. */
export default function UnitDeleteModal() {
  const { unitId = '' } = useParams();
  const list = useListOfModal();
  const nextModal = useNextModal();
  const read = useQuery(unitsApi.read.queryOptions({ input: { unitId } }));
  const remove = useMutation(
    unitsApi.remove.mutationOptions({
      onSuccess: () => {
        successToast('Unidade excluída com sucesso!');
        void list.reload();
      },
      onError: () => errorToast('Erro ao excluir unidade. Por favor, tente novamente mais tarde.'),
    }),
  );
  return (
    <DeleteModal
      title="Excluir Unidade"
      explanation={read.data && explain(read.data.unit.identification)}
      loadError={read.error}
      onConfirm={() => remove.mutateAsync({ unitId })}
      error={remove.error}
      busy={remove.isPending}
      remedy={
        errorCode(remove.error) === 'CONFLICT' && (
          <Button
            display="block"
            mt="sm"
            size="xs"
            variant="default"
            onClick={() => nextModal(`move/${unitId}`, { thenDelete: true } satisfies AfterMove)}
          >
            Mudar os empregados de unidade
          </Button>
        )
      }
    />
  );
}

function explain(identification: string): string {
  return `A unidade “${identification}” sairá das listas. O histórico dela é mantido.`;
}
