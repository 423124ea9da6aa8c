import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { FormModal } from '../ui/modal/FormModal.tsx';
import { errorToast } from '../ui/toast/toast.ts';

type Props = { text: string; remove: () => Promise<unknown>; onClose: () => void; onRemoved: () => void };

/** Asks before a key is gone with which events may still have to be signed. */
export function CertificateRemoveModal({ text, remove, onClose, onRemoved }: Props) {
  const removal = useMutation({ mutationFn: remove });
  return (
    <FormModal
      mode="delete"
      title="Remover certificado digital"
      opened
      onClose={onClose}
      busy={removal.isPending}
      buttonLabel="Remover"
      onConfirm={async () => {
        try {
          await removal.mutateAsync();
          onRemoved();
        } catch (error) {
          errorToast(errorMessage(error));
        }
      }}
    >
      <Text>{text}</Text>
    </FormModal>
  );
}
