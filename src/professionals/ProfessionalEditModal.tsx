import { useParams } from 'react-router';
import { EditModal } from '../ui/form/EditModal.tsx';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import type { Professional } from './professionals.contract.ts';
import { professionalLabels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

const loadSchema = async () => (await import('./professionals.contract.ts')).professionalUpdateInput;

/** Edits the professional that the address names. */
export default function ProfessionalEditModal() {
  const { id = '' } = useParams();
  return (
    <EditModal
      title="Editar Profissional"
      loadSchema={loadSchema}
      labels={professionalLabels}
      read={professionalsApi.read.queryOptions({ input: { id }, select: ({ professional }) => professional })}
      toForm={formValues}
      save={(input, { userId, version }) => professionalsApi.update.call({ ...input, id, userId, version })}
      savedToast="Profissional editado com sucesso!"
      failedToast="Erro ao editar o profissional. Por favor, tente novamente."
    >
      <ProfessionalFields mode="edit" />
    </EditModal>
  );
}

function formValues({ user, ...professional }: Professional) {
  return { ...professional, email: user.email, password: '' };
}
