import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ReasonModal } from '../../ui/modal/ReasonModal.tsx';
import { vaccinationsApi } from '../useVaccinations.ts';
import { entryKinds } from '../vaccinations.labels.ts';

const loadSchema = async () => (await import('../vaccinations.contract.ts')).vaccinationWithdrawalFields;

/** Asks why the dose or the refusal that the address names was written down by mistake, and says what its withdrawal means. */
export default function VaccinationWithdrawModal() {
  const { vaccinationId = '' } = useParams();
  return (
    <ReasonModal
      title="Retirar registro de vacina"
      loadSchema={loadSchema}
      labels={{ reason: 'Motivo' }}
      read={vaccinationsApi.read.queryOptions({ input: { vaccinationId } })}
      whyNot={({ vaccination }) => (vaccination.withdrawnAt ? 'Este registro já foi retirado.' : null)}
      meaning={({ vaccination: { kind, name, dose, day } }) =>
        `${entryKinds[kind]} de ${name}${dose ? ` (${dose})` : ''}, de ${formatDate(day)}: deixa de contar, e o que vem a seguir é recalculado. Nada é apagado. Isto não se desfaz.`
      }
      send={(reason, { vaccination: { version } }) => vaccinationsApi.withdraw.call({ vaccinationId, reason, version })}
      doneToast="Registro retirado com sucesso!"
      failedToast="Erro ao retirar o registro. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
