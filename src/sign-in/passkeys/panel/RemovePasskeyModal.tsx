import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { IdentityForm, type Showable } from '../../second-factor/panel/IdentityForm.tsx';
import type { Passkey } from '../passkeys.contract.ts';
import { passkeysApi } from '../usePasskeys.ts';

type Props = { passkey: Passkey; showable: Showable; onClose: () => void; onRemoved: () => void };

const formId = 'passkey-remove';

export function RemovePasskeyModal({ passkey: { id, name }, showable, onClose, onRemoved }: Props) {
  const remove = useMutation(passkeysApi.remove.mutationOptions());
  return (
    <FormModal
      mode="delete"
      title="Remover chave de acesso"
      opened
      onClose={onClose}
      formId={formId}
      busy={remove.isPending}
      buttonLabel="Remover"
    >
      <Text mb="md">
        Com '{name}' não se entra mais, e as suas sessões em outros aparelhos são encerradas. No aparelho em que está,
        apague-a também das senhas salvas.
      </Text>
      <IdentityForm
        id={formId}
        showable={showable}
        onProven={async (proof) => {
          await remove.mutateAsync({ ...proof, passkeyId: id });
          onRemoved();
        }}
      />
    </FormModal>
  );
}
