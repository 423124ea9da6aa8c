import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { tasksApi } from './useTasks.ts';

/** Lets everything that was set aside begin anew, as after an outage. */
export default function TaskRetryAllModal() {
  return (
    <ActionModal
      mode="edit"
      title="Tentar todas de novo"
      explanation="Todas as tarefas que ficaram de lado voltam à fila e são tentadas em seguida. As que falharem de novo todas as vezes voltam a esta lista."
      loadError={null}
      action={() => tasksApi.retryAll.call({})}
      doneToast={({ retried }) => retriedLabel(retried)}
      failedToast="Não foi possível tentar de novo. Por favor, tente mais tarde."
      buttonLabel="Tentar todas de novo"
    />
  );
}

function retriedLabel(count: number): string {
  if (count === 0) return 'Não havia tarefas de lado';
  return count === 1 ? '1 tarefa será tentada de novo' : `${count} tarefas serão tentadas de novo`;
}
