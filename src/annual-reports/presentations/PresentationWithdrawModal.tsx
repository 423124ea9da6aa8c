import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ReasonModal } from '../../ui/modal/ReasonModal.tsx';
import { presentationLabels } from './presentations.labels.ts';
import { reportPresentationsApi } from './useReportPresentations.ts';

const loadSchema = async () => (await import('./presentations.contract.ts')).presentationWithdrawalFields;

/** Asks why the presentation that the address names was written down by mistake. */
export default function PresentationWithdrawModal() {
  const { presentationId = '' } = useParams();
  return (
    <ReasonModal
      title="Retirar apresentação"
      loadSchema={loadSchema}
      labels={presentationLabels}
      read={reportPresentationsApi.read.queryOptions({ input: { presentationId } })}
      whyNot={({ presentation }) => (presentation.withdrawnAt ? 'Esta apresentação já foi retirada.' : null)}
      meaning={({ presentation }) =>
        `A apresentação de ${formatDate(presentation.presented_on)} deixa de contar. Nada é apagado: fica na lista como retirada, com o motivo. Isto não se desfaz.`
      }
      send={(reason, { presentation: { version } }) =>
        reportPresentationsApi.withdraw.call({ presentationId, reason, version })
      }
      doneToast="Apresentação retirada com sucesso!"
      failedToast="Erro ao retirar a apresentação. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
