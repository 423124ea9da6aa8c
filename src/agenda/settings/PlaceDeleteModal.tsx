import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { agendaApi } from '../useAgenda.ts';

/** Asks before a place leaves the lists; what was done there stays. */
export default function PlaceDeleteModal() {
  const { placeId = '' } = useParams();
  const { data, error, refetch } = useModalRecord(agendaApi.readPlace.queryOptions({ input: { placeId } }));
  return (
    <ActionModal
      mode="delete"
      title="Excluir local"
      explanation={data && `Ninguém mais poderá ser encaminhado para “${data.carePlace.name}”. O histórico é mantido.`}
      loadError={error}
      refetch={refetch}
      action={() => agendaApi.removePlace.call({ placeId, version: data?.carePlace.version })}
      doneToast="Local excluído com sucesso!"
      failedToast="Erro ao excluir o local. Veja o motivo na janela."
    />
  );
}
