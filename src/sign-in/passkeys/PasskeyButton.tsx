import { IconKey } from '@tabler/icons-react';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import classes from './PasskeyButton.module.css';

type Props = { usable: boolean; busy: boolean; closed: string | null; enter: () => Promise<void> };

/** The way in without a password. Its place is kept where it can't be used, so that nothing moves when that is known. */
export function PasskeyButton({ usable, busy, closed, enter }: Props) {
  const press = useSingleFlight(enter);
  return (
    <div className={classes.way} data-usable={usable || undefined}>
      <button type="button" className={classes.button} disabled={busy} aria-busy={busy} onClick={press}>
        <IconKey size={20} aria-hidden="true" />
        Entrar com chave de acesso
      </button>
      <p className={classes.message} role="status">
        {closed}
      </p>
    </div>
  );
}
