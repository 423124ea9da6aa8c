import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/version.ts';
import { useListOfModal } from '../list/ListModals.tsx';
import { FormModal } from '../modal/FormModal.tsx';
import { useModalRoute } from '../modal/useModalRoute.ts';
import { errorToast, successToast } from '../toast/toast.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { showServerError } from './server-issues.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';
import { type Difference, differences, VersionConflict } from './VersionConflict.tsx';

type Props<Input extends FieldValues, Output extends FieldValues> = {
  title: string;
  loadSchema: () => Promise<z.ZodType<Output, Input>>;
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
  children: ReactNode;
};

/**
 * The modal that edits a record, a child route of the record's list: a loader until it is there, its fields, 'Salvar'; it
 * closes after a save. A form belongs to one record and one opening: each makes a new one. Between two openings of one record
 * there is the list without a modal, between those of two records another address.
 */
export function EditModal<Input extends FieldValues, Output extends FieldValues>(props: Props<Input, Output>) {
  const { pathname } = useLocation();
  return <Opening key={pathname} {...props} />;
}

function Opening<Input extends FieldValues, Output extends FieldValues>(props: Props<Input, Output>) {
  const { values, loadSchema, labels, loadError, failedToast } = props;
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const formId = useId();
  const [conflicts, setConflicts] = useState<readonly Difference[] | null>(null);
  const [filled, setFilled] = useState(false);
  /** What the record held when the fields were last filled with it. */
  const seen = useRef<Readonly<Record<string, unknown>>>({});
  const form = useSchemaForm(loadSchema);
  const { isDirty, isSubmitting } = form.formState;
  const { blocker, allowLeaving } = useUnsavedChanges(isDirty);
  const draft = useFormDraft(form, filled, ({ typed, before }) => {
    const found = differences(labels, typed, before, seen.current);
    if (found.length > 0) setConflicts(found);
  });

  // The first answer fills the fields; from then on they are the user's.
  useEffect(() => {
    if (!values || filled) return;
    seen.current = values;
    form.reset(values);
    setFilled(true);
  }, [values, filled, form]);
  useEffect(() => {
    if (loadError) console.warn(loadError); // Specification, section 8: only logged.
  }, [loadError]);

  function leave() {
    draft.forget();
    allowLeaving();
    close();
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
    leave();
    void list.reload();
    return 'done';
  }

  async function compare() {
    const stored = await props.reload();
    if (!stored) return;
    setConflicts(differences(labels, form.getValues(), seen.current, stored));
    seen.current = stored;
    form.reset(stored, { keepDirtyValues: true }); // Brings the other's values into the fields that were not touched.
  }

  return (
    <FormModal
      mode="edit"
      title={props.title}
      opened={opened}
      onClose={leave}
      onClosed={onClosed}
      dirty={isDirty}
      loading={!filled && !loadError}
      busy={isSubmitting}
      withoutButton={!filled && Boolean(loadError)}
      formId={formId}
    >
      {filled ? (
        <Form
          form={form}
          id={formId}
          onSubmit={submit}
          focusFirst
          notice={
            <>
              <DraftNotice draft={draft} />
              {conflicts && <VersionConflict conflicts={conflicts} />}
            </>
          }
        >
          {props.children}
        </Form>
      ) : (
        <Alert color="red">{errorMessage(loadError)}</Alert>
      )}
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </FormModal>
  );
}
