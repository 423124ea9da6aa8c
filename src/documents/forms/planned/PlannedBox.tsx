import { Anchor, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { formatDate } from '../../../platform/contract/dates.ts';
import { type Occasion, occasionLabels, occasions } from '../../../programmes/programmes.labels.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { hasEnded } from '../../paper/pcmso.rules.ts';
import { PlannedOffer } from './PlannedOffer.tsx';
import type { Planned } from './usePlanned.ts';

const choices = [
  { value: '', label: 'Selecione' },
  ...occasions.map((occasion) => ({ value: occasion, label: occasionLabels[occasion] })),
];

/** What the company's programme plans for the person, where the occasion is known; it fills in nothing by itself. */
export function PlannedBox({ planned }: { planned: Planned }) {
  const { occasion, choose } = planned;
  return (
    <Paper withBorder p="box" component="section" aria-label="Programa de saúde da empresa">
      <Stack gap="sm">
        {choose && (
          <NativeSelect
            label="Ocasião do exame"
            description="Traz o que o programa de saúde prevê. Não sai no documento."
            data={choices}
            value={occasion ?? ''}
            onChange={(event) => choose((event.currentTarget.value || null) as Occasion | null)}
          />
        )}
        {occasion ? (
          <ForOccasion planned={planned} occasion={occasion} />
        ) : (
          !choose && (
            <Text size="sm" c="dimmed">
              Escolha o tipo de exame para ver os riscos, aptidões e exames que o programa de saúde prevê.
            </Text>
          )
        )}
      </Stack>
    </Paper>
  );
}

function ForOccasion({ planned, occasion }: { planned: Planned; occasion: Occasion }) {
  const { plan, on, isLoading, retry, companyId } = planned;
  const toProgramme = (
    <Anchor component={Link} inherit c="inherit" underline="always" to={href('/programmes/:companyId', { companyId })}>
      Abrir o programa de saúde
    </Anchor>
  );
  if (isLoading) return <LoadingBlock height={40} />;
  if (retry) {
    return (
      <Group gap="sm" role="status">
        <Text size="sm">Não foi possível ler o programa de saúde. O formulário funciona como antes.</Text>
        <Button variant="default" size="xs" onClick={retry}>
          Tentar novamente
        </Button>
      </Group>
    );
  }
  if (!plan) return null;
  if (!plan.programme) {
    return <Text size="sm">A empresa não tem programa de saúde em vigor nesta data. {toProgramme}</Text>;
  }
  if (!plan.group) {
    return (
      <Notice role="status" title="Riscos a informar">
        Esta pessoa não está em nenhum grupo de exposição. {toProgramme}
      </Notice>
    );
  }
  const areUnknown = plan.risks.length === 0 && !plan.absence;
  return (
    <>
      {hasEnded(plan.programme, on) && (
        <Notice role="status" title={`A validade do programa terminou em ${formatDate(plan.programme.validTo)}`}>
          Nenhuma outra versão o substituiu: confira riscos, exames e quem responde por ele. {toProgramme}
        </Notice>
      )}
      {areUnknown && (
        <Notice role="status" title="Riscos a informar">
          O grupo {plan.group.name} ainda não tem riscos nem a declaração da sua ausência. {toProgramme}
        </Notice>
      )}
      <PlannedOffer key={`${occasion} ${plan.group.id}`} part={planned.part} plan={plan} occasion={occasion} />
    </>
  );
}
