import { useState } from 'react';
import { useParams } from 'react-router';
import { ActionModal } from '../../../ui/modal/ActionModal.tsx';
import { stateAfter } from '../../referral-steps.rules.ts';
import type { Priority } from '../../referrals.labels.ts';
import { queueApi } from '../useQueue.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { PriorityField } from './PriorityField.tsx';
import { useStepOf } from './useStepOf.ts';

/** Receives whom the address names: asks whether they go first, and gives them a ticket. */
export default function ArriveModal() {
  const { referralId = '' } = useParams();
  const { person, error, changedTo, take } = useStepOf(referralId, (state) => stateAfter('arrive', state) !== null);
  const [priority, setPriority] = useState<Priority | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <ActionModal
      mode="edit"
      title="Registrar chegada"
      explanation={person && `${person.employeeName}, ${person.companyName}, recebe uma senha e passa a aguardar.`}
      loadError={error}
      action={() => take(() => queueApi.arrive.call({ referralId, priority: priority ?? '' }))}
      doneToast={({ ticket }) => `Senha ${ticket}: ${person?.employeeName}`}
      failedToast="A chegada não foi registrada. Veja o motivo na janela."
      buttonLabel="Registrar chegada"
      choice={{
        check: () => {
          setIsMissing(priority === null);
          return priority !== null;
        },
        field: (issue) => (
          <>
            {changedTo && <ChangedMeanwhile state={changedTo} />}
            <PriorityField
              value={priority}
              onChange={setPriority}
              suggested={person?.suggested ?? ''}
              error={isMissing && priority === null ? 'Escolha uma das opções' : issue}
            />
          </>
        ),
      }}
    />
  );
}
