import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { secondFactorApi } from '../useSecondFactor.ts';
import { IdentityForm, type Showable } from './IdentityForm.tsx';
import { type Key, KeyStep } from './KeyStep.tsx';

type Props = { showable: Showable; onClose: () => void; onConfirmed: (recoveryCodes: readonly string[]) => void };

const formId = 'second-factor-setup';

/** Asks who it is, then shows the key for the app and asks for its first code. */
export function SetupModal({ showable, onClose, onConfirmed }: Props) {
  const [key, setKey] = useState<Key | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = useMutation(secondFactorApi.setUp.mutationOptions());
  return (
    <FormModal
      mode="edit"
      title={showable.code ? 'Ativar o aplicativo autenticador' : 'Ativar a verificação em duas etapas'}
      opened
      onClose={onClose}
      formId={formId}
      busy={busy}
      buttonLabel={key ? 'Ativar' : 'Continuar'}
    >
      {key ? (
        <KeyStep formId={formId} appKey={key} isFirst={!showable.code} onBusy={setBusy} onConfirmed={onConfirmed} />
      ) : (
        <IdentityForm
          id={formId}
          showable={showable}
          onBusy={setBusy}
          onProven={async (proof) => setKey(await begin.mutateAsync(proof))}
        />
      )}
    </FormModal>
  );
}
