import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { blockLabels } from '../agenda.labels.ts';
import { CareProfessionalPicker } from '../CareProfessionalPicker.tsx';
import { agendaApi } from '../useAgenda.ts';
import { useSettingsList } from './useSettingsList.ts';

const field = fieldsOf(blockLabels);
const loadSchema = async () => (await import('./agenda-form.schema.ts')).blockForm;
const blank = blankOf(blockLabels, { fromMinute: '00:00', toMinute: '24:00' });

/** Says when nobody, or one professional, attends; who has a time then keeps it, and is told of. */
export default function BlockCreateModal() {
  const { placeId, onOutside } = useSettingsList();
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreateModal
      title="Bloquear período"
      form={form}
      save={(input) => agendaApi.createBlock.call({ ...input, placeId })}
      onSaved={({ outside }) => onOutside(outside)}
      savedToast="Período bloqueado com sucesso!"
      failedToast="Erro ao bloquear o período. Por favor, tente novamente."
      buttonLabel="Bloquear"
    >
      <DateField {...field('fromDay')} required />
      <TextField {...field('fromMinute')} autoComplete="off" required />
      <DateField {...field('toDay')} required />
      <TextField {...field('toMinute')} autoComplete="off" description="24:00 é o fim do dia" required />
      <BlockedProfessional />
      <TextField {...field('reason')} description="Só a clínica lê" autoComplete="off" required />
    </CreateModal>
  );
}

function BlockedProfessional() {
  const { name, label } = field('professionalId');
  const { setValue } = useFormContext();
  const id: string = useWatch({ name });
  return (
    <CareProfessionalPicker
      label={label}
      placeholder="Todos do local"
      value={id ?? ''}
      knownName=""
      onChange={(chosen) => setValue(name, chosen, { shouldDirty: true })}
    />
  );
}
