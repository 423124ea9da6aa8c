import { createContext, useContext } from 'react';

/** An anamnesis that was issued today, as what other forms may take over from: the form itself makes no calls. */
export type IssuedAnamnesis = {
  employeeId: string;
  /** As it stands on paper: 'Anamnese 2026/000123'. */
  name: string;
  issuedAt: string;
  isBusy: boolean;
  /** Fetches its answers, of which the trail is told; a failure is said, and nothing comes back. */
  take: (onAnswers: (answers: unknown) => void) => void;
};

export const IssuedAnamnesisContext = createContext<IssuedAnamnesis | null>(null);

/** This person's anamnesis that was issued today; null for none. */
export function useIssuedAnamnesis(employeeId: string): IssuedAnamnesis | null {
  const issued = useContext(IssuedAnamnesisContext);
  return issued?.employeeId === employeeId ? issued : null;
}
