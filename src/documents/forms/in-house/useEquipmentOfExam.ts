import { createContext, useContext } from 'react';
import type { EquipmentRow } from '../../../equipment/equipment.contract.ts';

/** The practice's equipment that an exam is done with: the form itself makes no calls. */
export const EquipmentContext = createContext<readonly EquipmentRow[]>([]);

export function useEquipmentOfExam(): readonly EquipmentRow[] {
  return useContext(EquipmentContext);
}
