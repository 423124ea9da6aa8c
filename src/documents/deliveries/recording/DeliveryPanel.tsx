import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ConfirmDialog } from '../../../ui/modal/ConfirmDialog.tsx';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { deliveriesApi } from '../useDeliveries.ts';
import { DeliveryItem } from './DeliveryItem.tsx';

type Props = {
  documentId: string;
  /** Whether the reader may end a link, and strike what was written down by mistake. */
  mayEnd: boolean;
};

/** All that is known of how a document reached the person; what happens to a link is seen by itself. */
export function DeliveryPanel({ documentId, mayEnd }: Props) {
  const { data, error, refetch } = useQuery(deliveriesApi.list.queryOptions({ input: { documentId } }));
  const openModal = useOpenModal();
  const [ending, setEnding] = useState<string | null>(null);
  const end = useSingleFlight(async () => {
    if (!ending) return;
    try {
      await deliveriesApi.endLink.call({ deliveryId: ending });
      successToast('Link encerrado com sucesso!');
    } catch (failure) {
      errorToast(errorMessage(failure));
    }
    setEnding(null);
    await refetch();
  });
  return (
    <Paper withBorder p="card" component="section" aria-label="Entregas">
      <Title order={2} size="h5" mb="sm">
        Entregas
      </Title>
      {error && !data && <Alert color="red">{errorMessage(error)}</Alert>}
      {!data && !error && <LoadingBlock height={60} />}
      {data?.deliveries.length === 0 && <Text c="dimmed">Nenhuma entrega registrada.</Text>}
      <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            onEnd={mayEnd ? () => setEnding(delivery.id) : undefined}
            onWithdraw={mayEnd ? () => openModal(`deliveries/${delivery.id}/withdraw`) : undefined}
          />
        ))}
      </Stack>
      <ConfirmDialog
        opened={ending !== null}
        title="Encerrar o link?"
        text="Quem o tem não abre mais o documento por ele. Outro pode ser criado depois."
        confirmLabel="Encerrar"
        cancelLabel="Voltar"
        onConfirm={end}
        onClose={() => setEnding(null)}
      />
    </Paper>
  );
}
