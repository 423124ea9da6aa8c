import { createContext, useContext } from 'react';
import type { EquipmentRow } from '../../../equipment/equipment.contract.ts';

/** The audiometers of the practice: the form itself makes no calls. */
export const AudiometersContext = createContext<readonly EquipmentRow[]>([]);

export function useAudiometers(): readonly EquipmentRow[] {
  return useContext(AudiometersContext);
}
