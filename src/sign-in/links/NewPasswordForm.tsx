import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormElement } from '../../ui/form/FormElement.tsx';
import classes from '../SignInForm.module.css';
import { type NewPassword, type NewPasswordIssues, newPasswordIssues } from '../sign-in.rules.ts';

type Props = {
  /** Whose password it is, for password managers. */
  email: string;
  label: string;
  busy: boolean;
  /** Why the server has not taken what was typed. */
  refusal: string | undefined;
  onPassword: (password: string) => Promise<unknown>;
};

const labels = { password: 'Nova senha', repeat: 'Repita a nova senha' } as const;
const fields = ['password', 'repeat'] as const;

/** A new password, typed twice, in the browser's own fields like the sign-in. */
export function NewPasswordForm({ email, label, busy, refusal, onPassword }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<NewPasswordIssues>({});
  const [visible, setVisible] = useState(false);
  const focusWrong = () => setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  useEffect(() => {
    if (!refusal) return;
    setIssues({ password: refusal });
    setTimeout(() => form.current?.querySelector<HTMLElement>('#password')?.focus());
  }, [refusal]);

  const submit = async () => {
    const typed = new FormData(form.current ?? undefined);
    const input: NewPassword = { password: String(typed.get('password')), repeat: String(typed.get('repeat')) };
    const found = newPasswordIssues(input);
    setIssues(found);
    if (Object.keys(found).length === 0) return onPassword(input.password);
    focusWrong();
  };

  return (
    <FormElement ref={form} method="post" onSubmit={submit} className={classes.form}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {fields.map((name) => (
        <NewPasswordField
          key={name}
          name={name}
          issue={issues[name]}
          visible={visible}
          onToggle={() => setVisible(!visible)}
          onChange={() => setIssues({})}
        />
      ))}
      <button type="submit" className={classes.submit} disabled={busy} aria-busy={busy}>
        {busy && <span className={classes.spinner} />}
        {label}
      </button>
    </FormElement>
  );
}

type FieldProps = {
  name: keyof NewPassword;
  issue: string | undefined;
  visible: boolean;
  onToggle: () => void;
  onChange: () => void;
};

function NewPasswordField({ name, issue, visible, onToggle, onChange }: FieldProps) {
  return (
    <>
      <label htmlFor={name}>{labels[name]}</label>
      <span className={classes.password}>
        <input
          id={name}
          name={name}
          type={visible ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: a password is all there is to do on this screen
          autoFocus={name === 'password'}
          required
          onChange={onChange}
          {...(issue ? { 'aria-invalid': true, 'aria-describedby': `${name}-issue` } : {})}
        />
        {name === 'password' && (
          <button type="button" aria-label={visible ? 'Ocultar as senhas' : 'Mostrar as senhas'} onClick={onToggle}>
            {visible ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          </button>
        )}
      </span>
      {issue && (
        <p id={`${name}-issue`} className={classes.issue} role="alert">
          <IconAlertCircle size={18} aria-hidden="true" />
          {issue}
        </p>
      )}
    </>
  );
}
