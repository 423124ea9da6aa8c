import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { audiometer } from '../../../equipment/equipment.labels.ts';
import { equipmentApi } from '../../../equipment/useEquipment.ts';
import { AudiometersContext } from './useAudiometers.ts';

/** Tells the audiometry with what the practice tests hearing; without an answer it is filled in by hand. */
export function AudiometersOf({ children }: { children: ReactNode }) {
  const { data } = useQuery(equipmentApi.list.queryOptions({ input: {} }));
  const audiometers = useMemo(() => (data?.equipment ?? []).filter(({ kind }) => kind === audiometer), [data]);
  return <AudiometersContext value={audiometers}>{children}</AudiometersContext>;
}
