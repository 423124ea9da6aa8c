import { Button, Group, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { calibrationState, calibrationText, calibrationTones } from '../../../equipment/calibration.rules.ts';
import type { EquipmentRow } from '../../../equipment/equipment.contract.ts';
import { today } from '../../../platform/contract/dates.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { useAudiometers } from './useAudiometers.ts';

/** The audiometers of the register, each with how long its calibration still holds: one that is chosen fills in its fields. */
export function AudiometerChoice() {
  const audiometers = useAudiometers();
  const { setValue } = useFormContext();
  const day = today();
  const take = ({ maker, model, serial, calibrated_on }: EquipmentRow) => {
    for (const [name, value] of Object.entries({ maker, model, serial, calibrated_on })) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  if (audiometers.length === 0) {
    return <Text size="sm">Nenhum audiômetro em ‘Equipamentos’: cadastre-o lá, com a sua última calibração.</Text>;
  }
  return (
    <Group gap="sm" role="group" aria-label="Audiômetros da clínica">
      {audiometers.map((one) => (
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
