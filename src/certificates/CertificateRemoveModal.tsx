import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { FormModal } from '../ui/modal/FormModal.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import { certificatesApi } from './useCertificates.ts';

type Props = { companyId: string | null; version: number; onClose: () => void; onRemoved: () => void };

/** Asks before a key is gone with which events may still have to be signed. */
export function CertificateRemoveModal({ companyId, version, onClose, onRemoved }: Props) {
  const remove = useMutation({
    mutationFn: () =>
      companyId === null
        ? certificatesApi.removePractice.call({ version })
        : certificatesApi.remove.call({ companyId, version }),
  });
  return (
    <FormModal
      mode="delete"
      title="Remover certificado digital"
      opened
      onClose={onClose}
      busy={remove.isPending}
      buttonLabel="Remover"
      onConfirm={async () => {
        try {
          await remove.mutateAsync();
          onRemoved();
        } catch (error) {
          errorToast(errorMessage(error));
        }
      }}
    >
      <Text>
        A chave privada é apagada daqui, e o que ainda espera para ser assinado ou consultado com ela para até que haja
        outro certificado. O arquivo que você guarda não muda.
      </Text>
    </FormModal>
  );
}
