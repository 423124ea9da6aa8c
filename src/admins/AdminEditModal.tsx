import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { AdminFields } from './AdminFields.tsx';
import type { Admin } from './admins.contract.ts';
import { adminLabels as labels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

const loadSchema = async () => (await import('./admins.contract.ts')).adminUpdateInput;

/** Edits the admin that the address names. */
export default function AdminEditModal() {
  const { id = '' } = useParams();
  const ownId = useOwnerId();
  const read = useQuery(adminsApi.read.queryOptions({ input: { id }, ...editQuery }));
  const update = useMutation(adminsApi.update.mutationOptions());
  const admin = read.data?.admin;
  return (
    <EditModal
      title="Editar Administrador"
      loadSchema={loadSchema}
      values={admin && formValues(admin)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.admin);
      }}
      save={(input) => update.mutateAsync({ ...input, id, userId: admin?.userId, version: admin?.version })}
      savedToast="Admin editado com sucesso!"
      failedToast="Erro ao editar o admin. Por favor, tente novamente."
    >
      <AdminFields own={id === ownId} />
    </EditModal>
  );
}

function formValues({ user, ...admin }: Admin) {
  return { ...admin, email: user.email, current: '' };
}
