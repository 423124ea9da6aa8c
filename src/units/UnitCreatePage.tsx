import { errorMessage } from '../platform/browser/api-client.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { CompanyOfUnit } from './CompanyOfUnit.tsx';
import { UnitFields } from './UnitFields.tsx';
import { unitLabels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

export function meta() {
  return [{ title: 'Cadastrar Unidade · Zelo' }];
}

const loadSchema = async () => (await import('./units.contract.ts')).unitFields;

const blank = blankOf(unitLabels, { registrationKind: 'CNPJ' });
const next = { label: 'Cadastrar e cadastrar outra' };

export default function UnitCreatePage() {
  const companyId = useOwnerId();
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreatePage
      title="Cadastrar Unidade"
      form={form}
      list="/units"
      another={next}
      save={(input) => unitsApi.create.call({ ...input, companyId })}
      savedToast="Unidade criada com sucesso"
      onFailed={(error) => errorToast(errorMessage(error))}
    >
      <CompanyOfUnit companyId={companyId} />
      <UnitFields />
    </CreatePage>
  );
}
