import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fieldsOf } from '../fields/field-names.ts';
import { LongTextField } from '../fields/LongTextField.tsx';
import { Form } from '../form/Form.tsx';
import { showServerError } from '../form/server-issues.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { useListOfModal } from '../list/ListModals.tsx';
import { errorToast, successToast } from '../toast/toast.ts';
import { FormModal } from './FormModal.tsx';
import { useModalRoute } from './useModalRoute.ts';

type Asked = { reason: string };

type Props<Answer> = {
  title: string;
  /** Fetches the rules of the reason. */
  loadSchema: () => Promise<z.ZodType<Asked, Asked>>;
  labels: { readonly reason: string };
  /** Reads the record. */
  read: UseQueryOptions<Answer>;
  /** What the action means for the record. */
  meaning: (answer: Answer) => ReactNode;
  /** Why there is nothing to do any more, or null. */
  whyNot?: (answer: Answer) => string | null;
  /** Usual reasons, each written by one press; any other may be typed. */
  choices?: (answer: Answer) => readonly string[];
  choicesHint?: string;
  /** The call that does it, to the record as it was last shown. */
  send: (reason: string, answer: Answer) => Promise<unknown>;
  doneToast: string;
  failedToast: string;
  buttonLabel: string;
};

const blank = { reason: '' };

/** A modal of a screen that asks why something is undone, and says what that means. */
export function ReasonModal<Answer>(props: Props<Answer>) {
  const { title, loadSchema, labels, read, meaning, whyNot, send, doneToast, failedToast, buttonLabel } = props;
  const { data, error } = useQuery(read);
  const form = useSchemaForm(loadSchema, blank);
  const formId = useId();
  const { opened, close, onClosed } = useModalRoute();
  const screen = useListOfModal();
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  // What this modal has just done itself is no reason against it, while it closes.
  const isOver = data !== undefined && !isSubmitting && !isSubmitSuccessful ? whyNot?.(data) : null;
  const problem = data === undefined ? error && errorMessage(error) : isOver;

  async function submit({ reason }: Asked) {
    if (data === undefined) return;
    try {
      await send(reason, data);
    } catch (failure) {
      errorToast(failedToast);
      showServerError(form, failure);
      return;
    }
    successToast(doneToast);
    close();
    void screen.reload();
    return 'done';
  }

  return (
    <FormModal
      mode="delete"
      title={title}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      dirty={isDirty}
      loading={data === undefined && !error}
      busy={isSubmitting}
      withoutButton={Boolean(problem)}
      formId={formId}
      buttonLabel={buttonLabel}
    >
      {problem && <Alert color="red">{problem}</Alert>}
      {data !== undefined && !problem && (
        <Stack>
          <Text>{meaning(data)}</Text>
          <Form form={form} id={formId} onSubmit={submit}>
            <ReasonChoices choices={props.choices?.(data) ?? []} hint={props.choicesHint ?? ''} />
            <LongTextField {...fieldsOf(labels)('reason')} minRows={2} required data-autofocus />
          </Form>
        </Stack>
      )}
    </FormModal>
  );
}

/** Writes a usual reason into the form around it. */
function ReasonChoices({ choices, hint }: { choices: readonly string[]; hint: string }) {
  const { setValue } = useFormContext<Asked>();
  if (choices.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Group gap="xs" role="group" aria-label="Motivos de costume">
        {choices.map((reason) => (
          <Button
            key={reason}
            variant="default"
            size="compact-md"
            onClick={() => setValue('reason', reason, { shouldDirty: true, shouldValidate: true })}
          >
            {reason}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
