import { useState } from 'react';
import { errorCode } from '../../platform/browser/api-client.ts';
import { canUsePasskeys } from '../../platform/browser/passkey-prompt.ts';
import type { Assertion } from '../passkeys/passkey.schema.ts';
import { passkeyRefusedCode, passkeyRefusedMessage } from '../passkeys/passkeys.rules.ts';
import { errorCodes, type Ways } from '../second-factor/second-factor.rules.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';

type Props = {
  ways: Ways;
  busy: boolean;
  error: unknown;
  /** What a code is asked for, if not to sign in. */
  action?: string;
  onShown: (factor: { code: string } | { passkey: Assertion }) => Promise<unknown>;
  onBack: () => void;
};

/** What follows the right password: the passkey where there is one and this browser can ask for it, or a code. */
export function SecondStep({ ways, busy, error, action, onShown, onBack }: Props) {
  const [byCode, setByCode] = useState(false);
  const passkey = canUsePasskeys() ? ways.passkey : null;
  if (passkey && !byCode) {
    return (
      <PasskeyForm
        busy={busy}
        refused={errorCode(error) === passkeyRefusedCode ? passkeyRefusedMessage : null}
        options={passkey}
        onPasskey={(shown) => onShown({ passkey: shown })}
        onCode={() => setByCode(true)}
        codeLabel={ways.app ? 'Usar um código' : 'Usar um código de recuperação'}
        onBack={onBack}
      />
    );
  }
  return (
    <CodeForm
      app={ways.app}
      busy={busy}
      refused={errorCode(error) === errorCodes.wrong}
      action={action}
      onCode={(code) => onShown({ code })}
      onPasskey={passkey ? () => setByCode(false) : null}
      onBack={onBack}
    />
  );
}
