import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { canUsePasskeys } from '../../../platform/browser/passkey-prompt.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ModalOnDemand } from '../../../ui/modal/ModalOnDemand.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { successToast } from '../../../ui/toast/toast.ts';
import { showableOf, useSecondFactor } from '../../second-factor/useSecondFactor.ts';
import type { Passkey } from '../passkeys.contract.ts';
import { usePasskeys } from '../usePasskeys.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { WhyNoPasskeys } from './WhyNoPasskeys.tsx';

const recoveryCodesModal = async () =>
  (await import('../../second-factor/panel/RecoveryCodesModal.tsx')).RecoveryCodesModal;
const addModal = async () => {
  await recoveryCodesModal(); // Codes are seen once: what shows them is there before they are made.
  return (await import('./AddPasskeyModal.tsx')).AddPasskeyModal;
};
const renameModal = async () => (await import('./RenamePasskeyModal.tsx')).RenamePasskeyModal;
const removeModal = async () => (await import('./RemovePasskeyModal.tsx')).RemovePasskeyModal;

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

/** The own passkeys: added, renamed, removed. Who was sent here to have a second factor goes back to work afterwards. */
export function PasskeysPanel() {
  const { data, error, reload } = usePasskeys();
  const factors = useSecondFactor();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { state } = useLocation();
  const showable = showableOf(factors.data ?? { since: null, passkeys: 0 });
  const failure = error ?? factors.error;

  const close = () => setOpen(null);
  const done = (message: string) => {
    close();
    successToast(message);
    void reload();
  };
  const added = (recoveryCodes: readonly string[]) => {
    done('Chave de acesso acrescentada com sucesso!');
    setCodes(recoveryCodes);
  };
  const kept = () => {
    setCodes([]);
    if (typeof state?.from === 'string') navigate(state.from);
  };

  return (
    <Panel title="Chaves de acesso (passkeys)">
      <Text mb="md">
        Com uma chave de acesso você entra com a digital, o rosto ou o PIN do seu aparelho, ou com uma chave de
        segurança, sem digitar senha. Ela também serve de segunda etapa, e nenhum site falso consegue pedi-la.
      </Text>
      {failure && <Alert color="red">{errorMessage(failure)}</Alert>}
      {(!data || !factors.data) && !failure && <LoadingBlock height={90} />}
      {data && factors.data && (
        <>
          {data.passkeys.length === 0 && (
            <Text c="dimmed" mb="md">
              Você ainda não tem nenhuma chave de acesso.
            </Text>
          )}
          <Stack component="ul" gap={0} p={0} m={0} mb="md" style={{ listStyle: 'none' }}>
            {data.passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                onRename={() => setOpen({ what: 'rename', passkey })}
                onRemove={() => setOpen({ what: 'remove', passkey })}
              />
            ))}
          </Stack>
          {canUsePasskeys() && data.origin === window.location.origin ? (
            <Button onClick={() => setOpen({ what: 'add' })}>Adicionar chave de acesso</Button>
          ) : (
            <WhyNoPasskeys origin={data.origin} />
          )}
        </>
      )}
      {open?.what === 'add' && (
        <ModalOnDemand opened load={addModal} modal={{ showable, onClose: close, onAdded: added }} />
      )}
      {open?.what === 'rename' && (
        <ModalOnDemand
          opened
          load={renameModal}
          modal={{
            passkey: open.passkey,
            onClose: close,
            onRenamed: () => done('Chave de acesso renomeada com sucesso!'),
          }}
        />
      )}
      {open?.what === 'remove' && (
        <ModalOnDemand
          opened
          load={removeModal}
          modal={{
            passkey: open.passkey,
            showable,
            onClose: close,
            onRemoved: () => done('Chave de acesso removida com sucesso!'),
          }}
        />
      )}
      <ModalOnDemand opened={codes.length > 0} load={recoveryCodesModal} modal={{ codes, onClose: kept }} />
    </Panel>
  );
}
