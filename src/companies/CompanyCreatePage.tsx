import { errorMessage } from '../platform/browser/api-client.ts';
import { useWayAfterInvitation } from '../sign-in/links/useWays.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { companyLabels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

export function meta() {
  return [{ title: 'Cadastrar Empresa · Zelo' }];
}

const loadSchema = async () => (await import('./companies.contract.ts')).companyCreateInput;

const blank = { ...blankOf(companyLabels, { registrationKind: 'CNPJ' }), invite: false as const };
const next = { label: 'Cadastrar e cadastrar outra' };

export default function CompanyCreatePage() {
  const form = useSchemaForm(loadSchema, blank);
  const wayAfter = useWayAfterInvitation('/companies');
  return (
    <CreatePage
      title="Cadastrar Empresa"
      form={form}
      list="/companies"
      another={next}
      save={(input) => companiesApi.create.call(input)}
      nextAfter={({ company: { id } }) => wayAfter(form.getValues('invite'), id)}
      savedToast="Empresa criada com sucesso"
      onFailed={(error) => errorToast(errorMessage(error))}
    >
      <CompanyFields withPassword />
    </CreatePage>
  );
}
