import { createContext, useContext } from 'react';
import type { CardDose } from './doses-of-register.rules.ts';

/** The doses that the register has of the person; null until it is read: the form itself makes no calls. */
export const GivenDosesContext = createContext<readonly CardDose[] | null>(null);

export function useGivenDoses(): readonly CardDose[] | null {
  return useContext(GivenDosesContext);
}
