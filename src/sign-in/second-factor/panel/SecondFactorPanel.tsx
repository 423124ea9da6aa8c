import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { dayOf } from '../../../platform/clock/moments.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ModalOnDemand } from '../../../ui/modal/ModalOnDemand.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { successToast } from '../../../ui/toast/toast.ts';
import { useBackToWork } from '../useBackToWork.ts';
import { showableOf, useSecondFactor } from '../useSecondFactor.ts';
import { RecoveryCodesLeft } from './RecoveryCodesLeft.tsx';

const recoveryCodesModal = async () => (await import('./RecoveryCodesModal.tsx')).RecoveryCodesModal;

/** Codes are seen once: what shows them is there before they are made. */
async function withRecoveryCodes<Modal>(load: () => Promise<Modal>): Promise<Modal> {
  await recoveryCodesModal();
  return load();
}

// With what draws the QR code: only who sets it up needs that.
const setupModal = () => withRecoveryCodes(async () => (await import('./SetupModal.tsx')).SetupModal);
const renewCodesModal = () => withRecoveryCodes(async () => (await import('./RenewCodesModal.tsx')).RenewCodesModal);
const turnOffModal = async () => (await import('./TurnOffModal.tsx')).TurnOffModal;

type Open = 'setUp' | 'renew' | 'turnOff' | null;

/** The second factor: set up, recovery codes, turned off. Who was sent here to set it up goes back to work afterwards. */
export function SecondFactorPanel() {
  const { data, error, reload } = useSecondFactor();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const backToWork = useBackToWork(reload);
  const showable = showableOf(data ?? { since: null, passkeys: 0 });
  const isNeeded = data?.required && data.passkeys === 0;
  const close = () => setOpen(null);
  const show = (recoveryCodes: readonly string[]) => {
    close();
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else successToast('Aplicativo autenticador ativado com sucesso!');
    void reload();
  };
  const turnedOff = () => {
    close();
    successToast(
      data?.passkeys
        ? 'Aplicativo autenticador desativado com sucesso!'
        : 'Verificação em duas etapas desativada com sucesso!',
    );
    void reload();
  };
  const kept = () => {
    setCodes([]);
    void backToWork();
  };

  return (
    <Panel title="Verificação em duas etapas">
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      {!data && !error && <LoadingBlock height={90} />}
      {data?.since === null && (
        <>
          <Text mb="md">
            {data.passkeys > 0 && 'A sua entrada já pede uma chave de acesso; o aplicativo é mais uma opção. '}
            Além da senha, a entrada pede um código que o seu celular mostra e que muda a cada 30 segundos. Quem
            descobrir a sua senha não entra sem ele. Serve qualquer aplicativo autenticador, como o Google Authenticator
            ou o Microsoft Authenticator.
          </Text>
          <Button onClick={() => setOpen('setUp')} mb={data.passkeys > 0 ? 'md' : undefined}>
            Ativar
          </Button>
        </>
      )}
      {data?.since && (
        <Group gap="sm" mb="xs">
          <Status tone="green">Ativa</Status>
          <Text>desde {dayOf(data.since)}</Text>
        </Group>
      )}
      {data && showableOf(data).code && (
        <>
          <RecoveryCodesLeft count={data.recoveryCodesLeft} />
          <Group mt="md">
            <Button variant="default" onClick={() => setOpen('renew')}>
              Gerar novos códigos de recuperação
            </Button>
            {data.since && !isNeeded && (
              <Button variant="light" color="red" onClick={() => setOpen('turnOff')}>
                Desativar
              </Button>
            )}
          </Group>
          {data.since && isNeeded && (
            <Text size="sm" c="dimmed" mt="md">
              A clínica exige a verificação em duas etapas para a sua conta: ela não pode ser desativada. Com uma chave
              de acesso, o aplicativo pode.
            </Text>
          )}
        </>
      )}
      {open === 'setUp' && (
        <ModalOnDemand opened load={setupModal} modal={{ showable, onClose: close, onConfirmed: show }} />
      )}
      {open === 'renew' && (
        <ModalOnDemand opened load={renewCodesModal} modal={{ showable, onClose: close, onRenewed: show }} />
      )}
      {open === 'turnOff' && (
        <ModalOnDemand opened load={turnOffModal} modal={{ showable, onClose: close, onTurnedOff: turnedOff }} />
      )}
      <ModalOnDemand opened={codes.length > 0} load={recoveryCodesModal} modal={{ codes, onClose: kept }} />
    </Panel>
  );
}
