import type { Blocker } from 'react-router';
import { ModalOnDemand } from '../ModalOnDemand.tsx';

const confirmDialog = async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog;

/** The question of `useUnsavedChanges`. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
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
        onConfirm: () => blocker.proceed?.(),
        onClose: () => blocker.reset?.(),
      }}
    />
  );
}
