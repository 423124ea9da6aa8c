import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { Panel } from '../ui/Panel.tsx';
import { Status } from '../ui/status/Status.tsx';
import { restrictionPeriod, unreadableWords } from './restriction-words.rules.ts';
import { restrictionStates, restrictionTones } from './restrictions.labels.ts';
import { useHeldRestrictions } from './useHeldRestrictions.ts';

/** What a person may not do, beside their register or documents; nothing where nothing is known. */
export function HeldRestrictions({ employeeId }: { employeeId: string }) {
  const { data, error } = useHeldRestrictions(employeeId);
  if (!error && !data?.restrictions.length) return null;
  return (
    <Panel title="Restrições ao trabalho">
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.restrictions.map(({ id, words, fromOn, untilOn, state, acknowledgedAt }) => (
          <li key={id}>
            <Text style={{ whiteSpace: 'pre-line' }}>{words ?? unreadableWords}</Text>
            <Text size="sm" c="dimmed">
              <Status tone={restrictionTones[state]}>{restrictionStates[state]}</Status>{' '}
              {restrictionPeriod({ fromOn, untilOn })}
              {acknowledgedAt === null && ' · a empresa ainda não tomou ciência'}
            </Text>
          </li>
        ))}
      </Stack>
      <Anchor component={Link} to={`/restrictions?list=all&employeeId=${employeeId}`} mt="sm" display="inline-block">
        Ver todas
      </Anchor>
    </Panel>
  );
}
