import { Alert, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { FormModal } from './FormModal.tsx';
import { useModalRoute } from './useModalRoute.ts';

type Props = {
  mode: 'edit' | 'delete';
  title: string;
  /** What the action means for this record; undefined while the record is being loaded. */
  explanation: string | undefined;
  loadError: unknown;
  /** Does it; what it throws is said in the modal. */
  onConfirm: () => Promise<unknown>;
  /** Where it goes on once it is done; without it, back to the list. */
  onDone?: (() => void) | undefined;
  /** Why it was refused. */
  error: unknown;
  /** What can be done about that. */
  remedy?: ReactNode;
  busy: boolean;
  buttonLabel?: string;
  /** What has to be chosen before. */
  children?: ReactNode;
};

/**
 * The generic modal for one action on a record, a child route of the record's list: says what will happen, and why it did
 * not when the server refused.
 */
export function ActionModal(props: Props) {
  const { explanation, loadError, onConfirm, onDone } = props;
  const { opened, close, onClosed } = useModalRoute();
  useEffect(() => {
    if (loadError) console.warn(loadError); // Specification, section 8: only logged.
  }, [loadError]);
  const failure = props.error ?? loadError;

  async function confirm() {
    await onConfirm();
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
      busy={props.busy}
      onConfirm={() => confirm().catch(() => {})}
      buttonLabel={props.buttonLabel}
    >
      <Text>{explanation}</Text>
      {!loadError && props.children}
      {failure ? (
        <Alert color="red" role="alert" mt="md">
          {errorMessage(failure)}
          {props.remedy}
        </Alert>
      ) : null}
    </FormModal>
  );
}
