import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '../form/Form.tsx';
import { showServerError } from '../form/server-issues.ts';
import { useListOfModal } from '../list/ListModals.tsx';
import { errorToast, successToast } from '../toast/toast.ts';
import { FormModal } from './FormModal.tsx';
import { useModalRoute, useNextModal } from './useModalRoute.ts';

type Props<Input extends FieldValues, Output, Saved> = {
  title: string;
  form: UseFormReturn<Input, unknown, Output>;
  save: (input: Output) => Promise<Saved>;
  savedToast: string;
  failedToast: string;
  buttonLabel?: string;
  /** What it begins with is still being read. */
  loading?: boolean;
  /** Told what was saved, before the modal closes. */
  onSaved?: (saved: Saved) => void;
  /** Which modal of the screen comes in its place, instead of closing. */
  next?: (saved: Saved) => string;
  children: ReactNode;
};

/** A modal that adds something to the list under it, and asks before what was typed is thrown away. */
export function CreateModal<Input extends FieldValues, Output, Saved>(props: Props<Input, Output, Saved>) {
  const { title, form, save, savedToast, failedToast, onSaved, next, children } = props;
  const { buttonLabel = 'Adicionar', loading = false } = props;
  const formId = useId();
  const { opened, close, onClosed } = useModalRoute();
  const openNext = useNextModal();
  const list = useListOfModal();
  const { isDirty, isSubmitting } = form.formState;

  async function submit(input: Output) {
    let saved: Saved;
    try {
      saved = await save(input);
    } catch (error) {
      errorToast(failedToast);
      showServerError(form, error);
      return;
    }
    successToast(savedToast);
    onSaved?.(saved);
    if (next) openNext(next(saved));
    else close();
    void list.reload();
    return 'done';
  }

  return (
    <FormModal
      mode="create"
      title={title}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      dirty={isDirty}
      loading={loading}
      busy={isSubmitting}
      formId={formId}
      buttonLabel={buttonLabel}
    >
      <Form form={form} id={formId} onSubmit={submit} focusFirst>
        {children}
      </Form>
    </FormModal>
  );
}
