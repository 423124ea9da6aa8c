import { Button, Group, Paper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { Page } from '../../Page.tsx';
import { successToast } from '../../toast/toast.ts';
import type { ChangedFields } from '../changed-fields.ts';
import { DraftNotice } from '../DraftNotice.tsx';
import { Form } from '../Form.tsx';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { showServerError } from '../server-issues.ts';
import { useFormDraft } from '../useFormDraft.ts';
import { useUnsavedChanges } from '../useUnsavedChanges.ts';
import { useNextRecord } from './useNextRecord.ts';

type Props<Input extends FieldValues, Output, Saved> = {
  title: string;
  form: UseFormReturn<Input, unknown, Output>;
  /** Where a save and 'Cancelar' lead: the list that the record would join. */
  list: string;
  /** The call that stores the record. */
  save: (input: Output) => Promise<Saved>;
  /** What is said once the record has been stored, and where that leads if not to the list. */
  savedToast: string | ((saved: Saved) => string);
  nextAfter?: (saved: Saved) => string;
  /** What the next screen is told of it, beside its address. */
  tellNext?: (saved: Saved) => object;
  /** Replaces the button's word. */
  submitLabel?: string;
  /** Where one is registered after the other: the second button's words, and the fields that the next one begins with. */
  another?: { label: string; keep?: readonly (keyof Input & string)[] };
  /** Told which fields a draft has filled, before anything else is done with them. */
  onRestored?: (fields: ChangedFields) => void;
  /** What a failed save shows besides the messages in the form. */
  onFailed?: (error: unknown) => void;
  children: ReactNode;
};

/** A screen that registers a record: fields, 'Cadastrar', and the question before leaving with something typed. */
export function CreatePage<Input extends FieldValues, Output, Saved>(props: Props<Input, Output, Saved>) {
  const { title, form, list, savedToast, nextAfter, tellNext, submitLabel = 'Cadastrar', another, children } = props;
  const { onRestored, onFailed } = props;
  const navigate = useNavigate();
  const save = useMutation({ mutationFn: props.save });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { blocker, leave } = useUnsavedChanges(isDirty);
  const { search } = useLocation();
  const next = useNextRecord(form, another?.keep ?? []);
  const draft = useFormDraft(form, { beginning: search, first: next.first, ...(onRestored && { onRestored }) });
  const goesOn = useRef(false);

  async function submit(input: Output) {
    let saved: Saved;
    try {
      saved = await save.mutateAsync(input);
    } catch (error) {
      onFailed?.(error);
      showServerError(form, error);
      return;
    }
    draft.forget();
    successToast(typeof savedToast === 'string' ? savedToast : savedToast(saved));
    const to = nextAfter?.(saved) ?? list;
    // A record that leads elsewhere than to the list is to be gone on with first.
    if (goesOn.current && to === list) return next.begin();
    leave(() => navigate(to, { state: tellNext?.(saved) ?? null }));
    return 'done'; // The way to the next screen may take a moment: another click must not store a second record.
  }

  return (
    <Page title={title}>
      <Paper withBorder p="card" maw={900}>
        <Form
          key={next.round}
          form={form}
          onSubmit={submit}
          focusFirst
          notice={<DraftNotice draft={draft} />}
          footer={
            <Group>
              <Button
                type="submit"
                loading={isSubmitting || isSubmitSuccessful}
                onClick={() => {
                  goesOn.current = false;
                }}
              >
                {submitLabel}
              </Button>
              {another && (
                <Button
                  type="submit"
                  variant="default"
                  disabled={isSubmitting || isSubmitSuccessful}
                  onClick={() => {
                    goesOn.current = true;
                  }}
                >
                  {another.label}
                </Button>
              )}
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
