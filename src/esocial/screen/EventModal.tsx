import { Alert, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { Facts } from '../../ui/Facts.tsx';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import { sendingApi } from '../sending/useSending.ts';
import { esocialApi } from '../useEsocial.ts';
import { EventStatus, eventName } from './EventCells.tsx';
import { EventReasons } from './EventReasons.tsx';
import { factsOfEvent } from './event-facts.labels.ts';

/** Those that have a file: as it is made, or as it was signed. */
const canBeDownloaded: ReadonlySet<string> = new Set(['ready', 'signed', 'sent', 'accepted']);

/** All of an event: what it lacks and where that is put right, its file, and what was made of the same exam before. */
export default function EventModal() {
  const { eventId = '' } = useParams();
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const isCompany = useProfile()?.user.type === 'company';
  const { data, error, refetch } = useQuery(esocialApi.read.queryOptions({ input: { eventId } }));
  const event = data?.event;
  const download = useSingleFlight(async () => {
    try {
      const { fileName, xml } = await esocialApi.xml.call({ eventId });
      saveFile(new File([xml], fileName, { type: 'application/xml' }));
      await Promise.all([refetch(), list.reload()]);
    } catch (failure) {
      errorToast(errorMessage(failure));
    }
  });
  const sendAgain = useSingleFlight(async () => {
    try {
      await sendingApi.send.call({ companyId: event?.companyId ?? '', eventIds: [eventId] });
      successToast('Evento a caminho.');
      await Promise.all([refetch(), list.reload()]);
    } catch (failure) {
      errorToast(errorMessage(failure));
    }
  });
  return (
    <FormModal
      mode="edit"
      title={event ? `${eventName(event)} de ${event.employeeName}` : 'Evento do eSocial'}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!error && !data}
      withoutButton
    >
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      {event && (
        <Stack gap="lg">
          <Facts facts={factsOfEvent(event)} cols={{ base: 1, xs: 2 }} />
          {event.reasons.length > 0 && (
            <section aria-labelledby="missing">
              <Title order={3} size="h5" id="missing" mb="xs">
                O que falta
              </Title>
              <EventReasons event={event} isCompany={isCompany} />
            </section>
          )}
          <Group gap="md">
            {canBeDownloaded.has(event.state) && (
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden="true" />}
                onClick={() => void download()}
              >
                {event.state === 'ready' ? 'Baixar XML sem assinatura' : 'Baixar XML assinado'}
              </Button>
            )}
            {event.state === 'refused' && !isCompany && (
              <Button leftSection={<IconSend size={18} aria-hidden="true" />} onClick={() => void sendAgain()}>
                Enviar de novo
              </Button>
            )}
          </Group>
          {event.state === 'dropped' && event.leftAt !== null && (
            <Text size="sm">
              O XML deste evento já tinha sido baixado quando ele foi desfeito. Se foi enviado, anote o recibo: o Zelo
              prepara então a exclusão.
            </Text>
          )}
          {data.history.length > 1 && (
            <section aria-labelledby="history">
              <Title order={3} size="h5" id="history" mb="xs">
                Tudo deste exame
              </Title>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Evento</Table.Th>
                    <Table.Th scope="col">Situação</Table.Th>
                    <Table.Th scope="col">Recibo</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.history.map((one) => (
                    <Table.Tr key={one.id}>
                      <Table.Td>{eventName(one)}</Table.Td>
                      <Table.Td>
                        <EventStatus state={one.state} />
                      </Table.Td>
                      <Table.Td>{one.receipt ?? '—'}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          )}
        </Stack>
      )}
    </FormModal>
  );
}
