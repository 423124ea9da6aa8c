import { Text } from '@mantine/core';
import { useFromAnswers } from '../base/useFromAnswers.ts';
import { differencesIn } from './planned.rules.ts';
import type { Planned } from './usePlanned.ts';

/** In what the document differs from the programme, in short, where the button is. It keeps nobody from going on. */
export function PlanDiffers({ planned: { part, plan } }: { planned: Planned }) {
  const differs = useFromAnswers((answers) => differencesIn(part, plan, answers).join(' · '));
  return (
    differs && (
      <Text size="sm" c="var(--attention)" truncate title={differs}>
        Diferente do programa de saúde: {differs}
      </Text>
    )
  );
}
