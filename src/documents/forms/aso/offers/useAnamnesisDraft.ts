import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { draftKey, draftsUnder, flushDrafts } from '../../../../platform/browser/device/draft-store.ts';
import { anamnesisFacts } from '../../anamnesis/anamnesis.form-facts.ts';
import { offeredByAnamnesis } from './anamnesis-offer.rules.ts';

/**
 * What this person's anamnesis offers, as this user typed or printed it on this computer last. It is looked at again when the
 * user comes to the form from another tab of the screen or of the browser.
 */
export function useAnamnesisDraft(userId: string, employeeId: string) {
  const place = draftKey(userId, employeeId, anamnesisFacts.kind);
  const at = useSyncExternalStore(
    onArrival,
    useCallback(() => draftsUnder(place)[0]?.draft.at ?? '', [place]),
  );
  return useMemo(() => {
    const offer = at === '' ? null : offeredByAnamnesis(draftsUnder(place)[0]?.draft.values);
    return offer && { offer, at };
  }, [place, at]);
}

function onArrival(look: () => void): () => void {
  const arrive = () => {
    flushDrafts();
    look();
  };
  document.addEventListener('focusin', arrive);
  document.addEventListener('visibilitychange', arrive);
  return () => {
    document.removeEventListener('focusin', arrive);
    document.removeEventListener('visibilitychange', arrive);
  };
}
