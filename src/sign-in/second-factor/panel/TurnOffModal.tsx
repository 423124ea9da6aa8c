import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { secondFactorApi } from '../useSecondFactor.ts';
import { IdentityForm } from './IdentityForm.tsx';

type Props = { onClose: () => void; onTurnedOff: () => void };

const formId = 'second-factor-turn-off';

export function TurnOffModal({ onClose, onTurnedOff }: Props) {
  const turnOff = useMutation(secondFactorApi.turnOff.mutationOptions());
  return (
    <FormModal
      mode="delete"
      title="Desativar a verificação em duas etapas"
      opened
      onClose={onClose}
      formId={formId}
      busy={turnOff.isPending}
      buttonLabel="Desativar"
    >
      <Text mb="md">A senha voltará a bastar para entrar, e os códigos de recuperação deixam de valer.</Text>
      <IdentityForm
        id={formId}
        onProven={async (input) => {
          await turnOff.mutateAsync(input);
          onTurnedOff();
        }}
      />
    </FormModal>
  );
}
