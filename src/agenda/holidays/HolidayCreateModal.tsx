import { invalidInput, issuesOf } from '../../platform/contract/errors.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { holidayLabels } from '../agenda.labels.ts';
import { useSettingsList } from '../settings/useSettingsList.ts';
import { agendaApi } from '../useAgenda.ts';

const field = fieldsOf(holidayLabels);
const loadSchema = async () => (await import('../agenda.schema.ts')).holidaySchema;
const blank = blankOf(holidayLabels);

/** Adds a holiday of the place, as of its town. */
export default function HolidayCreateModal() {
  const { onOutside } = useSettingsList();
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreateModal
      title="Acrescentar feriado"
      form={form}
      save={addHoliday}
      onSaved={({ outside }) => onOutside(outside)}
      savedToast="Feriado acrescentado com sucesso!"
      failedToast="Erro ao acrescentar o feriado. Por favor, tente novamente."
    >
      <DateField {...field('day')} required />
      <TextField {...field('name')} autoComplete="off" required />
    </CreateModal>
  );
}

/** Version 0: a day that has become a holiday meanwhile keeps its name, and the field says so. */
async function addHoliday(holiday: { day: string; name: string }) {
  try {
    return await agendaApi.putHolidays.call({ holidays: [{ ...holiday, version: 0 }] });
  } catch (error) {
    const issues = issuesOf(error).map(({ path, message }) => ({ path: path.replace(/^holidays\.0\./, ''), message }));
    throw issues.length > 0 ? invalidInput(issues) : error;
  }
}
