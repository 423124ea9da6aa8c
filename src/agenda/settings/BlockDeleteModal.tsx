import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { agendaApi } from '../useAgenda.ts';
import { useSettingsList } from './useSettingsList.ts';

/** Asks before a block is undone. */
export default function BlockDeleteModal() {
  const { blockId = '' } = useParams();
  const { placeId } = useSettingsList();
  return (
    <ActionModal
      mode="delete"
      title="Desfazer bloqueio"
      explanation="Os horários deste período voltam a ser oferecidos."
      loadError={null}
      action={() => agendaApi.removeBlock.call({ placeId, blockId })}
      doneToast="Bloqueio desfeito."
      failedToast="Erro ao desfazer o bloqueio. Por favor, tente novamente."
      buttonLabel="Desfazer"
    />
  );
}
