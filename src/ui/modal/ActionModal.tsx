import { Alert, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { type Issue, issuesOf } from '../../platform/contract/errors.ts';
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
  /** Reads the record again, where another has changed it meanwhile: what the modal says then is what the next click is about. */
  refetch?: () => Promise<unknown>;
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
    /**
     * The field, given what the server has said of the choice: the first of it, and all of it by its fields; and what the button does,
     * for a choice that is the answer itself.
     */
    field: (issue: string | undefined, issues: readonly Issue[], confirm: () => Promise<void>) => ReactNode;
    /** A choice that is the answer itself needs no button, as long as nothing more is asked. */
    withoutButton?: boolean;
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
  const issues = choice ? issuesOf(action.error) : [];
  const [issue] = issues;
  const failure = issue ? null : (action.error ?? loadError);

  async function confirm() {
    if (choice?.check() === false) return;
    let done: Done;
    try {
      done = await action.mutateAsync();
    } catch (error) {
      if (isChangedByOther(error)) await props.refetch?.();
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
      withoutButton={Boolean(loadError) || choice?.withoutButton === true}
      busy={action.isPending}
      onConfirm={confirm}
      buttonLabel={props.buttonLabel}
    >
      {(submit) => (
        <>
          <Text>{explanation}</Text>
          {!loadError && choice?.field(issue?.message, issues, submit)}
          {failure ? (
            <Alert color="red" role="alert" mt="md">
              {errorMessage(failure)}
              {props.remedy?.(action.error)}
            </Alert>
          ) : null}
        </>
      )}
    </FormModal>
  );
}
