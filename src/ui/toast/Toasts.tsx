import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keepClear } from '../keep-clear.ts';
import classes from './Toasts.module.css';
import { closeToast, currentToasts, keepToast, onToastsChange, releaseToast } from './toast.ts';

const none: ReturnType<typeof currentToasts> = [];

/** What was just done or refused, at the top right, beside nothing that is to be clicked there; read out by screen readers, kept while the pointer or the focus is on it. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toasts.length > 0 && stack.current) return keepClear(stack.current);
  }, [toasts]);
  return (
    <div ref={stack} className={classes.toasts}>
      {toasts.map(({ id, message, tone }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock; nothing is done by it
        <div
          key={id}
          role={tone === 'error' ? 'alert' : 'status'}
          className={classes[tone]}
          onMouseEnter={() => keepToast(id)}
          onMouseLeave={() => releaseToast(id)}
          onFocus={() => keepToast(id)}
          onBlur={() => releaseToast(id)}
        >
          <p>{message}</p>
          <button type="button" aria-label="Fechar" onClick={() => closeToast(id)}>
            <IconX size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}
