import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ActionModal } from '../../../ui/modal/ActionModal.tsx';
import { stateAfter } from '../../referral-steps.rules.ts';
import { queueApi } from '../useQueue.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { useStepOf } from './useStepOf.ts';

/** Writes down that whom the address names has not come. */
export default function MissModal() {
  const { referralId = '' } = useParams();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { person, error, changedTo, take } = useStepOf(referralId, (state) => stateAfter('miss', state) !== null);
  return (
    <ActionModal
      mode="edit"
      title="Registrar falta"
      explanation={
        person &&
        `${person.employeeName} sai da fila, e a empresa vê que faltou. Se chegar mais tarde, “Chegou” em Encerrados traz de volta.`
      }
      loadError={error}
      action={() => take(() => queueApi.miss.call({ referralId, missedConfirmed: isConfirmed }))}
      doneToast="Falta registrada"
      failedToast="A falta não foi registrada. Veja o motivo na janela."
      buttonLabel="Registrar falta"
      choice={{
        check: () => true,
        field: (asked) => (
          <>
            {changedTo && <ChangedMeanwhile state={changedTo} />}
            {(asked || isConfirmed) && (
              <Checkbox
                mt="md"
                label="Faltou mesmo assim"
                error={asked}
                checked={isConfirmed}
                onChange={({ currentTarget }) => setIsConfirmed(currentTarget.checked)}
              />
            )}
          </>
        ),
      }}
    />
  );
}
