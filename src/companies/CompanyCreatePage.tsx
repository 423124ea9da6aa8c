import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { companyLabels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

export function meta() {
  return [{ title: 'Cadastrar Empresa · Zelo' }];
}

const loadSchema = async () => (await import('./companies.contract.ts')).companyCreateInput;

const blank = blankOf(companyLabels);

export default function CompanyCreatePage() {
  const navigate = useNavigate();
  const form = useSchemaForm(loadSchema, blank);
  const create = useMutation(companiesApi.create.mutationOptions());
  return (
    <CreatePage
      title="Cadastrar Empresa"
      form={form}
      list="/companies"
      save={create.mutateAsync}
      onSaved={() => {
        successToast('Empresa criada com sucesso');
        navigate('/companies');
      }}
      onFailed={(error) => errorToast(errorMessage(error))}
    >
      <CompanyFields withPassword />
    </CreatePage>
  );
}
