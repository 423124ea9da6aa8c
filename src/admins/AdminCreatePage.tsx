import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { successToast } from '../ui/toast/toast.ts';
import { AdminFields } from './AdminFields.tsx';
import { adminLabels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

export function meta() {
  return [{ title: 'Cadastrar Administrador · Zelo' }];
}

const loadSchema = async () => (await import('./admins.contract.ts')).adminCreateInput;

const blank = blankOf(adminLabels);

export default function AdminCreatePage() {
  const navigate = useNavigate();
  const form = useSchemaForm(loadSchema, blank);
  const create = useMutation(adminsApi.create.mutationOptions());
  return (
    <CreatePage
      title="Cadastrar Administrador"
      form={form}
      list="/admins"
      save={create.mutateAsync}
      onSaved={() => {
        successToast('Administrador criado com sucesso');
        navigate('/admins');
      }}
      onFailed={(error) => console.warn(error)}
    >
      <AdminFields withPassword />
    </CreatePage>
  );
}
