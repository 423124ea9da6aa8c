import { useParams } from 'react-router';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { equipmentApi } from './useEquipment.ts';

/** Asks before an equipment goes out of use; the exams that were done with it stay. */
export default function EquipmentDeleteModal() {
  const { equipmentId = '' } = useParams();
  const { data, error, refetch } = useModalRecord(equipmentApi.read.queryOptions({ input: { equipmentId } }));
  return (
    <ActionModal
      mode="delete"
      title="Excluir Equipamento"
      explanation={data && `“${data.equipment.name}” sai de uso. Os exames feitos com ele ficam como estão.`}
      loadError={error}
      refetch={refetch}
      action={() => equipmentApi.remove.call({ equipmentId, version: data?.equipment.version })}
      doneToast="Equipamento excluído com sucesso!"
      failedToast="Erro ao excluir o equipamento. Por favor, tente novamente mais tarde."
    />
  );
}
