import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { secondFactorApi } from '../useSecondFactor.ts';
import { IdentityForm, type Showable } from './IdentityForm.tsx';

type Props = { showable: Showable; onClose: () => void; onRenewed: (recoveryCodes: readonly string[]) => void };

const formId = 'second-factor-renew';

export function RenewCodesModal({ showable, onClose, onRenewed }: Props) {
  const renew = useMutation(secondFactorApi.renewRecoveryCodes.mutationOptions());
  return (
    <FormModal
      mode="edit"
      title="Novos códigos de recuperação"
      opened
      onClose={onClose}
      formId={formId}
      busy={renew.isPending}
      buttonLabel="Gerar"
    >
      <Text mb="md">Dez códigos novos substituem os anteriores, que deixam de valer.</Text>
      <IdentityForm
        id={formId}
        showable={showable}
        onProven={async (proof) => onRenewed((await renew.mutateAsync(proof)).recoveryCodes)}
      />
    </FormModal>
  );
}
