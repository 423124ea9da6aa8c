import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { type Occasion, occasionLabels } from '../../../programmes/programmes.labels.ts';
import { FilledNotice } from '../base/FilledNotice.tsx';
import { useFilling } from '../base/useFilling.ts';
import { useFromAnswers } from '../base/useFromAnswers.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { type PlannedPart, sortedDifferences, sourceOf } from './planned.rules.ts';

type Props = { part: PlannedPart; plan: Plan; occasion: Occasion };

/**
 * What the form lacks of the plan, to be taken by a click, and in what else it differs. What was typed stays; the absence of
 * risks is declared by a person alone (decision 61).
 */
export function PlannedOffer({ part, plan, occasion }: Props) {
  const { missing, remaining, mayDeclare } = useFromAnswers((answers) => ({
    ...sortedDifferences(part, answers, plan),
    mayDeclare: plan.absence && Boolean(part.absenceDeclared?.(answers)),
  }));
  const { isFilled, fill, undo, place } = useFilling();
  const heading = `${occasionLabels[occasion]}: ${sourceOf(plan)}`;
  const title = (
    <Text size="sm" fw={600}>
      {heading}
    </Text>
  );
  return (
    <Box component="section" ref={place} tabIndex={-1} aria-label={heading}>
      <Stack gap={6}>
        {missing.length > 0 ? (
          <Stack gap={6} role="group" aria-label="Previsto no programa">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              {title}
              <Button
                variant="light"
                size="compact-sm"
                style={{ flexShrink: 0 }}
                onClick={() => fill((now) => part.taken(now, plan))}
              >
                Trazer do programa
              </Button>
            </Group>
            <DifferenceList differences={missing} />
          </Stack>
        ) : (
          <Group gap="2px 12px">
            {title}
            {remaining.length === 0 && !mayDeclare && (
              <Text size="sm" role="status">
                O documento está de acordo com o programa.
              </Text>
            )}
          </Group>
        )}
        {mayDeclare && (
          <Group gap="sm">
            <Text size="sm">O programa declara a ausência de riscos ocupacionais específicos neste grupo.</Text>
            <Button variant="light" size="xs" onClick={() => fill((now) => part.absenceDeclared?.(now) ?? now)}>
              Declarar a ausência de riscos
            </Button>
          </Group>
        )}
        {remaining.length > 0 && (
          <Stack gap={4} role="group" aria-label="Diferente do programa">
            <Text size="sm">Diferente do programa. É permitido: confira.</Text>
            <DifferenceList differences={remaining} />
          </Stack>
        )}
        {isFilled && (
          <FilledNotice onUndo={undo}>Preenchido. Previsto não é feito: as datas dos exames são suas.</FilledNotice>
        )}
      </Stack>
    </Box>
  );
}
