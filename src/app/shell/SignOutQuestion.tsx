import { useEffect, useRef } from 'react';
import type { SignOut } from '../../sign-in/useSignOut.ts';
import { PlainButton } from './PlainButton.tsx';
import classes from './ShellDialog.module.css';

/** Asks before a sign-out takes drafts along, and says what becomes of them. Escape is the careful answer. */
export function SignOutQuestion({ drafts, leave, stay }: Pick<SignOut, 'drafts' | 'leave' | 'stay'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (drafts === null) dialog.current?.close();
    else dialog.current?.showModal();
  }, [drafts]);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="sign-out-title" onCancel={stay}>
      <h2 id="sign-out-title">{drafts === 1 ? 'Há 1 rascunho' : `Há ${drafts} rascunhos`} neste computador</h2>
      <p>
        O que você digitou e ainda não imprimiu nem salvou é apagado deste computador quando você sai, para que ninguém
        mais o leia. Depois disso não pode ser recuperado.
      </p>
      <div className={classes.answers}>
        <PlainButton primary autoFocus onClick={stay}>
          Ficar
        </PlainButton>
        <PlainButton onClick={leave}>Sair e apagar</PlainButton>
      </div>
    </dialog>
  );
}
