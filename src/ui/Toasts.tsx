import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './Toasts.module.css';
import { closeToast, currentToasts, keepToast, onToastsChange, releaseToast } from './toast.ts';

const none: ReturnType<typeof currentToasts> = [];

/** What was just done or refused, at the top right; read out by screen readers, kept while the pointer or the focus is on it. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none);
  return (
    <div className={classes.toasts}>
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
