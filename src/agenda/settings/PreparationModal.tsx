import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { CodedEntryPicker } from '../../reference/CodedEntryPicker.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { blankOf } from '../../ui/form/blank.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { preparationLabels } from '../agenda.labels.ts';
import { agendaApi } from '../useAgenda.ts';

const field = fieldsOf(preparationLabels);
const loadSchema = async () => (await import('./agenda-form.schema.ts')).preparationForm;
const blank = blankOf(preparationLabels);

/** What the norm asks for, where it does: offered, and the practice's to change (NR-7, Annex II). */
const suggested: Readonly<Record<string, string>> = {
  '0281': 'Repouso auditivo de no mínimo 14 horas antes do exame: longe de ruído alto, também fora do trabalho.',
};

/** Says what to do before an exam: one that is chosen, or the one that the address names. */
export default function PreparationModal() {
  const { code = '' } = useParams();
  const known = useQuery(agendaApi.listPreparations.queryOptions({ input: {}, enabled: code !== '' }));
  const exam = known.data?.preparations.find((one) => one.code === code);
  const text = exam?.text;
  const form = useSchemaForm(loadSchema, blank);
  const { reset } = form;
  useEffect(() => {
    if (code !== '' && text !== undefined) reset({ code, text }, { keepDirtyValues: true });
  }, [reset, code, text]);
  return (
    <CreateModal
      title="Preparo do exame"
      form={form}
      save={(input) => agendaApi.putPreparation.call(input)}
      savedToast="Preparo salvo com sucesso!"
      failedToast="Erro ao salvar o preparo. Por favor, tente novamente."
      buttonLabel="Salvar"
    >
      {code === '' ? <ExamOfPreparation /> : <Text fw={600}>{exam ? `${exam.name} · ${code}` : code}</Text>}
      <LongTextField {...field('text')} minRows={4} description="Sai na guia de quem fará este exame" required />
    </CreateModal>
  );
}

function ExamOfPreparation() {
  const { control, setValue, getValues } = useFormContext();
  const code: string = useWatch({ name: 'code' });
  const { name, label } = field('code');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, onChange }, fieldState }) => (
        <CodedEntryPicker
          table="exams"
          ref={ref}
          label={label}
          value={code ?? ''}
          required
          onChange={(exam) => {
            onChange(exam.code);
            const text = suggested[exam.code];
            if (text && getValues('text') === '') setValue('text', text, { shouldDirty: true });
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
