import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { UnitFields } from './UnitFields.tsx';
import { unitLabels as labels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

const loadSchema = async () => (await import('./units.contract.ts')).unitFields;

/** Edits the unit that the address names. */
export default function UnitEditModal() {
  const { unitId = '' } = useParams();
  const read = useQuery(unitsApi.read.queryOptions({ input: { unitId }, ...editQuery }));
  const update = useMutation(unitsApi.update.mutationOptions());
  const unit = read.data?.unit;
  return (
    <EditModal
      title="Editar Unidade"
      loadSchema={loadSchema}
      values={unit}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data?.unit;
      }}
      save={(input) => update.mutateAsync({ ...input, unitId, version: unit?.version })}
      savedToast="Unidade editada com sucesso!"
      failedToast="Erro ao editar a unidade. Por favor, tente novamente."
    >
      <UnitFields />
    </EditModal>
  );
}
