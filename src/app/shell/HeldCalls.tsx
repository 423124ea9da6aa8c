import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentConnection, onConnectionChange } from '../../platform/browser/connection.ts';
import { giveUpHeld } from '../../platform/browser/send.ts';
import { PlainButton } from './PlainButton.tsx';
import classes from './ShellDialog.module.css';

const held = () => currentConnection().held > 0;

/**
 * Says that what was sent off waits for the connection, and lets the user give it up. The browser's own modal dialog: it stands above
 * every other one, takes the focus and gives it back.
 */
export function HeldCalls() {
  const waiting = useSyncExternalStore(onConnectionChange, held, () => false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (waiting) dialog.current?.showModal();
    else dialog.current?.close();
  }, [waiting]);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="held-title" onCancel={giveUpHeld}>
      <h2 id="held-title">Esperando a conexão</h2>
      <p>Nada foi enviado ainda. O envio segue sozinho assim que a conexão voltar.</p>
      {/* A modal below must not take the Escape for its own. */}
      <PlainButton data-mantine-stop-propagation="true" onClick={giveUpHeld}>
        Desistir
      </PlainButton>
    </dialog>
  );
}
