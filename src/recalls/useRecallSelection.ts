import { useOutletContext } from 'react-router';
import type { DueState } from '../due-dates/due-dates.labels.ts';

/** Somebody who is to be recalled, as the list shows them. */
type ToRecall = {
  id: string;
  companyId: string;
  unitId: string | null;
  recalledOn: string | null;
  /** Who was never examined is sent to the exam at admission. */
  state: DueState;
};

/** What the list of 'Vencimentos' gives the window that recalls. */
export type RecallContext = {
  people: readonly ToRecall[];
  /** They have been recalled, and are chosen no more. */
  onRecalled: () => void;
  reload: () => Promise<void>;
};

/** Whom somebody has chosen in the list under the window. */
export function useRecallSelection(): RecallContext {
  return useOutletContext<RecallContext>();
}
