import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ReasonModal } from '../../ui/modal/ReasonModal.tsx';
import { restrictionsApi } from '../useRestrictions.ts';

const loadSchema = async () => (await import('../restrictions.contract.ts')).restrictionWithdrawalFields;

/** Asks why the restriction that the address names was written down by mistake, and says what its withdrawal means. */
export default function RestrictionWithdrawModal() {
  const { restrictionId = '' } = useParams();
  return (
    <ReasonModal
      title="Retirar restrição"
      loadSchema={loadSchema}
      labels={{ reason: 'Motivo' }}
      read={restrictionsApi.read.queryOptions({ input: { restrictionId } })}
      whyNot={({ restriction }) => (restriction.withdrawnAt ? 'Esta restrição já foi retirada.' : null)}
      meaning={({ restriction }) =>
        `A restrição de ${restriction.employeeName} desde ${formatDate(restriction.fromOn)} deixa de valer, como registrada por engano, e a empresa é avisada. Nada é apagado: fica na lista como retirada. Se a pessoa já pode o que não podia, encerre-a com o novo ASO. Isto não se desfaz.`
      }
      send={(reason, { restriction }) =>
        restrictionsApi.withdraw.call({ restrictionId, reason, version: restriction.version })
      }
      doneToast="Restrição retirada com sucesso!"
      failedToast="Erro ao retirar a restrição. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
