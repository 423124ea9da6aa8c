import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { audiometer, type EquipmentKind, sightTester, spirometer } from '../../../equipment/equipment.labels.ts';
import { equipmentApi } from '../../../equipment/useEquipment.ts';
import type { ToldProps } from '../form.ts';
import { EquipmentContext } from './useEquipmentOfExam.ts';

/** Tells an exam with what of that kind the practice does it. */
function EquipmentOf({ kind, children }: { kind: EquipmentKind; children: ReactNode }) {
  const { data } = useQuery(equipmentApi.list.queryOptions({ input: {} }));
  const equipment = useMemo(() => (data?.equipment ?? []).filter((one) => one.kind === kind), [data, kind]);
  return <EquipmentContext value={equipment}>{children}</EquipmentContext>;
}

export function AudiometersOf({ children }: ToldProps) {
  return <EquipmentOf kind={audiometer}>{children}</EquipmentOf>;
}

export function SightTestersOf({ children }: ToldProps) {
  return <EquipmentOf kind={sightTester}>{children}</EquipmentOf>;
}

export function SpirometersOf({ children }: ToldProps) {
  return <EquipmentOf kind={spirometer}>{children}</EquipmentOf>;
}
