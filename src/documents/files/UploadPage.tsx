import { Button, FileInput, Group, Paper, Radio, Stack } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormElement } from '../../ui/form/FormElement.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { LeaveDialog } from '../../ui/form/LeaveDialog.tsx';
import { showServerError } from '../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useUnsavedChanges } from '../../ui/form/useUnsavedChanges.ts';
import { Page } from '../../ui/Page.tsx';
import { successToast } from '../../ui/toast/toast.ts';
import { uploadLabels as labels } from '../documents.labels.ts';
import { EmployeeSelectFields } from '../EmployeeSelectFields.tsx';
import { sendPdf } from './send-pdf.ts';

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
  const [fileError, setFileError] = useState<string | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const { blocker } = useUnsavedChanges(isDirty || file !== null);

  const submit = form.handleSubmit(async (fields) => {
    if (!file) return;
    setFileError(null);
    try {
      await sendPdf(file, { ...fields, professionalId });
    } catch (error) {
      console.warn(error);
      setFileError(showServerError(form, error, ['file']).file ?? null);
      return;
    }
    successToast('Documento cadastrado com sucesso');
    form.reset(blank);
    setFile(null);
  });

  return (
    <Page title="Enviar Documento">
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={640}>
        <FormProvider {...form}>
          <FormElement onSubmit={() => submit()}>
            <Stack>
              <FormError />
              <EmployeeSelectFields />
              <TextField {...field('name')} required />
              <FileInput
                label={labels.file}
                placeholder="Escolha um arquivo PDF"
                accept="application/pdf"
                leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
                value={file}
                onChange={setFile}
                error={fileError}
                clearable
                clearButtonProps={{ 'aria-label': 'Remover arquivo' }}
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
