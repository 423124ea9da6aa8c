import { ORPCError } from '@orpc/contract';
import { useNavigate } from 'react-router';
import { asoFacts } from '../../../documents/forms/aso/aso.form-facts.ts';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { attendAddress } from '../attend-address.rules.ts';
import type { Queued } from '../queue.contract.ts';
import { attendedCode } from '../queue.labels.ts';
import { queueApi } from '../useQueue.ts';

/**
 * What is done with somebody of the queue by one click. One thing at a time: a second click before the answer does nothing. What was
 * refused is said, and the queue is asked anew in either case.
 */
export function useQueueSteps({ room, reload }: { room: string; reload: () => Promise<void> }) {
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const step = useSingleFlight(async (take: () => Promise<unknown>, done: string) => {
    try {
      await take();
      if (done) successToast(done);
    } catch (error) {
      errorToast(errorMessage(error));
    }
    await reload();
  });

  const attend = useSingleFlight(async ({ id, employeeId }: Queued) => {
    try {
      await queueApi.attend.call({ referralId: id });
    } catch (error) {
      if (error instanceof ORPCError && error.code === attendedCode) openModal(`take-over/${id}`);
      else errorToast(errorMessage(error));
      return reload();
    }
    navigate(attendAddress({ id, employeeId }), { state: { kind: asoFacts.kind } });
  });

  return {
    attend,
    call: ({ id: referralId, ticket }: Queued) =>
      step(
        () => queueApi.call.call({ referralId, room }),
        room ? `${ticket} chamado para ${room}` : `${ticket} chamado`,
      ),
    undoArrival: ({ id: referralId, employeeName }: Queued) =>
      step(() => queueApi.undoArrival.call({ referralId }), `Chegada desfeita: ${employeeName}`),
    sendBack: ({ id: referralId, employeeName }: Queued) =>
      step(() => queueApi.sendBack.call({ referralId }), `De volta à fila: ${employeeName}`),
  };
}
