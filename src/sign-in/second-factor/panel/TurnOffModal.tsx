import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { secondFactorApi } from '../useSecondFactor.ts';
import { IdentityForm, type Showable } from './IdentityForm.tsx';

type Props = { showable: Showable; onClose: () => void; onTurnedOff: () => void };

const formId = 'second-factor-turn-off';

export function TurnOffModal({ showable, onClose, onTurnedOff }: Props) {
  const turnOff = useMutation(secondFactorApi.turnOff.mutationOptions());
  return (
    <FormModal
      mode="delete"
      title={showable.passkey ? 'Desativar o aplicativo autenticador' : 'Desativar a verificação em duas etapas'}
      opened
      onClose={onClose}
      formId={formId}
      busy={turnOff.isPending}
      buttonLabel="Desativar"
    >
      <Text mb="md">
        {showable.passkey
          ? 'A entrada deixa de pedir o código do aplicativo; as suas chaves de acesso continuam a valer.'
          : 'A senha voltará a bastar para entrar, e os códigos de recuperação deixam de valer.'}
      </Text>
      <IdentityForm
        id={formId}
        showable={showable}
        onProven={async (proof) => {
          await turnOff.mutateAsync(proof);
          onTurnedOff();
        }}
      />
    </FormModal>
  );
}
