import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import { errorCode } from '../platform/browser/api-client.ts';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { useNextModal } from '../ui/modal/useModalRoute.ts';
import type { AfterMove } from './UnitMoveModal.tsx';
import { unitsApi } from './useUnits.ts';

/** Asks before a unit leaves the lists; its history stays. */
export default function UnitDeleteModal() {
  const { unitId = '' } = useParams();
  const nextModal = useNextModal();
  const { data, error: loadError, refetch } = useModalRecord(unitsApi.read.queryOptions({ input: { unitId } }));
  return (
    <ActionModal
      mode="delete"
      title="Excluir Unidade"
      explanation={data && `A unidade “${data.unit.identification}” sairá das listas. O histórico dela é mantido.`}
      loadError={loadError}
      refetch={refetch}
      action={() => unitsApi.remove.call({ unitId, version: data?.unit.version })}
      doneToast="Unidade excluída com sucesso!"
      failedToast="Erro ao excluir unidade. Por favor, tente novamente mais tarde."
      remedy={(error) =>
        errorCode(error) === 'CONFLICT' && (
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
