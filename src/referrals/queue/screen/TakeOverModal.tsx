import { useNavigate, useParams } from 'react-router';
import { asoFacts } from '../../../documents/forms/aso/aso.form-facts.ts';
import { timeOfDay } from '../../../platform/clock/moments.ts';
import { ActionModal } from '../../../ui/modal/ActionModal.tsx';
import type { ReferralState } from '../../referrals.labels.ts';
import { attendAddress } from '../attend-address.rules.ts';
import { queueApi } from '../useQueue.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { useStepOf } from './useStepOf.ts';

/** Says who attends whom the address names, and takes that over when it is meant. */
export default function TakeOverModal() {
  const { referralId = '' } = useParams();
  const navigate = useNavigate();
  const { person, error, changedTo, take } = useStepOf(referralId, canBeTaken);
  return (
    <ActionModal
      mode="edit"
      title="Assumir o atendimento"
      explanation={person && explanationOf(person)}
      loadError={error}
      action={() =>
        take(() => queueApi.attend.call({ referralId, ...(person?.attendedBy ? { takeOver: person.attendedBy } : {}) }))
      }
      doneToast="O atendimento é seu"
      failedToast="O atendimento não foi assumido. Veja o motivo na janela."
      buttonLabel="Assumir"
      onDone={() => person && navigate(attendAddress(person), { replace: true, state: { kind: asoFacts.kind } })}
      choice={{ check: () => true, field: () => changedTo && <ChangedMeanwhile state={changedTo} /> }}
    />
  );
}

function canBeTaken(state: ReferralState): boolean {
  return state === 'attending' || state === 'arrived';
}

type Person = { employeeName: string; attendedByName: string; attendedBy: string | null; beganAt: string | null };

function explanationOf({ employeeName, attendedByName, attendedBy, beganAt }: Person): string {
  if (attendedBy === null) return `Ninguém atende ${employeeName} agora.`;
  const since = beganAt ? ` desde ${timeOfDay(beganAt)}` : '';
  return `${attendedByName} já está atendendo ${employeeName}${since}. Assumir? O que ${attendedByName} digitou fica como rascunho no computador em que foi digitado.`;
}
