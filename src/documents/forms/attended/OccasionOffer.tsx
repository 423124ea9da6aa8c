import { Button, Group, Paper, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { occasionLabels } from '../../../programmes/programmes.labels.ts';
import type { PlannedPart } from '../planned/planned.rules.ts';
import type { useAttended } from './useAttended.ts';

type Props = {
  part: PlannedPart;
  referral: NonNullable<ReturnType<typeof useAttended>>;
  answered: keyof typeof occasionLabels | null;
};

/** The referral's occasion beside the one that is answered: what was typed stays until somebody takes it. */
export function OccasionOffer({ part, referral, answered }: Props) {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const wanted = occasionLabels[referral.occasion];
  const take = () => {
    const next = part.withOccasion?.(getValues(), referral.occasion, referral.newFunction) as Record<string, unknown>;
    for (const [name, value] of Object.entries(next)) {
      if (value !== getValues(name)) setValue(name, value, { shouldDirty: true });
    }
  };
  return (
    <Paper withBorder p="box" component="section" aria-label="Ocasião do encaminhamento">
      <Group gap="sm">
        <Text size="sm" role="status">
          {answered
            ? `Aqui está ${occasionLabels[answered]}; a guia é ${wanted}.`
            : `A guia é ${wanted}, e o tipo de exame está por escolher.`}
        </Text>
        <Button variant="light" size="compact-sm" onClick={take}>
          Usar {wanted}
        </Button>
      </Group>
    </Paper>
  );
}
