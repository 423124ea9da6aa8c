import { useParams } from 'react-router';
import { ReasonModal } from '../../ui/modal/ReasonModal.tsx';
import { cancelLabels } from '../referral-form.labels.ts';
import { referralsApi } from '../useReferrals.ts';
import { appointmentWords } from './ChangedReferral.tsx';

const loadSchema = async () => (await import('../referrals.contract.ts')).cancelFields;

/** Asks why a referral is called off. */
export default function ReferralCancelModal() {
  const { referralId = '' } = useParams();
  return (
    <ReasonModal
      title="Cancelar encaminhamento"
      loadSchema={loadSchema}
      labels={cancelLabels}
      read={referralsApi.read.queryOptions({ input: { referralId } })}
      meaning={({ referral }) =>
        `A ${referral.name.toLowerCase()}, marcada para ${appointmentWords(referral)}, deixa de valer e o horário fica livre. Quem a abre vê o motivo. Para outro dia, use ‘Remarcar’.`
      }
      send={(reason, { referral: { version } }) => referralsApi.cancel.call({ referralId, reason, version })}
      doneToast="Encaminhamento cancelado."
      failedToast="O encaminhamento não foi cancelado. Veja o motivo na janela."
      buttonLabel="Cancelar encaminhamento"
    />
  );
}
