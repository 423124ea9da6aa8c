import { errorMessage } from '../platform/browser/api-client.ts';
import { blankOf } from '../ui/form/blank.ts';
import { CreatePage } from '../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { EquipmentFields } from './EquipmentFields.tsx';
import { audiometer, equipmentLabels } from './equipment.labels.ts';
import { equipmentApi } from './useEquipment.ts';

export function meta() {
  return [{ title: 'Cadastrar Equipamento · Zelo' }];
}

const loadSchema = async () => (await import('./equipment.contract.ts')).equipmentFields;

const blank = blankOf(equipmentLabels, { kind: audiometer });

export default function EquipmentCreatePage() {
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreatePage
      title="Cadastrar Equipamento"
      form={form}
      list="/equipment"
      save={(input) => equipmentApi.create.call(input)}
      savedToast="Equipamento cadastrado com sucesso!"
      onFailed={(error) => errorToast(errorMessage(error))}
    >
      <EquipmentFields />
    </CreatePage>
  );
}
