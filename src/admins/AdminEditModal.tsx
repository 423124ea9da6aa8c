import { useMutation, useQuery } from '@tanstack/react-query';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { AdminFields } from './AdminFields.tsx';
import { type Admin, adminUpdateInput } from './admins.contract.ts';
import { adminLabels as labels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

type Props = { id: string | null; onClose: () => void; onSaved: () => void };

/** Edits the admin of this id; without one it is closed. */
export function AdminEditModal({ id, onClose, onSaved }: Props) {
  const read = useQuery(adminsApi.read.queryOptions({ input: { id: id ?? '' }, enabled: id !== null, ...editQuery }));
  const update = useMutation(adminsApi.update.mutationOptions());
  const admin = read.data?.admin;
  return (
    <EditModal
      title="Editar Administrador"
      opened={id !== null}
      onClose={onClose}
      schema={adminUpdateInput}
      values={admin && formValues(admin)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.admin);
      }}
      save={(input) => update.mutateAsync({ ...input, id: id ?? '', version: admin?.version })}
      savedToast="Admin editado com sucesso!"
      failedToast="Erro ao editar o admin. Por favor, tente novamente."
      onSaved={onSaved}
    >
      <AdminFields />
    </EditModal>
  );
}

function formValues({ user, ...admin }: Admin) {
  return { ...admin, email: user.email };
}
