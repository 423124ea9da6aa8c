import { useWayAfterInvitation } from '../sign-in/links/useWays.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { AdminFields } from './AdminFields.tsx';
import { adminLabels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

export function meta() {
  return [{ title: 'Cadastrar Administrador · Zelo' }];
}

const loadSchema = async () => (await import('./admins.contract.ts')).adminCreateInput;

const blank = { ...blankOf(adminLabels), invite: false as const };
const next = { label: 'Cadastrar e cadastrar outro' };

export default function AdminCreatePage() {
  const form = useSchemaForm(loadSchema, blank);
  const wayAfter = useWayAfterInvitation('/admins');
  return (
    <CreatePage
      title="Cadastrar Administrador"
      form={form}
      list="/admins"
      another={next}
      save={(input) => adminsApi.create.call(input)}
      nextAfter={({ admin: { id } }) => wayAfter(form.getValues('invite'), id)}
      savedToast="Administrador criado com sucesso"
      onFailed={(error) => console.warn(error)}
    >
      <AdminFields withPassword />
    </CreatePage>
  );
}
