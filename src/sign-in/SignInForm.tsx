import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormElement } from '../ui/form/FormElement.tsx';
import classes from './SignInForm.module.css';
import { type SignIn, type SignInIssues, signInIssues } from './sign-in.rules.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';

type Props = { busy: boolean; onSignIn: (input: SignIn) => Promise<unknown> };

/**
 * The two fields: the browser's own, so that password managers can fill them in and the first screen of the day is there at
 * once.
 */
export function SignInForm({ busy, onSignIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useHeldSubmit(form);
  const [issues, setIssues] = useState<SignInIssues | null>(null);
  const [capsLock, setCapsLock] = useState(false);
  const [visible, setVisible] = useState(false);

  const check = (): SignIn | null => {
    const typed = new FormData(form.current ?? undefined);
    const input = { email: String(typed.get('email')).trim(), password: String(typed.get('password')) };
    const found = signInIssues(input);
    setIssues(found);
    return found.email || found.password ? null : input;
  };
  const submit = async () => {
    const input = check();
    if (input) return onSignIn(input);
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <FormElement
      ref={form}
      method="post"
      onSubmit={submit}
      onChange={issues ? check : undefined}
      className={classes.form}
    >
      <label htmlFor="email">E-mail</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        // biome-ignore lint/a11y/noAutofocus: signing in is all there is to do on this screen
        autoFocus
        required
        {...invalid('email', issues)}
      />
      <Issue field="email" issues={issues} />

      <label htmlFor="password">Senha</label>
      <span className={classes.password}>
        <input
          id="password"
          name="password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          {...invalid('password', issues)}
        />
        <button
          type="button"
          aria-label={visible ? 'Ocultar a senha' : 'Mostrar a senha'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
        </button>
      </span>
      <Issue field="password" issues={issues} />
      <p className={classes.hint} role="status">
        {capsLock && 'Caps Lock está ativado'}
      </p>

      <button type="submit" className={classes.submit} disabled={busy} aria-busy={busy}>
        {busy && <span className={classes.spinner} />}
        Entrar
      </button>
    </FormElement>
  );
}

type FieldName = keyof SignIn;

function invalid(field: FieldName, issues: SignInIssues | null) {
  return issues?.[field] ? { 'aria-invalid': true, 'aria-describedby': `${field}-issue` } : {};
}

function Issue({ field, issues }: { field: FieldName; issues: SignInIssues | null }) {
  if (!issues?.[field]) return null;
  return (
    <p id={`${field}-issue`} className={classes.issue}>
      <IconAlertCircle size={18} aria-hidden="true" />
      {issues[field]}
    </p>
  );
}
