import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { Wide } from '../../ui/Wide.tsx';
import type { EsocialBatch } from './sending.contract.ts';
import { type BatchState, batchStates } from './sending.labels.ts';
import { sendingApi } from './useSending.ts';

type Props = { companyId: string; isCompany: boolean };

/** The batches in which events were sent, with what was answered; a professional stops one, resumes it or undoes it (product 23.8). */
export function BatchPanel({ companyId, isCompany }: Props) {
  const { data, error, refetch } = useQuery(
    sendingApi.list.queryOptions({ input: isCompany || companyId === '' ? {} : { companyId } }),
  );
  const act = useMutation({
    mutationFn: ({ batchId, what }: { batchId: string; what: Act }) => sendingApi[what].call({ batchId }),
    onSuccess: (_, { what }) => {
      successToast(doneToasts[what]);
      return refetch();
    },
    onError: (failure) => {
      errorToast(errorMessage(failure));
      return refetch();
    },
  });
  const batches = data?.batches ?? [];
  return (
    <Panel title="Lotes">
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      {data && batches.length === 0 && <Text c="dimmed">Nenhum lote enviado ainda.</Text>}
      {batches.length > 0 && (
        <Wide label="Lotes, em tabela" minWidth={600}>
          <Table aria-label="Lotes, os últimos primeiro">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Lote</Table.Th>
                {!isCompany && <Table.Th scope="col">Empresa</Table.Th>}
                <Table.Th scope="col">Situação</Table.Th>
                <Table.Th scope="col">Última resposta</Table.Th>
                {!isCompany && <Table.Th scope="col">Ações</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {batches.map((batch) => (
                <Table.Tr key={batch.id}>
                  <Table.Td>
                    {momentOf(batch.createdAt)}
                    <Text size="sm">{countOf(batch)}</Text>
                    {batch.environment === '2' && (
                      <Text size="sm" c="dimmed">
                        Produção restrita: de teste, sem efeito legal
                      </Text>
                    )}
                  </Table.Td>
                  {!isCompany && <Table.Td>{batch.companyName}</Table.Td>}
                  <Table.Td>
                    <BatchStatus {...batch} />
                    {batch.protocol && <Text size="sm">Protocolo {batch.protocol}</Text>}
                    {batch.nextAt && (
                      <Text size="sm" c="dimmed">
                        Segue {momentOf(batch.nextAt)}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{answerOf(batch)}</Table.Td>
                  {!isCompany && (
                    <Table.Td>
                      <Group gap="xs">
                        {actsOf(batch).map((what) => (
                          <Button
                            key={what}
                            size="compact-sm"
                            variant="default"
                            disabled={act.isPending}
                            aria-label={`${actLabels[what]} o lote de ${momentOf(batch.createdAt)}`}
                            onClick={() => act.mutate({ batchId: batch.id, what })}
                          >
                            {actLabels[what]}
                          </Button>
                        ))}
                      </Group>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Wide>
      )}
      <Stack gap={0} mt="md">
        <Text size="sm" c="dimmed">
          Não estavam à disposição de quem fez o Zelo, e não foram experimentados: o serviço real do eSocial, um
          certificado ICP-Brasil real, os esquemas do pacote de 26-10-2026 e um lote com letras no CNPJ. O envio foi
          experimentado com um serviço e uma autoridade de teste, e os esquemas de 01-07-2026. Comece pela produção
          restrita.
        </Text>
      </Stack>
    </Panel>
  );
}

const tones: Readonly<Record<BatchState, Tone>> = {
  waiting: 'blue',
  trying: 'violet',
  received: 'violet',
  done: 'green',
  refused: 'red',
  undone: 'grey',
};

/** How far a batch is; one that was stopped waits for somebody. */
function BatchStatus({ state, isStopped }: Pick<EsocialBatch, 'state' | 'isStopped'>) {
  const words = batchStates[state];
  if (isStopped) return <Status tone="amber">{`Parado (${words.toLowerCase()})`}</Status>;
  return <Status tone={tones[state]}>{words}</Status>;
}

type Act = 'stop' | 'resume' | 'undo';

const actLabels: Readonly<Record<Act, string>> = { stop: 'Parar', resume: 'Retomar', undo: 'Desfazer' };

const doneToasts: Readonly<Record<Act, string>> = {
  stop: 'Lote parado.',
  resume: 'Lote retomado.',
  undo: 'Lote desfeito: os eventos voltaram a estar prontos.',
};

function actsOf({ isOver, isStopped, state }: EsocialBatch): Act[] {
  if (isOver) return [];
  return [isStopped ? 'resume' : 'stop', ...(state === 'waiting' ? (['undo'] as const) : [])];
}

function countOf({ events, signer }: EsocialBatch): string {
  const count = events === 1 ? '1 evento' : `${events} eventos`;
  return signer ? `${count}, por ${signer}` : count;
}

function answerOf({ answer, answerCode }: EsocialBatch): string {
  if (!answer) return '—';
  return answerCode ? `${answer} (${answerCode})` : answer;
}
