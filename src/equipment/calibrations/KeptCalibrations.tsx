import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../platform/contract/dates.ts';
import { calibratedUntil } from '../calibration.rules.ts';
import { equipmentApi } from '../useEquipment.ts';

/** Every calibration that is kept of an equipment, the newest first: what was examined on a day stands by the one of that day. */
export function KeptCalibrations({ equipmentId }: { equipmentId: string }) {
  const { data } = useQuery(equipmentApi.read.queryOptions({ input: { equipmentId } }));
  const kept = data?.calibrations ?? [];
  if (kept.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fw={600} size="sm">
        Calibrações guardadas
      </Text>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {kept.map(({ calibratedOn, certificate, recordedBy }) => (
          <li key={calibratedOn}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {[
                `${formatDate(calibratedOn)}, até ${formatDate(calibratedUntil(calibratedOn))}`,
                certificate,
                recordedBy && `por ${recordedBy}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
