import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { UnitFields } from './UnitFields.tsx';
import { unitLabels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

export function meta() {
  return [{ title: 'Cadastrar Unidade · Zelo' }];
}

const loadSchema = async () => (await import('./units.contract.ts')).unitFields;

const blank = blankOf(unitLabels);

export default function UnitCreatePage() {
  const navigate = useNavigate();
  const companyId = useOwnerId();
  const form = useSchemaForm(loadSchema, blank);
  const create = useMutation(unitsApi.create.mutationOptions());
  return (
    <CreatePage
      title="Cadastrar Unidade"
      form={form}
      list="/units"
      save={(input) => create.mutateAsync({ ...input, companyId })}
      onSaved={() => {
        successToast('Unidade criada com sucesso');
        navigate('/units');
      }}
      onFailed={(error) => errorToast(errorMessage(error))}
    >
      <UnitFields />
    </CreatePage>
  );
}
