import { useParams } from 'react-router';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { diseaseLabels } from '../diseases.labels.ts';
import { diseasesApi } from '../useDiseases.ts';
import { DiseaseFields } from './DiseaseFields.tsx';
import { diseaseForm } from './disease-form.rules.ts';

const loadSchema = async () => (await import('../diseases.contract.ts')).diseaseFields;

/** Changes the disease that the address names, or says that it has ended. */
export default function DiseaseEditModal() {
  const { diseaseId = '' } = useParams();
  return (
    <EditModal
      title="Editar doença"
      loadSchema={loadSchema}
      labels={diseaseLabels}
      read={diseasesApi.read.queryOptions({ input: { diseaseId }, select: ({ disease }) => disease })}
      toForm={diseaseForm}
      save={(said, { version }) => diseasesApi.update.call({ ...said, diseaseId, version })}
      savedToast="Doença editada com sucesso!"
      failedToast="Erro ao editar a doença. Por favor, tente novamente mais tarde."
    >
      <DiseaseFields />
    </EditModal>
  );
}
