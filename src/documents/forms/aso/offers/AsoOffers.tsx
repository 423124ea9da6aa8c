import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate, today } from '../../../../platform/contract/dates.ts';
import { relativeTime } from '../../../../ui/relative-time.ts';
import type { AsoAnswers } from '../aso.schema.ts';
import { OfferLine } from './OfferLine.tsx';
import { offeredBy } from './precedents.rules.ts';
import { useAnamnesisDraft } from './useAnamnesisDraft.ts';
import { usePrecedent } from './usePrecedent.ts';
import { useTaking } from './useTaking.ts';

/**
 * What need not be typed again, and where it comes from: this person's anamnesis, the last ASO of the same function. Nothing is
 * filled in before someone asks for it, and then only what is still empty (decision 45).
 */
export function AsoOffers({ userId }: { userId: string }) {
  const { control } = useFormContext<AsoAnswers>();
  const [companyId, employeeId, post] = useWatch({ control, name: ['companyId', 'employeeId', 'employeeFunction'] });
  const anamnesis = useAnamnesisDraft(userId, employeeId);
  const precedent = usePrecedent(userId, companyId, post);
  const { taken, take, undo, place } = useTaking();
  if (!anamnesis && !precedent && taken.length === 0) return null;
  return (
    <Paper withBorder p="sm" component="section" ref={place} tabIndex={-1} aria-label="O que já está neste computador">
      <Stack gap="md">
        {anamnesis && !taken.includes('anamnesis') && (
          <OfferLine title={`Anamnese desta pessoa, ${relativeTime(anamnesis.at)}`} offer={anamnesis.offer}>
            <Button variant="light" size="xs" onClick={() => take('anamnesis', anamnesis.offer)}>
              Trazer da anamnese
            </Button>
          </OfferLine>
        )}
        {precedent && !taken.includes('precedent') && (
          <OfferLine
            title={`Último ASO de ${precedent.employeeFunction} nesta empresa, que você imprimiu ou emitiu ${relativeTime(precedent.at)}`}
            offer={offeredBy(precedent)}
          >
            <Button
              variant="light"
              size="xs"
              onClick={() => take('precedent', offeredBy(precedent, formatDate(today())))}
            >
              Usar, com os exames feitos hoje
            </Button>
            <Button variant="light" size="xs" onClick={() => take('precedent', offeredBy(precedent))}>
              Usar sem datas
            </Button>
          </OfferLine>
        )}
        {taken.length > 0 && (
          <Group gap="sm">
            <Text size="sm" role="status">
              Preenchido o que estava em branco. Confira antes de imprimir.
            </Text>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
              onClick={undo}
            >
              Desfazer
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
