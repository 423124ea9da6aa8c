import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { programmesApi } from '../useProgrammes.ts';

/** Takes a group out of a version in preparation. */
export default function RemoveGroupModal() {
  const { programmeId = '', groupId = '' } = useParams();
  const { data, error, refetch } = useModalRecord(programmesApi.read.queryOptions({ input: { programmeId } }));
  const group = data?.groups.find(({ id }) => id === groupId);
  const name = group?.name ?? 'Este grupo';
  return (
    <ActionModal
      mode="delete"
      title="Retirar grupo"
      explanation={
        data &&
        `“${name}” sai da versão em preparação. Quando ela for posta em vigor, quem não couber em outro grupo fica sem grupo, com riscos a informar.`
      }
      loadError={error}
      refetch={refetch}
      action={() => programmesApi.removeGroup.call({ programmeId, groupId, version: group?.version })}
      doneToast="Grupo retirado"
      failedToast="Erro ao retirar o grupo. Por favor, tente novamente."
      buttonLabel="Retirar"
    />
  );
}
