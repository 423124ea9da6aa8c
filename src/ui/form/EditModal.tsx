import { zodResolver } from '@hookform/resolvers/zod';
import { Alert } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/version.ts';
import { FormModal } from '../FormModal.tsx';
import { errorToast, successToast } from '../toast.ts';
import { Form } from './Form.tsx';
import { showServerError } from './server-issues.ts';
import { type Difference, differences, VersionConflict } from './VersionConflict.tsx';

type Props<Input extends FieldValues, Output extends FieldValues> = {
  title: string;
  opened: boolean;
  onClose: () => void;
  schema: z.ZodType<Output, Input>;
  /** What the fields are called, for the comparison with another person's change. */
  labels: Readonly<Record<string, string>>;
  /** The record as the form's values; undefined while it is being loaded. */
  values: NoInfer<Input> | undefined;
  loadError: unknown;
  /** Reads the record again. */
  reload: () => Promise<NoInfer<Input> | undefined>;
  save: (input: Output) => Promise<unknown>;
  /** The toasts of the specification (section 8) for a save that worked and one that failed. */
  savedToast: string;
  failedToast: string;
  onSaved: () => void;
  children: ReactNode;
};

/** The modal that edits a record: a loader until it is there, its fields, 'Salvar'; closes after a save. */
export function EditModal<Input extends FieldValues, Output extends FieldValues>(props: Props<Input, Output>) {
  const { opened, values, schema, loadError, failedToast } = props;
  const formId = useId();
  const [conflicts, setConflicts] = useState<readonly Difference[] | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    // A record that is read again brings its new values into the fields that were not touched.
    ...(values ? { values, resetOptions: { keepDirtyValues: true } } : {}),
  });
  const { isDirty, isSubmitting } = form.formState;

  function close() {
    form.reset();
    setConflicts(null);
    props.onClose();
  }

  async function submit(input: Output) {
    try {
      await props.save(input);
    } catch (error) {
      errorToast(failedToast);
      if (isChangedByOther(error)) await compare();
      else showServerError(form, error);
      return;
    }
    successToast(props.savedToast);
    close();
    props.onSaved();
  }

  async function compare() {
    const typed = form.getValues();
    const dirty = Object.keys(form.formState.dirtyFields);
    const stored = await props.reload();
    if (stored) setConflicts(differences(props.labels, dirty, typed, stored));
  }

  return (
    <FormModal
      mode="edit"
      title={props.title}
      opened={opened}
      onClose={close}
      dirty={isDirty}
      loading={opened && !values && !loadError}
      busy={isSubmitting}
      formId={formId}
    >
      {loadError ? (
        <Alert color="red">{errorMessage(loadError)}</Alert>
      ) : (
        <Form form={form} id={formId} onSubmit={submit} notice={conflicts && <VersionConflict conflicts={conflicts} />}>
          {props.children}
        </Form>
      )}
    </FormModal>
  );
}
