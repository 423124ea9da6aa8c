import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { FormElement } from '../../ui/form/FormElement.tsx';
import type { Assertion } from '../passkeys/passkey.schema.ts';
import { usePasskeyPrompt } from '../passkeys/usePasskeyPrompt.ts';
import classes from '../SignInForm.module.css';

type Props = {
  busy: boolean;
  /** What the server has said of the last key. */
  refused: string | null;
  options: { challenge: string };
  onPasskey: (passkey: Assertion) => Promise<unknown>;
  onCode: () => void;
  /** What a code would be of. */
  codeLabel: string;
  onBack: () => void;
};

/** The second step of a sign-in for who has a passkey; a code will do, too. */
export function PasskeyForm({ busy, refused, options, onPasskey, onCode, codeLabel, onBack }: Props) {
  const [closed, setClosed] = useState<string | null>(null);
  const askForPasskey = usePasskeyPrompt();
  const submit = async () => {
    setClosed(null);
    try {
      return await onPasskey(await askForPasskey(options));
    } catch (error) {
      setClosed(errorMessage(error));
    }
  };
  return (
    <FormElement onSubmit={submit} className={classes.form}>
      <p className={classes.lead}>
        Falta a segunda etapa: confirme com a sua chave de acesso (passkey), no aparelho em que ela está.
      </p>
      <p className={classes.message} role="alert">
        {closed ?? refused}
      </p>
      {/* biome-ignore lint/a11y/noAutofocus: it is all there is to do on this screen */}
      <button type="submit" className={classes.submit} disabled={busy} aria-busy={busy} autoFocus>
        {busy && <span className={classes.spinner} />}
        Usar a chave de acesso
      </button>
      <div className={classes.others}>
        <button type="button" onClick={onCode}>
          {codeLabel}
        </button>
        <button type="button" onClick={onBack}>
          Voltar
        </button>
      </div>
    </FormElement>
  );
}
