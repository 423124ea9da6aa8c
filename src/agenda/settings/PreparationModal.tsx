import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { invalidInput, notFound } from '../../platform/contract/errors.ts';
import { CodedEntryPicker } from '../../reference/CodedEntryPicker.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { blankOf } from '../../ui/form/blank.ts';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { preparationLabels } from '../agenda.labels.ts';
import { agendaApi } from '../useAgenda.ts';

const field = fieldsOf(preparationLabels);
const loadSchema = async () => (await import('./agenda-form.schema.ts')).preparationForm;
const blank = blankOf(preparationLabels);
const title = 'Preparo do exame';
const savedToast = 'Preparo salvo com sucesso!';
const failedToast = 'Erro ao salvar o preparo. Por favor, tente novamente.';

/** What the norm asks for, where it does: offered, and the practice's to change (NR-7, Annex II). */
const suggested: Readonly<Record<string, string>> = {
  '0281': 'Repouso auditivo de no mínimo 14 horas antes do exame: longe de ruído alto, também fora do trabalho.',
};

/** Says what to do before an exam: one that is chosen, or the one that the address names. */
export default function PreparationModal() {
  const { code = '' } = useParams();
  return code === '' ? <NewPreparation /> : <ChangedPreparation code={code} />;
}

function NewPreparation() {
  const form = useSchemaForm(loadSchema, blank);
  return (
    <CreateModal
      title={title}
      form={form}
      save={addPreparation}
      savedToast={savedToast}
      failedToast={failedToast}
      buttonLabel="Salvar"
    >
      <ExamOfPreparation />
      <PreparationText />
    </CreateModal>
  );
}

/** Version 0: what somebody has said of the exam meanwhile stays, and the field says so. */
async function addPreparation(input: { code: string; text: string }) {
  try {
    return await agendaApi.putPreparation.call({ ...input, version: 0 });
  } catch (error) {
    const message = 'Já há um preparo deste exame: feche esta janela e edite o que está na lista';
    throw isChangedByOther(error) ? invalidInput([{ path: 'code', message }]) : error;
  }
}

function ChangedPreparation({ code }: { code: string }) {
  const { data } = useQuery(agendaApi.listPreparations.queryOptions({ input: {} }));
  const name = data?.preparations.find((one) => one.code === code)?.name;
  return (
    <EditModal
      title={title}
      loadSchema={loadSchema}
      labels={{ text: preparationLabels.text }}
      read={agendaApi.listPreparations.queryOptions({
        input: {},
        select: ({ preparations }) => {
          const found = preparations.find((one) => one.code === code);
          if (!found) throw notFound('Não há mais preparo deste exame: alguém o excluiu.');
          return found;
        },
      })}
      toForm={({ text }) => ({ code, text })}
      save={(input, { version }) => agendaApi.putPreparation.call({ ...input, version })}
      savedToast={savedToast}
      failedToast={failedToast}
    >
      <Text fw={600}>{name ? `${name} · ${code}` : code}</Text>
      <PreparationText />
    </EditModal>
  );
}

function PreparationText() {
  return <LongTextField {...field('text')} minRows={4} description="Sai na guia de quem fará este exame" required />;
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
