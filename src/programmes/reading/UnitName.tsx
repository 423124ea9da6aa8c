import { useQuery } from '@tanstack/react-query';
import { unitsApi } from '../../units/useUnits.ts';

/** The name of a group's unit; of the whole company where it has none. */
export function UnitName({ unitId }: { unitId: string | null }) {
  const { data, error } = useQuery(
    unitsApi.read.queryOptions({ input: { unitId: unitId ?? '' }, enabled: unitId !== null }),
  );
  if (unitId === null) return 'Toda a empresa';
  if (error) return 'Unidade que não existe mais';
  return data ? `Unidade ${data.unit.identification}` : '…';
}
