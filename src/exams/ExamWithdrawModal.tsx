import { useParams } from 'react-router';
import { formatDate } from '../platform/contract/dates.ts';
import { ReasonModal } from '../ui/modal/ReasonModal.tsx';
import type { ExamRecord } from './exams.contract.ts';
import { withdrawalLabels } from './exams.labels.ts';
import { examsApi } from './useExams.ts';

const loadSchema = async () => (await import('./exams.contract.ts')).examWithdrawalFields;

/** Asks why the exam that the address names was recorded by mistake, and says what its withdrawal means. */
export default function ExamWithdrawModal() {
  const { recordId = '' } = useParams();
  return (
    <ReasonModal
      title="Retirar exame"
      loadSchema={loadSchema}
      labels={withdrawalLabels}
      read={examsApi.read.queryOptions({ input: { recordId } })}
      whyNot={({ exam }) => whyNot(exam)}
      meaning={({ exam }) =>
        `“${exam.name}” de ${formatDate(exam.doneOn)} deixa de contar como feito. Nada é apagado: fica na lista como retirado, com o motivo, o seu nome e a hora. Isto não se desfaz.`
      }
      send={(reason) => examsApi.withdraw.call({ recordId, reason })}
      doneToast="Exame retirado com sucesso!"
      failedToast="Erro ao retirar o exame. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}

/** Why there is nothing to withdraw, or null. */
function whyNot({ withdrawnAt, document }: ExamRecord): string | null {
  if (document) return `Este exame veio do ${document.name}: corrija ou cancele o documento.`;
  return withdrawnAt ? 'Este exame já foi retirado.' : null;
}
