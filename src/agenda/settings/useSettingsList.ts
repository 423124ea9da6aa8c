import { useOutletContext } from 'react-router';
import type { Outside } from '../agenda.contract.ts';

/** What the lists of the settings give their modals. */
export type SettingsContext = {
  reload: () => Promise<void>;
  /** Of which place it is; empty for what is of all of them. */
  placeId: string;
  /** Told which appointments a change has left where nobody attends. */
  onOutside: (outside: Outside) => void;
};

/** The list over which a modal of the settings is drawn. */
export function useSettingsList(): SettingsContext {
  return useOutletContext<SettingsContext>();
}
