import { Alert, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { errorMessage } from '../platform/browser/api-client.ts';
import { FormModal } from './FormModal.tsx';

type Props<Row> = {
  title: string;
  /** The record in question; null while the modal is closed. */
  record: Row | null;
  /** What the deletion means for this record. */
  explain: (record: Row) => string;
  mutation: { isPending: boolean; error: unknown; reset: () => void };
  onConfirm: (record: Row) => void;
  onClose: () => void;
  buttonLabel?: string;
};

/** The generic modal in its delete mode: says what will happen, and why it did not when the server refused. */
export function DeleteModal<Row>({ title, record, explain, mutation, onConfirm, onClose, buttonLabel }: Props<Row>) {
  const [shown, setShown] = useState(record); // Stays while the modal fades out.
  useEffect(() => {
    if (record) setShown(record);
  }, [record]);
  return (
    <FormModal
      mode="delete"
      title={title}
      opened={record !== null}
      onClose={() => {
        mutation.reset();
        onClose();
      }}
      busy={mutation.isPending}
      onConfirm={() => record && onConfirm(record)}
      buttonLabel={buttonLabel}
    >
      <Text>{shown && explain(shown)}</Text>
      {mutation.error !== null && (
        <Alert color="red" role="alert" mt="md">
          {errorMessage(mutation.error)}
        </Alert>
      )}
    </FormModal>
  );
}
