import { Group, Progress, Stack, Text } from '@mantine/core';
import type { Import } from '../imports.contract.ts';
import { importStates } from '../imports.labels.ts';
import { ModalLink } from './ModalLink.tsx';

/** How far the looking through or the writing is; whoever leaves finds it here again. */
export function ImportProgress({ one: { state, done, total } }: { one: Import }) {
  const writes = state === 'confirmed' || state === 'writing';
  return (
    <Stack maw={640}>
      <Text role="status">
        {importStates[state]}
        {total > 0 &&
          `: ${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} ${total === 1 ? 'linha' : 'linhas'}`}
      </Text>
      <Progress.Root size="md">
        <Progress.Section
          value={total > 0 ? (100 * done) / total : 0}
          aria-label={writes ? 'Andamento da gravação' : 'Andamento da conferência'}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {writes
          ? 'Tudo é gravado junto, no fim: até lá o cadastro está como antes. Você pode sair desta página; o sino avisa.'
          : 'Nada é gravado. Você pode sair desta página e voltar depois.'}
      </Text>
      <Group>
        <ModalLink to="cancel" variant="default">
          Cancelar importação
        </ModalLink>
      </Group>
    </Stack>
  );
}
