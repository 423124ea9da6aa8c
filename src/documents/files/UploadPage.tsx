import { Button, Group, Paper, Radio, Stack, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import { FileField } from '../../ui/fields/FileField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormElement } from '../../ui/form/FormElement.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { LeaveDialog } from '../../ui/form/LeaveDialog.tsx';
import { showServerError } from '../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useUnsavedChanges } from '../../ui/form/useUnsavedChanges.ts';
import { Page } from '../../ui/Page.tsx';
import { SendingProgress } from '../../ui/sending/SendingProgress.tsx';
import { useSending } from '../../ui/sending/useSending.ts';
import { successToast } from '../../ui/toast/toast.ts';
import { uploadLabels as labels } from '../documents.labels.ts';
import { EmployeeSelectFields } from '../EmployeeSelectFields.tsx';
import { pdfProblem } from './pdf-file.rules.ts';
import { ArrivedBefore, pdfSender } from './send-pdf.ts';

const field = fieldsOf(labels);

export function meta() {
  return [{ title: 'Enviar Documento · Zelo' }];
}

const loadSchema = async () => (await import('../documents.contract.ts')).uploadFields;

const blank = { companyId: '', employeeId: '', name: '', medicalConfidentiality: true };

/** Stores a PDF of an employee (product 6.3). */
export default function UploadPage() {
  const professionalId = useOwnerId();
  const form = useSchemaForm(loadSchema, blank);
  const [file, setFile] = useState<File | null>(null);
  const chosen = useRef(file);
  const [fileError, setFileError] = useState<string | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const sending = useSending(pdfSender);
  const { isDirty, isSubmitting } = form.formState;
  const { blocker } = useUnsavedChanges(isDirty || file !== null);

  async function choose(next: File | null) {
    chosen.current = next;
    setFile(next);
    setFileError(null);
    setGivenUp(false);
    form.clearErrors('root');
    const problem = next && (await pdfProblem(next));
    if (chosen.current === next) setFileError(problem);
  }

  const submit = form.handleSubmit(async (fields) => {
    if (!file) return;
    const problem = await pdfProblem(file);
    setFileError(problem);
    setGivenUp(false);
    if (problem) return;
    try {
      if (!(await sending.send(file, { ...fields, professionalId }))) return setGivenUp(true);
    } catch (error) {
      console.warn(error);
      if (error instanceof ArrivedBefore) form.setError('root', { message: arrivedBefore(error.message) });
      else {
        const { file: ofFile, size } = showServerError(form, error, ['file', 'size']);
        setFileError(ofFile ?? size ?? null);
      }
      return;
    }
    successToast('Documento cadastrado com sucesso');
    form.reset(blank);
    await choose(null);
  });

  return (
    <Page title="Enviar Documento">
      <Paper withBorder p="card" maw={640}>
        <FormProvider {...form}>
          <FormElement onSubmit={() => submit()}>
            <Stack>
              <FormError />
              <EmployeeSelectFields />
              <TextField {...field('name')} required />
              <FileField
                label={labels.file}
                placeholder="Escolha um arquivo PDF"
                hint="Você também pode arrastar o arquivo até aqui."
                accept="application/pdf"
                leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
                file={file}
                onChange={choose}
                error={fileError}
                disabled={isSubmitting}
                required
              />
              <Controller
                control={form.control}
                name="medicalConfidentiality"
                render={({ field: { value, onChange, ref, ...field } }) => (
                  <Radio.Group
                    {...field}
                    label={labels.medicalConfidentiality}
                    value={value ? 'sim' : 'não'}
                    onChange={(choice) => onChange(choice === 'sim')}
                  >
                    <Group mt={4}>
                      <Radio ref={ref} value="sim" label="Sim" />
                      <Radio value="não" label="Não" />
                    </Group>
                  </Radio.Group>
                )}
              />
              {sending.progress !== null && <SendingProgress progress={sending.progress} onGiveUp={sending.giveUp} />}
              <Text size="sm" role="status">
                {isGivenUp && 'Envio cancelado. O documento não foi guardado.'}
              </Text>
              <Button type="submit" disabled={!file} loading={isSubmitting}>
                Enviar
              </Button>
            </Stack>
          </FormElement>
        </FormProvider>
      </Paper>
      <LeaveDialog blocker={blocker} />
    </Page>
  );
}

function arrivedBefore(name: string): string {
  return `Este arquivo já foi guardado no envio anterior, como “${name}”. Se foi um engano, retire-o na lista de documentos do colaborador.`;
}
