import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiAddress } from '../../platform/browser/api-address.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { askAgainMs } from '../../platform/browser/ask-again.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import classes from './AskedBundles.module.css';
import type { Bundle } from './bundles.contract.ts';
import { type BundleState, bundleStates, countOfAsos, sizeLabel } from './bundles.labels.ts';
import { bundlesApi } from './useBundles.ts';

const tones: Readonly<Record<BundleState, Tone>> = {
  waiting: 'amber',
  making: 'violet',
  ready: 'green',
  failed: 'red',
  expired: 'grey',
};

/** Whether a bundle is still going to change by itself. */
function isUnderWay({ state }: Bundle): boolean {
  return state === 'waiting' || state === 'making';
}

/** What was asked for, wherever the company's user has been meanwhile: told by the server as it goes on. */
export function useAskedBundles() {
  const query = useQuery({
    ...bundlesApi.list.queryOptions({ input: {} }),
    refetchInterval: ({ state }) => (state.data?.bundles.some(isUnderWay) ? askAgainMs : false),
  });
  return { ...query, isUnderWay: query.data?.bundles.some(isUnderWay) ?? false };
}

/** The files that were asked for: how far each is, and the way to save it. */
export function AskedBundles({ data, error, refetch }: ReturnType<typeof useAskedBundles>) {
  return (
    <Panel title="Arquivos pedidos">
      {error ? (
        <ListError error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingBlock height={48} />
      ) : data.bundles.length === 0 ? (
        <Text c="dimmed">Nenhum arquivo pedido ainda. Escolha abaixo o período e peça o primeiro.</Text>
      ) : (
        <ul className={classes.list}>
          {data.bundles.map((bundle) => (
            <li key={bundle.id} className={classes.bundle}>
              <AskedBundle bundle={bundle} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AskedBundle({ bundle }: { bundle: Bundle }) {
  const { name, state, done, total } = bundle;
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={4} flex="1 1 16rem">
        <Group gap="xs">
          <Text fw={600} className={classes.name}>
            {name}
          </Text>
          <Status tone={tones[state]}>{bundleStates[state]}</Status>
        </Group>
        <Text size="sm" c="dimmed">
          {factsOf(bundle)}
        </Text>
        {isUnderWay(bundle) && (
          <Progress.Root size="md" mt={4}>
            <Progress.Section value={total > 0 ? (100 * done) / total : 0} aria-label={`Andamento de ${name}`} />
          </Progress.Root>
        )}
      </Stack>
      {state === 'ready' && <SaveButton bundle={bundle} />}
    </Group>
  );
}

function factsOf({ state, done, total, missing, size, createdAt, expiresAt }: Bundle): string {
  const asked = `pedido em ${momentOf(createdAt)}`;
  if (state === 'waiting') return `${countOfAsos(total)}, ${asked}. Começa em instantes.`;
  if (state === 'making') return `${done.toLocaleString('pt-BR')} de ${countOfAsos(total)}, ${asked}`;
  if (state === 'failed') return `${countOfAsos(total)}, ${asked}. O arquivo não pôde ser feito: peça de novo.`;
  if (state === 'expired') return `${countOfAsos(total)}, ${asked}. O arquivo foi apagado: peça de novo se precisar.`;
  const lacks = missing > 0 ? ` Sem ${countOfAsos(missing)} que não se pôde ler: veja indice.csv.` : '';
  return `${countOfAsos(total - missing)}, ${sizeLabel(size ?? 0)}. Disponível até ${momentOf(expiresAt ?? createdAt)}.${lacks}`;
}

function SaveButton({ bundle: { id, name } }: { bundle: Bundle }) {
  const saved = useMutation(
    bundlesApi.open.mutationOptions({
      onSuccess: ({ signedUrl }) => save(apiAddress(signedUrl), name),
      onError: (error) => errorToast(errorMessage(error)),
    }),
  );
  return (
    <Button
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      aria-label={`Baixar ${name}`}
      loading={saved.isPending}
      onClick={() => saved.mutate({ bundleId: id })}
    >
      Baixar
    </Button>
  );
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
