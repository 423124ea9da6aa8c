import { useParams } from 'react-router';
import { formatDate } from '../../../platform/contract/dates.ts';
import { ReasonModal } from '../../../ui/modal/ReasonModal.tsx';
import type { Delivery } from '../deliveries.contract.ts';
import { deliveryWithdrawalLabels } from '../deliveries.labels.ts';
import { deliveriesApi, useDeliveriesChanged } from '../useDeliveries.ts';

const loadSchema = async () => (await import('../deliveries.contract.ts')).deliveryWithdrawalFields;

/** Asks why the delivery in hand that the address names was written down by mistake, and says what striking it means. */
export default function DeliveryWithdrawModal() {
  const { documentId = '', deliveryId = '' } = useParams();
  const changed = useDeliveriesChanged(documentId);
  const named = ({ deliveries }: { deliveries: Delivery[] }) => deliveries.find(({ id }) => id === deliveryId);
  return (
    <ReasonModal
      title="Retirar entrega"
      loadSchema={loadSchema}
      labels={deliveryWithdrawalLabels}
      read={deliveriesApi.list.queryOptions({ input: { documentId } })}
      whyNot={(answer) => whyNot(named(answer))}
      meaning={(answer) => meaning(named(answer))}
      send={async (reason) => {
        await deliveriesApi.withdraw.call({ deliveryId, reason });
        await changed();
      }}
      doneToast="Entrega retirada com sucesso!"
      failedToast="Erro ao retirar a entrega. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}

/** Why there is nothing to strike, or null. */
function whyNot(delivery: Delivery | undefined): string | null {
  if (!delivery) return 'Entrega não encontrada.';
  if (delivery.way !== 'in-hand') return 'Só uma entrega em mãos pode ser retirada: um link se encerra.';
  return delivery.withdrawnAt ? 'Esta entrega já foi retirada.' : null;
}

function meaning(delivery: Delivery | undefined): string {
  const { deliveredOn = '', receivedBy = '' } = delivery ?? {};
  return `A entrega de ${formatDate(deliveredOn ?? '')} a ${receivedBy} deixa de valer. Nada é apagado: ela fica riscada, com o seu nome e a hora, e só os profissionais leem o motivo. Isto não se desfaz.`;
}
