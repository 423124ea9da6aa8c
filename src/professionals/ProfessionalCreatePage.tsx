import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import { professionalLabels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

export function meta() {
  return [{ title: 'Cadastrar Profissional · Zelo' }];
}

const loadSchema = async () => (await import('./professionals.contract.ts')).professionalCreateInput;

const blank = blankOf(professionalLabels);

export default function ProfessionalCreatePage() {
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreatePage
      title="Cadastrar Profissional"
      form={form}
      list="/professionals"
      save={(input) => professionalsApi.create.call(input)}
      savedToast="Profissional criado com sucesso"
      onFailed={() => errorToast('Erro ao criar profissional')}
    >
      <ProfessionalFields mode="create" />
    </CreatePage>
  );
}
