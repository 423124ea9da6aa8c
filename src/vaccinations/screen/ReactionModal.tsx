import { useParams } from 'react-router';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { vaccinationsApi } from '../useVaccinations.ts';
import { doseLabels } from '../vaccinations.labels.ts';

const labels = { reaction: doseLabels.reaction };
const field = fieldsOf(labels);
const loadSchema = async () => (await import('../vaccinations.contract.ts')).reactionFields;

/** Notes what the person felt after the dose that the address names. */
export default function ReactionModal() {
  const { vaccinationId = '' } = useParams();
  return (
    <EditModal
      title="Anotar reação"
      loadSchema={loadSchema}
      labels={labels}
      read={vaccinationsApi.read.queryOptions({
        input: { vaccinationId },
        select: ({ vaccination }) => vaccination,
      })}
      toForm={({ content }) => ({ reaction: content?.reaction ?? '' })}
      save={(said, { version }) => vaccinationsApi.noteReaction.call({ ...said, vaccinationId, version })}
      savedToast="Reação anotada com sucesso!"
      failedToast="Erro ao anotar a reação. Por favor, tente novamente mais tarde."
    >
      <LongTextField {...field('reaction')} minRows={3} description="Só os profissionais leem" required />
    </EditModal>
  );
}
