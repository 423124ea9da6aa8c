import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormElement } from '../../ui/form/FormElement.tsx';
import classes from '../SignInForm.module.css';
import { wrongCodeMessage } from '../second-factor/second-factor.rules.ts';

type Props = {
  /** Whether the user has an app; without one there are recovery codes alone. */
  app: boolean;
  busy: boolean;
  refused: boolean;
  /** What the code is asked for. */
  action?: string | undefined;
  onCode: (code: string) => Promise<unknown>;
  /** The way to the passkey, for who has one. */
  onPasskey: (() => void) | null;
  onBack: () => void;
};

/** The code of the app, or one of the recovery codes. */
const kinds = {
  app: {
    label: 'Código do aplicativo',
    lead: 'Abra o seu aplicativo autenticador e digite o código de 6 números. Cada código vale uma vez.',
    other: 'Usar um código de recuperação',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Código de recuperação',
    lead: 'Digite um dos códigos que você guardou ao ativar a verificação em duas etapas. Cada um vale uma vez.',
    other: 'Usar o código do aplicativo',
    input: { inputMode: 'text', autoComplete: 'off' },
  },
} as const;

/** The second step of a sign-in, with the browser's own field like the first. */
export function CodeForm({ app, busy, refused, action = 'Entrar', onCode, onPasskey, onBack }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<keyof typeof kinds>(app ? 'app' : 'recovery');
  const [issue, setIssue] = useState<string | null>(null);
  const { label, lead, other, input } = kinds[kind];

  useEffect(() => {
    setIssue(refused ? wrongCodeMessage : null);
    if (refused) field.current?.select();
  }, [refused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is typed at once
  useEffect(() => field.current?.focus(), [kind]);

  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setIssue(null);
  };
  const submit = async () => {
    const code = field.current?.value.trim() ?? '';
    setIssue(code === '' ? 'Campo obrigatório' : null);
    if (code !== '') return onCode(code);
    field.current?.focus();
  };

  return (
    <FormElement onSubmit={submit} className={classes.form}>
      <p className={classes.lead}>{lead}</p>
      <label htmlFor="code">{label}</label>
      <input
        ref={field}
        key={kind}
        id="code"
        name="code"
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={() => setIssue(null)}
        {...input}
        {...(issue ? { 'aria-invalid': true, 'aria-describedby': 'code-issue' } : {})}
      />
      {issue && (
        <p id="code-issue" className={classes.issue} role="alert">
          <IconAlertCircle size={18} aria-hidden="true" />
          {issue}
        </p>
      )}
      <button type="submit" className={classes.submit} disabled={busy} aria-busy={busy}>
        {busy && <span className={classes.spinner} />}
        {action}
      </button>
      <div className={classes.others}>
        {app && (
          <button type="button" onClick={change}>
            {other}
          </button>
        )}
        {onPasskey && (
          <button type="button" onClick={onPasskey}>
            Usar a chave de acesso
          </button>
        )}
        <button type="button" onClick={onBack}>
          Voltar
        </button>
      </div>
    </FormElement>
  );
}
