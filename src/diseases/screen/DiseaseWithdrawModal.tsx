import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ReasonModal } from '../../ui/modal/ReasonModal.tsx';
import { diseasesApi } from '../useDiseases.ts';

const loadSchema = async () => (await import('../diseases.contract.ts')).diseaseWithdrawalFields;

/** Asks why the disease that the address names was written down by mistake, and says what its withdrawal means. */
export default function DiseaseWithdrawModal() {
  const { diseaseId = '' } = useParams();
  return (
    <ReasonModal
      title="Retirar doença"
      loadSchema={loadSchema}
      labels={{ reason: 'Motivo' }}
      read={diseasesApi.read.queryOptions({ input: { diseaseId } })}
      whyNot={({ disease }) => (disease.withdrawnAt ? 'Esta doença já foi retirada.' : null)}
      meaning={({ disease }) =>
        `A doença de ${disease.employeeName}, diagnosticada em ${formatDate(disease.diagnosedOn)}, deixa de contar. Nada é apagado: fica na lista como retirada. Isto não se desfaz.`
      }
      send={(reason, { disease }) => diseasesApi.withdraw.call({ diseaseId, reason, version: disease.version })}
      doneToast="Doença retirada com sucesso!"
      failedToast="Erro ao retirar a doença. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
