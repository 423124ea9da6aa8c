import { useParams } from 'react-router';
import { formatDate } from '../../../platform/contract/dates.ts';
import { ActionModal } from '../../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../../ui/modal/useModalRecord.ts';
import { conditionsApi } from '../useConditions.ts';

/** Asks before conditions that were written down by mistake are taken back. */
export default function ConditionWithdrawModal() {
  const { conditionId = '' } = useParams();
  const { data, error } = useModalRecord(conditionsApi.read.queryOptions({ input: { conditionId } }));
  const condition = data?.condition;
  return (
    <ActionModal
      mode="delete"
      title="Retirar condições"
      explanation={
        condition &&
        `As condições de ‘${data.group?.name ?? 'um grupo que saiu do programa'}’ desde ${formatDate(condition.since)} deixam de valer, como registradas por engano: o que o eSocial já tem delas vira exclusão. Se o trabalho só mudou, registre as novas com a sua data.`
      }
      loadError={error}
      action={() => conditionsApi.withdraw.call({ conditionId, version: condition?.version ?? 0 })}
      doneToast="Condições retiradas com sucesso!"
      failedToast="Erro ao retirar as condições. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
