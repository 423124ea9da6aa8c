import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import { professionalLabels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

export function meta() {
  return [{ title: 'Cadastrar Profissional · Zelo' }];
}

const loadSchema = async () => (await import('./professionals.contract.ts')).professionalCreateInput;

const blank = blankOf(professionalLabels);

export default function ProfessionalCreatePage() {
  const navigate = useNavigate();
  const form = useSchemaForm(loadSchema, blank);
  const create = useMutation(professionalsApi.create.mutationOptions());
  return (
    <CreatePage
      title="Cadastrar Profissional"
      form={form}
      list="/professionals"
      save={create.mutateAsync}
      onSaved={() => {
        successToast('Profissional criado com sucesso');
        navigate('/professionals');
      }}
      onFailed={() => errorToast('Erro ao criar profissional')}
    >
      <ProfessionalFields mode="create" />
    </CreatePage>
  );
}
