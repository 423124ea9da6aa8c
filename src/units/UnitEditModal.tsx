import { useParams } from 'react-router';
import { EditModal } from '../ui/form/EditModal.tsx';
import { UnitFields } from './UnitFields.tsx';
import { unitLabels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

const loadSchema = async () => (await import('./units.contract.ts')).unitChangeFields;

/** Edits the unit that the address names. */
export default function UnitEditModal() {
  const { unitId = '' } = useParams();
  return (
    <EditModal
      title="Editar Unidade"
      loadSchema={loadSchema}
      labels={unitLabels}
      read={unitsApi.read.queryOptions({ input: { unitId }, select: ({ unit }) => unit })}
      toForm={(unit) => unit}
      save={(input, { version }) => unitsApi.update.call({ ...input, unitId, version })}
      savedToast="Unidade editada com sucesso!"
      failedToast="Erro ao editar a unidade. Por favor, tente novamente."
    >
      <UnitFields />
    </EditModal>
  );
}
