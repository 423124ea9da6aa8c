import { Button, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Page } from '../Page.tsx';
import { Form } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { showServerError } from './server-issues.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

type Props<Input extends FieldValues, Output> = {
  title: string;
  form: UseFormReturn<Input, unknown, Output>;
  /** The call that stores the record. */
  save: (input: Output) => Promise<unknown>;
  /** After the record has been stored: toast and way on. */
  onSaved: () => void;
  /** What a failed save shows besides the messages in the form. */
  onFailed?: (error: unknown) => void;
  children: ReactNode;
};

/** A screen that registers a record: fields, 'Cadastrar', and the question before leaving with something typed. */
export function CreatePage<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, form, save, onSaved, onFailed, children } = props;
  const { isDirty, isSubmitting } = form.formState;
  const { blocker, allowLeaving } = useUnsavedChanges(isDirty);

  async function submit(input: Output) {
    try {
      await save(input);
    } catch (error) {
      onFailed?.(error);
      showServerError(form, error);
      return;
    }
    allowLeaving();
    onSaved();
  }

  return (
    <Page title={title}>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={900}>
        <Form
          form={form}
          onSubmit={submit}
          footer={
            <Group>
              <Button type="submit" loading={isSubmitting}>
                Cadastrar
              </Button>
            </Group>
          }
        >
          {children}
        </Form>
      </Paper>
      <LeaveDialog blocker={blocker} />
    </Page>
  );
}
