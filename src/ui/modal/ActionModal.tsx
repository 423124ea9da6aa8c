import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { useListOfModal } from '../list/ListModals.tsx';
import { errorToast, successToast } from '../toast/toast.ts';
import { FormModal } from './FormModal.tsx';
import { useModalRoute } from './useModalRoute.ts';

type Props<Done> = {
  mode: 'edit' | 'delete';
  title: string;
  /** What the action means for this record; undefined while the record is being loaded. */
  explanation: string | undefined;
  loadError: unknown;
  /** The call that does it; what it throws is said in the modal. */
  action: () => Promise<Done>;
  doneToast: string | ((done: Done) => string);
  failedToast: string;
  /** Where it goes on once it is done; without it, back to the list. */
  onDone?: (() => void) | undefined;
  /** What can be done about a refusal. */
  remedy?: (error: unknown) => ReactNode;
  buttonLabel?: string;
  /** What has to be chosen before. */
  choice?: {
    /** Whether it is chosen; where it is not, the field says so. */
    check: () => boolean;
    /** The field, given what the server has said of the choice. */
    field: (issue: string | undefined) => ReactNode;
  };
};

/**
 * The generic modal for one action on a record, a child route of the record's list: says what will happen, and why it did
 * not when the server refused.
 */
export function ActionModal<Done>(props: Props<Done>) {
  const { explanation, loadError, doneToast, failedToast, onDone, choice } = props;
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const action = useMutation({ mutationFn: props.action });
  useEffect(() => {
    if (loadError) console.warn(loadError); // Only logged (product 10.5).
  }, [loadError]);
  const [issue] = choice ? issuesOf(action.error) : [];
  const failure = issue ? null : (action.error ?? loadError);

  async function confirm() {
    if (choice?.check() === false) return;
    let done: Done;
    try {
      done = await action.mutateAsync();
    } catch {
      errorToast(failedToast);
      return;
    }
    successToast(typeof doneToast === 'string' ? doneToast : doneToast(done));
    void list.reload();
    (onDone ?? close)();
    return 'done';
  }

  return (
    <FormModal
      mode={props.mode}
      title={props.title}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!explanation && !loadError}
      withoutButton={Boolean(loadError)}
      busy={action.isPending}
      onConfirm={confirm}
      buttonLabel={props.buttonLabel}
    >
      <Text>{explanation}</Text>
      {!loadError && choice?.field(issue?.message)}
      {failure ? (
        <Alert color="red" role="alert" mt="md">
          {errorMessage(failure)}
          {props.remedy?.(action.error)}
        </Alert>
      ) : null}
    </FormModal>
  );
}
