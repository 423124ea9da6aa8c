import { createContext, useContext, useState } from 'react';
import type { Occasion } from '../../../programmes/programmes.labels.ts';

type Chosen = Readonly<Record<string, Occasion | null>>;

/** The occasions chosen beside the answers of the documents on a screen, by employee. */
export const ChosenOccasions = createContext<{ chosen: Chosen; choose: (of: Chosen) => void }>({
  chosen: {},
  choose: () => {},
});

/** What the tabs of a screen share: somebody comes for one occasion, whichever of their documents is filled in first. */
export function useChosenOccasions() {
  const [chosen, setChosen] = useState<Chosen>({});
  return { chosen, choose: (of: Chosen) => setChosen((before) => ({ ...before, ...of })) };
}

/** The occasion that was chosen for somebody in any of their documents that have none among their answers. */
export function useChosenOccasion(employeeId: string) {
  const { chosen, choose } = useContext(ChosenOccasions);
  return [chosen[employeeId] ?? null, (occasion: Occasion | null) => choose({ [employeeId]: occasion })] as const;
}
