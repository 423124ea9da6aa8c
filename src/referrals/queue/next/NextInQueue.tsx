import { Button, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { agendaApi } from '../../../agenda/useAgenda.ts';
import { asoFacts } from '../../../documents/forms/aso/aso.form-facts.ts';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { errorToast } from '../../../ui/toast/toast.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { attendAddress } from '../attend-address.rules.ts';
import type { Queued } from '../queue.contract.ts';
import { queueApi } from '../useQueue.ts';
import { useRoomAt } from './useRoomAt.ts';

const icon = <IconArrowRight size={18} aria-hidden="true" />;

/** The way on from a document that was issued for somebody of a queue: who is next there is called to one's room and attended. */
export function NextInQueue({ placeId }: { placeId: string }) {
  const navigate = useNavigate();
  const input = { placeId, group: 'waiting', page: 1, pageSize: 1, search: '' } as const;
  const { data, refetch } = useQuery(queueApi.list.queryOptions({ input }));
  const places = useQuery(agendaApi.listPlaces.queryOptions({ input: {} })).data?.carePlaces;
  const room = useRoomAt(places?.find(({ id }) => id === placeId));
  const next = data?.people[0];
  const attend = useSingleFlight(async ({ id: referralId, employeeId, calledAt }: Queued) => {
    try {
      if (room && !calledAt) await queueApi.call.call({ referralId, room });
      await queueApi.attend.call({ referralId });
    } catch (error) {
      errorToast(errorMessage(error));
      await refetch();
      return;
    }
    navigate(attendAddress({ id: referralId, employeeId }), { state: { kind: asoFacts.kind } });
    return 'done';
  });
  if (!data) return null;
  if (!next) {
    const queue = `/queue?${new URLSearchParams({ placeId })}`;
    return (
      <Button component={Link} to={queue} variant="light" leftSection={icon}>
        Fila: ninguém aguarda
      </Button>
    );
  }
  return (
    <Button variant="light" h="auto" mih={36} py={6} leftSection={icon} onClick={() => attend(next)}>
      <span>
        Próximo da fila: {next.employeeName}
        <Text span size="xs" display="block">
          {[next.ticket, room && !next.calledAt ? `chamar para ${room}` : next.room].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </Button>
  );
}
