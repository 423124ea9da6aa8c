import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { EquipmentKind } from '../../../equipment/equipment.labels.ts';
import { equipmentApi } from '../../../equipment/useEquipment.ts';
import { EquipmentContext } from './useEquipmentOfExam.ts';

/** Tells an exam with what of that kind the practice does it; without an answer it is filled in by hand. */
export function EquipmentOf({ kind, children }: { kind: EquipmentKind; children: ReactNode }) {
  const { data } = useQuery(equipmentApi.list.queryOptions({ input: {} }));
  const equipment = useMemo(() => (data?.equipment ?? []).filter((one) => one.kind === kind), [data, kind]);
  return <EquipmentContext value={equipment}>{children}</EquipmentContext>;
}
