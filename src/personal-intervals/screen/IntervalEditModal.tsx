import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { EditModal } from '../../ui/form/EditModal.tsx';
import type { PersonalInterval } from '../personal-intervals.contract.ts';
import { personalIntervalLabels } from '../personal-intervals.labels.ts';
import { personalIntervalsApi } from '../usePersonalIntervals.ts';
import { IntervalFields } from './IntervalFields.tsx';

const loadSchema = async () => (await import('../personal-intervals.contract.ts')).personalIntervalChangeFields;

/** Changes the interval that the address names, or says until when it holds. */
export default function IntervalEditModal() {
  const { intervalId = '' } = useParams();
  return (
    <EditModal
      title="Editar intervalo"
      loadSchema={loadSchema}
      labels={personalIntervalLabels}
      read={personalIntervalsApi.read.queryOptions({ input: { intervalId }, select: ({ interval }) => interval })}
      toForm={toForm}
      save={(input, { version }) => personalIntervalsApi.update.call({ ...input, intervalId, version })}
      savedToast="Intervalo editado com sucesso!"
      failedToast="Erro ao editar o intervalo. Por favor, tente novamente mais tarde."
    >
      <IntervalFields />
    </EditModal>
  );
}

/** A reason that can't be read is asked for again. */
function toForm({ months, fromOn, untilOn, reason }: PersonalInterval) {
  return {
    months,
    from_on: formatDate(fromOn),
    until_on: untilOn === null ? '' : formatDate(untilOn),
    reason: reason ?? '',
  };
}
