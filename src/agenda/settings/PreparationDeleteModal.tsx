import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { agendaApi } from '../useAgenda.ts';

/** Asks before nothing is said of an exam any more. */
export default function PreparationDeleteModal() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useModalRecord(agendaApi.listPreparations.queryOptions({ input: {} }));
  const exam = data?.preparations.find((one) => one.code === code);
  return (
    <ActionModal
      mode="delete"
      title="Excluir preparo"
      explanation={data && `As guias deste exame deixam de dizer como se preparar${exam ? `: “${exam.text}”` : ''}.`}
      loadError={error}
      refetch={refetch}
      action={() => agendaApi.removePreparation.call({ code, version: exam?.version })}
      doneToast="Preparo excluído com sucesso!"
      failedToast="Erro ao excluir o preparo. Por favor, tente novamente."
    />
  );
}
