import accessCalls from 'virtual:calls/access';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { apiOf, errorMessage } from '../../platform/browser/api-client.ts';
import { askForPasskey, canUsePasskeys, stopAsking } from '../../platform/browser/passkey-prompt.ts';
import { currentToken, endSession } from '../../platform/browser/session-store.ts';
import { noteWork } from '../../platform/browser/work-watch.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { FormElement } from '../../ui/form/FormElement.tsx';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import formClasses from '../SignInForm.module.css';
import type { accessContract } from '../sign-in.contract.ts';
import { displayName, useProfile } from '../useProfile.ts';
import classes from './IdleLock.module.css';
import { idleApi, useUnlock } from './useIdle.ts';

const accessApi = apiOf<typeof accessContract>('access', accessCalls);
const context = { waits: 'never', whileLocked: true } as const;

/** What listens for keys below, as a modal for Escape, must not take those of the lock for its own. */
const own = { 'data-mantine-stop-propagation': 'true' };

/**
 * The lock over a session in which nobody has worked for long: the browser's own modal dialog over everything, which only the user's
 * password or passkey opens. What is below stays as it is. Somebody else leaves for the sign-in; the user's drafts stay.
 */
export function IdleLock() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const profile = useProfile();
  const goOn = useUnlock();
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    return () => {
      stopAsking();
      element?.close();
    };
  }, []);

  const unlock = async (by: () => Promise<Parameters<typeof idleApi.unlock.call>[0] | null>) => {
    setBusy(true);
    setIssue(null);
    try {
      const shown = await by();
      if (!shown) return setIssue('Esta conta não tem chave de acesso: digite a senha.');
      await idleApi.unlock.call(shown, { context });
      noteWork();
      goOn();
    } catch (error) {
      setIssue(issuesOf(error)[0]?.message ?? errorMessage(error));
      field.current?.select();
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    const password = field.current?.value ?? '';
    if (password !== '') return unlock(async () => ({ password }));
    setIssue('Campo obrigatório');
    field.current?.focus();
    return Promise.resolve();
  };
  const showPasskey = useSingleFlight(() =>
    unlock(async () => {
      const { options } = await idleApi.askToUnlock.call(undefined, { context });
      return options && { passkey: await askForPasskey(options) };
    }),
  );
  const leave = () => {
    const token = currentToken();
    if (token) {
      const last = { token, waits: 'unseen', keepalive: true, whileLocked: true } as const;
      accessApi.signOut.call(undefined, { context: last }).catch(console.warn);
    }
    endSession('lost'); // What was typed stays for its user, who has not chosen to give it up.
  };

  return (
    <dialog
      {...own}
      ref={dialog}
      className={classes.lock}
      aria-labelledby="lock-title"
      aria-describedby="lock-text"
      data-lock
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes it whatever is said: it opens again.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <div className={classes.card}>
        <IconLock size={32} stroke={1.5} aria-hidden="true" />
        <h2 id="lock-title">Sessão bloqueada</h2>
        <p id="lock-text">
          Ninguém usou o Zelo por um tempo. Confirme que é você para continuar de onde parou: nada do que foi digitado
          se perdeu.
        </p>
        {profile && <p className={classes.whose}>{displayName(profile)}</p>}
        <FormElement onSubmit={submit} className={formClasses.form}>
          <input type="text" autoComplete="username" value={profile?.user.email ?? ''} readOnly hidden />
          <label htmlFor="lock-password">Senha</label>
          <input
            {...own}
            ref={field}
            id="lock-password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required
            {...(issue ? { 'aria-invalid': true, 'aria-describedby': 'lock-issue' } : {})}
          />
          {issue && (
            <p id="lock-issue" className={formClasses.issue} role="alert">
              {issue}
            </p>
          )}
          <button {...own} type="submit" className={formClasses.submit} disabled={busy} aria-busy={busy}>
            {busy && <span className={formClasses.spinner} />}
            Desbloquear
          </button>
        </FormElement>
        <div className={formClasses.others}>
          {canUsePasskeys() && (
            <button {...own} type="button" onClick={showPasskey} disabled={busy}>
              Usar chave de acesso
            </button>
          )}
          <button {...own} type="button" onClick={leave}>
            Sair
          </button>
        </div>
        <p className={classes.note}>
          Não é você? Use 'Sair' e entre com a sua conta. Os rascunhos ficam guardados para quem os digitou.
        </p>
      </div>
    </dialog>
  );
}
