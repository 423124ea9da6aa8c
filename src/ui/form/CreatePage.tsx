import { Button, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { Page } from '../Page.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { showServerError } from './server-issues.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

type Props<Input extends FieldValues, Output, Saved> = {
  title: string;
  form: UseFormReturn<Input, unknown, Output>;
  /** Where 'Cancelar' leads: the list that the record would join. */
  list: string;
  /** The call that stores the record. */
  save: (input: Output) => Promise<Saved>;
  /** After the record has been stored: toast and way on. */
  onSaved: (saved: Saved) => void;
  /** What a failed save shows besides the messages in the form. */
  onFailed?: (error: unknown) => void;
  children: ReactNode;
};

/** A screen that registers a record: fields, 'Cadastrar', and the question before leaving with something typed. */
export function CreatePage<Input extends FieldValues, Output, Saved>(props: Props<Input, Output, Saved>) {
  const { title, form, list, save, onSaved, onFailed, children } = props;
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { blocker, allowLeaving } = useUnsavedChanges(isDirty);
  const draft = useFormDraft(form);

  async function submit(input: Output) {
    let saved: Saved;
    try {
      saved = await save(input);
    } catch (error) {
      onFailed?.(error);
      showServerError(form, error);
      return;
    }
    draft.forget();
    allowLeaving();
    onSaved(saved);
    return 'done'; // The way to the next screen may take a moment: another click must not store a second record.
  }

  return (
    <Page title={title}>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={900}>
        <Form
          form={form}
          onSubmit={submit}
          focusFirst
          notice={<DraftNotice draft={draft} />}
          footer={
            <Group>
              <Button type="submit" loading={isSubmitting || isSubmitSuccessful}>
                Cadastrar
              </Button>
              <Button component={Link} to={list} variant="default">
                Cancelar
              </Button>
            </Group>
          }
        >
          {children}
        </Form>
      </Paper>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </Page>
  );
}
