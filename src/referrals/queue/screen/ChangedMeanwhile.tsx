import { Notice } from '../../../ui/Notice.tsx';
import { type ReferralState, stateLabels } from '../../referrals.labels.ts';

/** Says in an open dialog that somebody else has changed what it is about. */
export function ChangedMeanwhile({ state }: { state: ReferralState }) {
  return (
    <Notice role="status" title="Isto mudou enquanto esta janela estava aberta">
      O encaminhamento está agora como “{stateLabels[state]}”. Feche a janela para ver a fila como está.
    </Notice>
  );
}
