import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { everyMonths } from '../personal-intervals.labels.ts';
import { personalIntervalsApi } from '../usePersonalIntervals.ts';

/** Asks before the interval that the address names, defined by mistake, is taken back. */
export default function IntervalWithdrawModal() {
  const { intervalId = '' } = useParams();
  const { data, error } = useModalRecord(personalIntervalsApi.read.queryOptions({ input: { intervalId } }));
  const interval = data?.interval;
  return (
    <ActionModal
      mode="delete"
      title="Retirar intervalo"
      explanation={
        interval &&
        `“${interval.name}: ${everyMonths(interval.months).toLowerCase()}” deixa de valer, como definido por engano. Se ele só terminou, edite-o e diga até quando vale.`
      }
      loadError={error}
      action={() => personalIntervalsApi.withdraw.call({ intervalId, version: interval?.version ?? 0 })}
      doneToast="Intervalo retirado com sucesso!"
      failedToast="Erro ao retirar o intervalo. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
