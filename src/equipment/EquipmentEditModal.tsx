import { useParams } from 'react-router';
import { formatDate } from '../platform/contract/dates.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { KeptCalibrations } from './calibrations/KeptCalibrations.tsx';
import { EquipmentFields } from './EquipmentFields.tsx';
import { equipmentLabels } from './equipment.labels.ts';
import { equipmentApi } from './useEquipment.ts';

const loadSchema = async () => (await import('./equipment.contract.ts')).equipmentChangeFields;

/** Edits the equipment that the address names, as after a calibration. */
export default function EquipmentEditModal() {
  const { equipmentId = '' } = useParams();
  return (
    <EditModal
      title="Editar Equipamento"
      loadSchema={loadSchema}
      labels={equipmentLabels}
      read={equipmentApi.read.queryOptions({ input: { equipmentId }, select: ({ equipment }) => equipment })}
      toForm={(equipment) => ({ ...equipment, calibrated_on: formatDate(equipment.calibrated_on) })}
      save={(input, { version }) => equipmentApi.update.call({ ...input, equipmentId, version })}
      savedToast="Equipamento editado com sucesso!"
      failedToast="Erro ao editar o equipamento. Por favor, tente novamente mais tarde."
    >
      <EquipmentFields />
      <KeptCalibrations equipmentId={equipmentId} />
    </EditModal>
  );
}
