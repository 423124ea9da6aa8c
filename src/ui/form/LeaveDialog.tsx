import type { Blocker } from 'react-router';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

/** The question of `useUnsavedChanges`. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Sair sem salvar?"
      text="O que você digitou nesta tela ainda não foi salvo."
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
