import { useParams } from 'react-router';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { AdminFields } from './AdminFields.tsx';
import type { Admin } from './admins.contract.ts';
import { adminLabels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

const loadSchema = async () => (await import('./admins.contract.ts')).adminUpdateInput;

/** Edits the admin that the address names. */
export default function AdminEditModal() {
  const { id = '' } = useParams();
  const ownId = useOwnerId();
  return (
    <EditModal
      title="Editar Administrador"
      loadSchema={loadSchema}
      labels={adminLabels}
      read={adminsApi.read.queryOptions({ input: { id }, select: ({ admin }) => admin })}
      toForm={formValues}
      save={(input, { userId, version }) => adminsApi.update.call({ ...input, id, userId, version })}
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
