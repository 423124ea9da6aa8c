import { Button, Paper, Stack } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { FormElement } from '../ui/form/FormElement.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { EmployeeSelectFields } from './EmployeeSelectFields.tsx';

type Props = { submitLabel: string; onSubmit: (chosen: { companyId: string; employeeId: string }) => void };

const loadSchema = async () => (await import('./documents.contract.ts')).selectorInput;

/** A company, then one of its employees (product 6.5). */
export function EmployeeSelector({ submitLabel, onSubmit }: Props) {
  const form = useSchemaForm(loadSchema, { companyId: '', employeeId: '' });
  return (
    <Paper withBorder p="card" maw={560}>
      <FormProvider {...form}>
        <FormElement onSubmit={() => form.handleSubmit(onSubmit)()}>
          <Stack>
            <EmployeeSelectFields />
            <Button type="submit">{submitLabel}</Button>
          </Stack>
        </FormElement>
      </FormProvider>
    </Paper>
  );
}
