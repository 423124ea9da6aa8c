import { useOutletContext } from 'react-router';

/** What a list of people gives the window that sends those who were chosen in it. */
export type ReferContext = {
  people: readonly { id: string }[];
  /** For which occasion they are sent: what each has to do, or what is yet to be said. */
  occasion: 'due' | 'asked';
  /** Of who was chosen so many are inactive, and are not among the people. */
  inactive: number;
  /** They have been sent, and are chosen no more. */
  onReferred: () => void;
  reload: () => Promise<void>;
};

/** Whom somebody has chosen in the list under the window. */
export function useReferSelection(): ReferContext {
  return useOutletContext<ReferContext>();
}
