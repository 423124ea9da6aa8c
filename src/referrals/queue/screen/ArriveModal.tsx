import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ActionModal } from '../../../ui/modal/ActionModal.tsx';
import { OccasionQuestion } from '../../OccasionQuestion.tsx';
import { stateAfter } from '../../referral-steps.rules.ts';
import type { Priority } from '../../referrals.labels.ts';
import { isDoubtful } from '../priority.rules.ts';
import { queueApi } from '../useQueue.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { PriorityAnswers, PriorityDoubt } from './PriorityAnswers.tsx';
import { useStepOf } from './useStepOf.ts';

/**
 * Receives whom the address names: asks whether they go first, and the answer gives them a ticket. Only what is doubtful of it has to
 * be confirmed.
 */
export default function ArriveModal() {
  const { referralId = '' } = useParams();
  const { person, error, changedTo, take } = useStepOf(referralId, (state) => stateAfter('arrive', state) !== null);
  const [priority, setPriority] = useState<Priority | null>(null);
  /** The answer that is being given: it is sent before it is drawn. */
  const answer = useRef<Priority | null>(null);
  const [isAgeConfirmed, setAgeConfirmed] = useState(false);
  const [isOccasionConfirmed, setOccasionConfirmed] = useState(false);
  const [wasTried, setTried] = useState(false);
  const suggested = person?.suggested ?? '';
  const isOpen = isDoubtful(priority, suggested) && !isAgeConfirmed;
  return (
    <ActionModal
      mode="edit"
      title="Registrar chegada"
      explanation={person && `${person.employeeName}, ${person.companyName}, recebe uma senha e passa a aguardar.`}
      loadError={error}
      action={() =>
        take(() =>
          queueApi.arrive.call({
            referralId,
            priority: answer.current ?? '',
            priorityConfirmed: isAgeConfirmed,
            occasionConfirmed: isOccasionConfirmed,
          }),
        )
      }
      doneToast={({ ticket }) => `Senha ${ticket}: ${person?.employeeName}`}
      failedToast="A chegada não foi registrada. Veja o motivo na janela."
      buttonLabel="Registrar chegada"
      choice={{
        withoutButton: priority === null,
        check: () => {
          setTried(true);
          return answer.current !== null && !(isDoubtful(answer.current, suggested) && !isAgeConfirmed);
        },
        field: (_first, issues, confirm) => (
          <>
            {changedTo && <ChangedMeanwhile state={changedTo} />}
            <PriorityAnswers
              value={priority}
              onAnswer={(given) => {
                answer.current = given;
                setPriority(given);
                setAgeConfirmed(false);
                setTried(false);
                if (!isDoubtful(given, suggested)) void confirm();
              }}
              suggested={suggested}
              error={issues.find(({ path }) => path === 'priority')?.message}
            />
            {(isDoubtful(priority, suggested) || issues.some(({ path }) => path === 'priorityConfirmed')) && (
              <Box mt="md">
                <PriorityDoubt
                  isConfirmed={isAgeConfirmed}
                  onConfirm={setAgeConfirmed}
                  missing={
                    wasTried && isOpen
                      ? 'Confirme, ou escolha outra prioridade'
                      : issues.find(({ path }) => path === 'priorityConfirmed')?.message
                  }
                />
              </Box>
            )}
            <OccasionQuestion
              issues={issues}
              label="Está certo, receber assim"
              isConfirmed={isOccasionConfirmed}
              onConfirm={setOccasionConfirmed}
            />
          </>
        ),
      }}
    />
  );
}
