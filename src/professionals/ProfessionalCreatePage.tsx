import { useWayAfterInvitation } from '../sign-in/links/useWays.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import { professionalLabels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

export function meta() {
  return [{ title: 'Cadastrar Profissional · Zelo' }];
}

const loadSchema = async () => (await import('./professionals.contract.ts')).professionalCreateInput;

const blank = { ...blankOf(professionalLabels, { access: 'clinical' }), invite: false as const };
const next = { label: 'Cadastrar e cadastrar outro' };

export default function ProfessionalCreatePage() {
  const form = useSchemaForm(loadSchema, blank);
  const wayAfter = useWayAfterInvitation('/professionals');
  return (
    <CreatePage
      title="Cadastrar Profissional"
      form={form}
      list="/professionals"
      another={next}
      save={(input) => professionalsApi.create.call(input)}
      nextAfter={({ professional: { id } }) => wayAfter(form.getValues('invite'), id)}
      savedToast="Profissional criado com sucesso"
      onFailed={() => errorToast('Erro ao criar profissional')}
    >
      <ProfessionalFields mode="create" />
    </CreatePage>
  );
}
