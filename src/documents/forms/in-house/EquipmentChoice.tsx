import { Button, Group, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { calibrationState, calibrationText, calibrationTones } from '../../../equipment/calibration.rules.ts';
import type { EquipmentRow } from '../../../equipment/equipment.contract.ts';
import type { EquipmentKind } from '../../../equipment/equipment.labels.ts';
import { today } from '../../../platform/contract/dates.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { useEquipmentOfExam } from './useEquipmentOfExam.ts';

/** What of that kind is in the register, each with how long its calibration still holds: one that is chosen fills in its fields. */
export function EquipmentChoice({ kind }: { kind: EquipmentKind }) {
  const equipment = useEquipmentOfExam();
  const { setValue } = useFormContext();
  const day = today();
  const take = ({ maker, model, serial, calibrated_on }: EquipmentRow) => {
    for (const [name, value] of Object.entries({ maker, model, serial, calibrated_on })) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const what = kind.toLowerCase();
  if (equipment.length === 0) {
    return <Text size="sm">{`Nenhum ${what} em ‘Equipamentos’: cadastre-o lá, com a sua última calibração.`}</Text>;
  }
  return (
    <Group gap="sm" role="group" aria-label={`${kind}: os da clínica`}>
      {equipment.map((one) => (
        <Group key={one.id} gap="xs">
          <Button size="xs" variant="light" onClick={() => take(one)}>
            {`Usar ${one.name}`}
          </Button>
          <Status tone={calibrationTones[calibrationState(one.calibrated_on, day)]}>
            {calibrationText(one.calibrated_on, day)}
          </Status>
        </Group>
      ))}
    </Group>
  );
}
