import { Controller, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { CodedEntryPicker } from '../../reference/CodedEntryPicker.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { personalIntervalLabels } from '../personal-intervals.labels.ts';
import { personalIntervalsApi } from '../usePersonalIntervals.ts';
import { IntervalFields } from './IntervalFields.tsx';

const field = fieldsOf(personalIntervalLabels);
const loadSchema = async () => (await import('../personal-intervals.contract.ts')).personalIntervalFields;

/** Writes down that the person of the address does an exam more often than the others. */
export default function IntervalRecordModal() {
  const { employeeId = '' } = useParams();
  const form = useSchemaForm(loadSchema, {
    ...{ exam_code: '', exam_name: '', months: null, from_on: formatDate(today()), until_on: '', reason: '' },
  });
  const code = useWatch({ control: form.control, name: 'exam_code' });
  return (
    <CreateModal
      title="Definir intervalo"
      form={form}
      save={(input) => personalIntervalsApi.create.call({ employeeId, ...input })}
      savedToast="Intervalo definido com sucesso!"
      failedToast="Erro ao definir o intervalo. Por favor, tente novamente mais tarde."
      buttonLabel="Definir"
    >
      <Controller
        control={form.control}
        name="exam_code"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <CodedEntryPicker
            table="exams"
            ref={ref}
            label={personalIntervalLabels.exam_code}
            value={value ?? ''}
            onChange={(exam) => {
              onChange(exam.code);
              form.setValue('exam_name', exam.name, { shouldDirty: true, shouldValidate: exam.code !== '' });
            }}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      {code && <TextField {...field('exam_name')} disabled description="Vem da tabela" required />}
      <IntervalFields />
    </CreateModal>
  );
}
