import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormElement } from '../../ui/form/FormElement.tsx';
import classes from '../SignInForm.module.css';
import { emailIssue } from '../sign-in.rules.ts';

type Props = { busy: boolean; onEmail: (email: string) => Promise<unknown> };

/** One e-mail, in the browser's own field like the sign-in. */
export function EmailForm({ busy, onEmail }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [issue, setIssue] = useState<string | undefined>();
  const submit = async () => {
    const email = field.current?.value.trim() ?? '';
    const found = emailIssue(email);
    setIssue(found);
    if (!found) return onEmail(email);
    field.current?.focus();
  };
  return (
    <FormElement onSubmit={submit} className={classes.form}>
      <label htmlFor="email">E-mail</label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        // biome-ignore lint/a11y/noAutofocus: the e-mail is all there is to do on this screen
        autoFocus
        required
        onChange={() => setIssue(undefined)}
        {...(issue ? { 'aria-invalid': true, 'aria-describedby': 'email-issue' } : {})}
      />
      {issue && (
        <p id="email-issue" className={classes.issue} role="alert">
          <IconAlertCircle size={18} aria-hidden="true" />
          {issue}
        </p>
      )}
      <button type="submit" className={classes.submit} disabled={busy} aria-busy={busy}>
        {busy && <span className={classes.spinner} />}
        Enviar link
      </button>
    </FormElement>
  );
}
