import { useParams } from 'react-router';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { findingLabels } from '../exams.labels.ts';
import { examsApi } from '../useExams.ts';
import { FindingFields } from './FindingFields.tsx';

const loadSchema = async () => (await import('../exams.contract.ts')).findingFields;

/** Notes what the exam that the address names has shown, of one that is known from its ASO too (product 16.4). */
export default function ExamFindingModal() {
  const { recordId = '' } = useParams();
  return (
    <EditModal
      title="Anotar resultado"
      loadSchema={loadSchema}
      labels={findingLabels}
      read={examsApi.read.queryOptions({ input: { recordId }, select: ({ exam }) => exam })}
      toForm={({ result, abnormal, value }) => ({
        ...{ value, result: result === null || result === 'unreadable' ? '' : result },
        // What the result says by itself is not said again.
        abnormal: result === 'normal' || result === 'altered' || result === 'worse' ? '' : abnormal,
      })}
      save={(input, { version }) => examsApi.note.call({ ...input, recordId, version })}
      savedToast="Resultado anotado com sucesso!"
      failedToast="Erro ao anotar o resultado. Por favor, tente novamente."
    >
      <FindingFields />
    </EditModal>
  );
}
