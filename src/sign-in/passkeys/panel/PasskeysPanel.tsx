import { Button } from '@mantine/core';
import { useState } from 'react';
import { canUsePasskeys } from '../../../platform/browser/passkey-prompt.ts';
import { ModalOnDemand } from '../../../ui/modal/ModalOnDemand.tsx';
import { ListPanel } from '../../../ui/panel/ListPanel.tsx';
import { successToast } from '../../../ui/toast/toast.ts';
import { useBackToWork } from '../../second-factor/useBackToWork.ts';
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
  const backToWork = useBackToWork(reload);
  const showable = showableOf(factors.data ?? { since: null, passkeys: 0 });

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
    void backToWork();
  };

  return (
    <ListPanel
      title="Chaves de acesso (passkeys)"
      intro="Com uma chave de acesso você entra com a digital, o rosto ou o PIN do seu aparelho, ou com uma chave de segurança, sem digitar senha. Ela também serve de segunda etapa, e nenhum site falso consegue pedi-la."
      error={error ?? factors.error}
      empty="Você ainda não tem nenhuma chave de acesso."
      items={
        factors.data &&
        data?.passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ what: 'rename', passkey })}
            onRemove={() => setOpen({ what: 'remove', passkey })}
          />
        ))
      }
      below={
        canUsePasskeys() && data?.origin === window.location.origin ? (
          <Button onClick={() => setOpen({ what: 'add' })}>Adicionar chave de acesso</Button>
        ) : (
          <WhyNoPasskeys origin={data?.origin ?? null} />
        )
      }
    >
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
    </ListPanel>
  );
}
