import { useSyncExternalStore } from 'react';
import { type Connection, currentConnection, onConnectionChange } from '../../platform/browser/connection.ts';
import classes from './ConnectionLine.module.css';
import { useStillWhilePressed } from './useStillWhilePressed.ts';

/** A line at the top, read out by screen readers, while the server can't be reached or lets wait. The screen makes room for it. */
export function ConnectionLine() {
  const word = useStillWhilePressed(
    wordOf(useSyncExternalStore(onConnectionChange, currentConnection, currentConnection)),
  );
  return <div role="status">{word && <p className={classes.line}>{word}</p>}</div>;
}

function wordOf({ reachable, missesScript, slow }: Connection): string | null {
  if (!reachable && missesScript) return 'Sem conexão. A tela abre assim que ela voltar.';
  if (!reachable) return 'Sem conexão. Tentando de novo…';
  if (missesScript) return 'A tela está demorando para abrir…';
  return slow ? 'O servidor está demorando para responder…' : null;
}
