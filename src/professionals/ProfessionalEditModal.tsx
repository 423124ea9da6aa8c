import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import type { Professional } from './professionals.contract.ts';
import { professionalLabels as labels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

const loadSchema = async () => (await import('./professionals.contract.ts')).professionalUpdateInput;

/** Edits the professional that the address names. */
export default function ProfessionalEditModal() {
  const { id = '' } = useParams();
  const read = useQuery(professionalsApi.read.queryOptions({ input: { id }, ...editQuery }));
  const update = useMutation(professionalsApi.update.mutationOptions());
  const professional = read.data?.professional;
  return (
    <EditModal
      title="Editar Profissional"
      loadSchema={loadSchema}
      values={professional && formValues(professional)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.professional);
      }}
      save={(input) =>
        update.mutateAsync({ ...input, id, userId: professional?.userId, version: professional?.version })
      }
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
