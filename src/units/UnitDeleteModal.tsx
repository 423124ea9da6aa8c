import { useMutation } from '@tanstack/react-query';
import { DeleteModal } from '../ui/DeleteModal.tsx';
import { errorToast, successToast } from '../ui/toast.ts';
import type { UnitRow } from './units.contract.ts';
import { unitsApi } from './useUnits.ts';

type Props = { unit: UnitRow | null; onClose: () => void; onDeleted: () => void };

/** Asks before a unit leaves the lists; its history stays. */
export function UnitDeleteModal({ unit, onClose, onDeleted }: Props) {
  const remove = useMutation(
    unitsApi.remove.mutationOptions({
      onSuccess: () => {
        successToast('Unidade excluída com sucesso!');
        onClose();
        onDeleted();
      },
      onError: () => errorToast('Erro ao excluir unidade. Por favor, tente novamente mais tarde.'),
    }),
  );
  return (
    <DeleteModal
      title="Excluir Unidade"
      record={unit}
      explain={({ identification }) => `A unidade “${identification}” sairá das listas. O histórico dela é mantido.`}
      mutation={remove}
      onConfirm={({ id }) => remove.mutate({ unitId: id })}
      onClose={onClose}
    />
  );
}
