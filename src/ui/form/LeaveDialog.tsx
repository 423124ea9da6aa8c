import type { Blocker } from 'react-router';
import { ModalOnDemand } from '../modal/ModalOnDemand.tsx';

const confirmDialog = async () => (await import('../modal/ConfirmDialog.tsx')).ConfirmDialog;

type Props = {
  blocker: Blocker;
  /** What was typed is given up. */
  onLeave?: () => void;
};

/** The question of `useUnsavedChanges`. */
export function LeaveDialog({ blocker, onLeave }: Props) {
  const opened = blocker.state === 'blocked';
  return (
    <ModalOnDemand
      opened={opened}
      load={confirmDialog}
      modal={{
        opened,
        title: 'Sair sem salvar?',
        text: 'O que você digitou nesta tela ainda não foi salvo.',
        confirmLabel: 'Sair sem salvar',
        cancelLabel: 'Continuar editando',
        onConfirm: () => {
          onLeave?.();
          blocker.proceed?.();
        },
        onClose: () => blocker.reset?.(),
      }}
    />
  );
}
