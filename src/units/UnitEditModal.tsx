import { useMutation, useQuery } from '@tanstack/react-query';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { UnitFields } from './UnitFields.tsx';
import { unitFields } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

type Props = { id: string | null; onClose: () => void; onSaved: () => void };

/** Edits the unit of this id; without one it is closed. */
export function UnitEditModal({ id, onClose, onSaved }: Props) {
  const read = useQuery(
    unitsApi.read.queryOptions({ input: { unitId: id ?? '' }, enabled: id !== null, ...editQuery }),
  );
  const update = useMutation(unitsApi.update.mutationOptions());
  const unit = read.data?.unit;
  return (
    <EditModal
      title="Editar Unidade"
      opened={id !== null}
      onClose={onClose}
      schema={unitFields}
      values={unit}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data?.unit;
      }}
      save={(input) => update.mutateAsync({ ...input, unitId: id ?? '', version: unit?.version })}
      savedToast="Unidade editada com sucesso!"
      failedToast="Erro ao editar a unidade. Por favor, tente novamente."
      onSaved={onSaved}
    >
      <UnitFields />
    </EditModal>
  );
}
