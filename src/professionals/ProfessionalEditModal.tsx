import { useMutation, useQuery } from '@tanstack/react-query';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import { type Professional, professionalUpdateInput } from './professionals.contract.ts';
import { professionalLabels as labels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

type Props = { id: string | null; onClose: () => void; onSaved: () => void };

/** Edits the professional of this id; without one it is closed. */
export function ProfessionalEditModal({ id, onClose, onSaved }: Props) {
  const read = useQuery(
    professionalsApi.read.queryOptions({ input: { id: id ?? '' }, enabled: id !== null, ...editQuery }),
  );
  const update = useMutation(professionalsApi.update.mutationOptions());
  const professional = read.data?.professional;
  return (
    <EditModal
      title="Editar Profissional"
      opened={id !== null}
      onClose={onClose}
      schema={professionalUpdateInput}
      values={professional && formValues(professional)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.professional);
      }}
      save={(input) => update.mutateAsync({ ...input, id: id ?? '', version: professional?.version })}
      savedToast="Profissional editado com sucesso!"
      failedToast="Erro ao editar o profissional. Por favor, tente novamente."
      onSaved={onSaved}
    >
      <ProfessionalFields mode="edit" />
    </EditModal>
  );
}

function formValues({ user, ...professional }: Professional) {
  return { ...professional, email: user.email, password: '' };
}
