import { Controller, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { occasionLabels, occasions } from '../programmes/programmes.labels.ts';
import { CodedEntryPicker } from '../reference/CodedEntryPicker.tsx';
import { DateField } from '../ui/fields/DateField.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { blankOf } from '../ui/form/blank.ts';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { CreateModal } from '../ui/modal/CreateModal.tsx';
import { examRecordLabels } from './exams.labels.ts';
import { FindingFields } from './finding/FindingFields.tsx';
import { examsApi } from './useExams.ts';

const field = fieldsOf(examRecordLabels);
const loadSchema = async () => (await import('./exams.contract.ts')).examRecordFields;
const blank = blankOf(examRecordLabels);

const notSaid = { value: '', label: 'Não informado' };
const occasionChoices = [...occasions.map((value) => ({ value, label: occasionLabels[value] })), notSaid];

/** Writes down an exam that the employee of the address has done, as when another clinic did it (product 16.4). */
export default function ExamRecordModal() {
  const { employeeId = '' } = useParams();
  const form = useSchemaForm(loadSchema, blank);
  const code = useWatch({ control: form.control, name: 'exam_code' });
  return (
    <CreateModal
      title="Registrar exame"
      form={form}
      save={(input) => examsApi.create.call({ employeeId, ...input })}
      savedToast="Exame registrado com sucesso!"
      failedToast="Erro ao registrar o exame. Por favor, tente novamente mais tarde."
      buttonLabel="Registrar"
    >
      <Controller
        control={form.control}
        name="exam_code"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <CodedEntryPicker
            table="exams"
            ref={ref}
            label={examRecordLabels.exam_code}
            value={value ?? ''}
            onChange={(exam) => {
              onChange(exam.code);
              form.setValue('exam_name', exam.name, { shouldDirty: true, shouldValidate: exam.code !== '' });
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        {...field('exam_name')}
        disabled={Boolean(code)}
        description="Vem da tabela; escreva só o que não está nela"
        required
      />
      <DateField {...field('done_on')} required />
      <TextField {...field('place')} />
      <RadioField {...field('occasion')} data={occasionChoices} />
      <FindingFields />
    </CreateModal>
  );
}
