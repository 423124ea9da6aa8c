import { useParams } from 'react-router';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { kindLabel } from './tasks.labels.ts';
import { tasksApi } from './useTasks.ts';

/** Asks before the task that the address names is given up. */
export default function TaskDiscardModal() {
  const { taskId = '' } = useParams();
  const { data, error } = useModalRecord(tasksApi.read.queryOptions({ input: { taskId } }));
  return (
    <ActionModal
      mode="delete"
      title="Descartar tarefa"
      explanation={
        data &&
        `“${kindLabel(data.task.kind)}” não será mais tentada: o que ela faria não será feito. Não dá para voltar atrás.`
      }
      loadError={error}
      action={() => tasksApi.discard.call({ taskId })}
      doneToast="Tarefa descartada"
      failedToast="Não foi possível descartar a tarefa. Por favor, tente mais tarde."
      buttonLabel="Descartar"
    />
  );
}
