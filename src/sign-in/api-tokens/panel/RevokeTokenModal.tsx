import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { errorToast } from '../../../ui/toast/toast.ts';
import type { ApiToken } from '../api-tokens.contract.ts';
import { apiTokensApi } from '../useApiTokens.ts';

type Props = { token: ApiToken; onClose: () => void; onRevoked: () => void };

/** Asks before a system that uses the key is left outside. */
export function RevokeTokenModal({ token: { id, name }, onClose, onRevoked }: Props) {
  const revoke = useMutation(apiTokensApi.revoke.mutationOptions());
  return (
    <FormModal
      mode="delete"
      title="Revogar chave de API"
      opened
      onClose={onClose}
      busy={revoke.isPending}
      buttonLabel="Revogar"
      onConfirm={async () => {
        try {
          await revoke.mutateAsync({ tokenId: id });
          onRevoked();
        } catch (error) {
          errorToast(errorMessage(error));
        }
      }}
    >
      <Text>
        O sistema que usa a chave ‘{name}’ deixa de entrar na hora. Isso não se desfaz: seria preciso outra chave.
      </Text>
    </FormModal>
  );
}
