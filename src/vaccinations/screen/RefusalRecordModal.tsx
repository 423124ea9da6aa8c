import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { vaccinationsApi } from '../useVaccinations.ts';
import { VaccinePicker } from '../VaccinePicker.tsx';
import { refusalLabels } from '../vaccinations.labels.ts';
import type { VaccineCode } from '../vaccines.labels.ts';

const field = fieldsOf(refusalLabels);
const loadSchema = async () => (await import('../vaccinations.contract.ts')).refusalFields;

/** Writes down that the person of the address refuses a vaccine; its document is issued apart (NR-32, 32.2.4.17.5). */
export default function RefusalRecordModal() {
  const { employeeId = '' } = useParams();
  const form = useSchemaForm(
    loadSchema,
    blankOf(refusalLabels, { vaccine: 'hepatitisB', refused_on: formatDate(today()) }),
  );
  const vaccine: VaccineCode = useWatch({ control: form.control, name: 'vaccine' });
  return (
    <CreateModal
      title="Registrar recusa"
      form={form}
      save={(input) => vaccinationsApi.recordRefusal.call({ employeeId, ...input })}
      savedToast="Recusa registrada. Falta o termo assinado."
      failedToast="Erro ao registrar a recusa. Por favor, confira os campos."
      buttonLabel="Registrar"
    >
      <VaccinePicker {...field('vaccine')} />
      {vaccine === 'other' && <TextField {...field('vaccine_name')} description="Como no plano do grupo" required />}
      <DateField {...field('refused_on')} required />
      <LongTextField {...field('note')} minRows={2} description="Só os profissionais leem; não sai no termo" />
    </CreateModal>
  );
}
