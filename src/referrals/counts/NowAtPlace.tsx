import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { attendAddress } from '../queue/attend-address.rules.ts';
import type { Queued } from '../queue/queue.contract.ts';
import { situationOf } from '../queue/screen/queue-words.rules.ts';
import { useNow } from '../queue/screen/useNow.ts';
import { queueApi } from '../queue/useQueue.ts';

/** Whom the reader attends at a place, to go on with, and who is the next by the order of the law. */
export function NowAtPlace({ placeId, to }: { placeId: string; to: string }) {
  const isClinical = useProfile()?.user.type === 'professional';
  const me = useOwnerId();
  const attending = useQuery(queueApi.list.queryOptions({ input: { placeId, group: 'attending', pageSize: 20 } }));
  const waiting = useQuery(queueApi.list.queryOptions({ input: { placeId, group: 'waiting', pageSize: 1 } }));
  const now = useNow();
  const mine = isClinical ? (attending.data?.people ?? []).filter(({ attendedBy }) => attendedBy === me) : [];
  const next = waiting.data?.people[0];
  if (mine.length === 0 && !next) return null;
  return (
    <Stack gap={6}>
      {mine.map((person) => (
        <Line key={person.id} person={person} now={now}>
          <Button component={Link} to={attendAddress(person)} size="xs">
            Continuar
          </Button>
        </Line>
      ))}
      {next && (
        <Line person={next} now={now} first="Próximo:">
          <Button component={Link} to={to} size="xs" variant="default">
            Abrir a fila
          </Button>
        </Line>
      )}
    </Stack>
  );
}

type LineProps = { person: Queued; now: number; first?: string; children: React.ReactNode };

function Line({ person, now, first, children }: LineProps) {
  const { words, more } = situationOf(person, now);
  const waits = person.state === 'arrived' && person.arrivedAt ? `espera há ${words}` : words;
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap">
      <Text size="sm">
        {first} <strong>{[person.ticket, person.employeeName].filter(Boolean).join(' ')}</strong> ·{' '}
        {[waits, more].filter(Boolean).join(' · ')}
      </Text>
      {children}
    </Group>
  );
}
