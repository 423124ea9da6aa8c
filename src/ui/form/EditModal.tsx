import { Alert } from '@mantine/core';
import { type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/version.ts';
import { useListOfModal } from '../list/ListModals.tsx';
import { FormModal } from '../modal/FormModal.tsx';
import { useModalRoute } from '../modal/useModalRoute.ts';
import { errorToast, successToast } from '../toast/toast.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { editQuery } from './edit-query.ts';
import { Form } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { showServerError } from './server-issues.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';
import { type Difference, differences, VersionConflict } from './VersionConflict.tsx';

/** A record as the values of its form. What is stored of a choice may be none of its options any more: the form asks. */
type Values<Input> = { [Name in keyof Input]: Input[Name] extends string | undefined ? string : Input[Name] };

type Props<Input extends FieldValues, Output extends FieldValues, Answer, Stored> = {
  title: string;
  loadSchema: () => Promise<z.ZodType<Output, Input>>;
  /** What the fields are called, for the comparison with another person's change. */
  labels: Readonly<Record<string, string>>;
  /** Reads the record. */
  read: UseQueryOptions<Answer, Error, Stored>;
  /** The record as its form shows it. */
  toForm: (record: NoInfer<Stored>) => NoInfer<Values<Input>>;
  /** The call that stores what was typed into the record as it was last read. */
  save: (input: Output, record: NoInfer<Stored>) => Promise<unknown>;
  /** The toasts (product 10.3) for a save that worked and one that failed. */
  savedToast: string;
  failedToast: string;
  children: ReactNode;
};

/**
 * The modal that edits a record, a child route of the record's list: a loader until it is there, its fields, 'Salvar'; it
 * closes after a save. A form belongs to one record and one opening: each makes a new one. Between two openings of one record
 * there is the list without a modal, between those of two records another address.
 */
export function EditModal<Input extends FieldValues, Output extends FieldValues, Answer, Stored>(
  props: Props<Input, Output, Answer, Stored>,
) {
  const { pathname } = useLocation();
  return <Opening key={pathname} {...props} />;
}

function Opening<Input extends FieldValues, Output extends FieldValues, Answer, Stored>(
  props: Props<Input, Output, Answer, Stored>,
) {
  const { loadSchema, labels, toForm, failedToast } = props;
  const { data: record, error: loadError, refetch } = useQuery({ ...props.read, ...editQuery });
  const save = useMutation({
    mutationFn: ({ input, stored }: { input: Output; stored: Stored }) => props.save(input, stored),
  });
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
    if (record === undefined || filled) return;
    const values = toForm(record);
    seen.current = values;
    form.reset(values as DefaultValues<Input>);
    setFilled(true);
  }, [record, filled, form, toForm]);
  useEffect(() => {
    if (loadError) console.warn(loadError); // Only logged (product 10.5).
  }, [loadError]);

  function leave() {
    draft.forget();
    allowLeaving();
    close();
  }

  async function submit(input: Output) {
    if (record === undefined) return; // Without one there are no fields.
    try {
      await save.mutateAsync({ input, stored: record });
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
    const { data } = await refetch();
    if (data === undefined) return;
    const stored = toForm(data);
    setConflicts(differences(labels, form.getValues(), seen.current, stored));
    seen.current = stored;
    form.reset(stored as DefaultValues<Input>, { keepDirtyValues: true }); // Brings the other's values into the fields that were not touched.
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
