import { useParams } from 'react-router';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { kindLabel } from './tasks.labels.ts';
import { tasksApi } from './useTasks.ts';

/** Lets the task that the address names begin anew. */
export default function TaskRetryModal() {
  const { taskId = '' } = useParams();
  const { data, error } = useModalRecord(tasksApi.read.queryOptions({ input: { taskId } }));
  return (
    <ActionModal
      mode="edit"
      title="Tentar de novo"
      explanation={
        data &&
        `“${kindLabel(data.task.kind)}” volta à fila e é tentada em seguida. Se falhar de novo todas as vezes, volta a esta lista.`
      }
      loadError={error}
      action={() => tasksApi.retry.call({ taskId })}
      doneToast="A tarefa será tentada de novo"
      failedToast="Não foi possível tentar de novo. Por favor, tente mais tarde."
      buttonLabel="Tentar de novo"
    />
  );
}
