import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { agendaApi } from '../useAgenda.ts';

/** Asks before nothing is said of an exam any more. */
export default function PreparationDeleteModal() {
  const { code = '' } = useParams();
  return (
    <ActionModal
      mode="delete"
      title="Excluir preparo"
      explanation="As guias deste exame deixam de dizer como se preparar."
      loadError={null}
      action={() => agendaApi.removePreparation.call({ code })}
      doneToast="Preparo excluído com sucesso!"
      failedToast="Erro ao excluir o preparo. Por favor, tente novamente."
    />
  );
}
