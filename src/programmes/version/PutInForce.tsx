import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import type { ProgrammeHead } from '../programmes.contract.ts';
import { peopleInWords } from '../reading/reading-words.rules.ts';
import { programmesApi } from '../useProgrammes.ts';

type Props = { head: ProgrammeHead; base: string; isBlocked: boolean; leftOut: number };

/** Puts a version in force: once, however often it is clicked, and as it was seen. */
export function PutInForce({ head: { id, version, validFrom }, base, isBlocked, leftOut }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const force = useMutation({ mutationFn: () => programmesApi.putInForce.call({ programmeId: id, version }) });
  const put = useSingleFlight(async () => {
    try {
      await force.mutateAsync();
    } catch {
      errorToast('A versão não foi posta em vigor.');
      return;
    }
    successToast('Versão posta em vigor!');
    await queries.invalidateQueries({ queryKey: programmesApi.key(), refetchType: 'none' });
    navigate(base, { replace: true });
    return 'done';
  });
  return (
    <Paper withBorder p="card" component="section" aria-label="Pôr em vigor">
      <Stack gap="md">
        <Text>
          {isBlocked
            ? 'Resolva antes o que está apontado acima.'
            : `${beginning(validFrom)} Depois disso ela não muda mais: o que mudar fica para a próxima. Documentos já emitidos não mudam.`}
        </Text>
        {leftOut > 0 && (
          <Text fw={600}>
            {leftOut === 1 ? '1 pessoa fica' : `${peopleInWords(leftOut)} ficam`} sem grupo, como está dito acima.
          </Text>
        )}
        {force.error && (
          <Alert color="red" role="alert">
            {errorMessage(force.error)}
            {[...new Set(issuesOf(force.error).map(({ message }) => message))].map((message) => (
              <Text key={message} size="sm">
                {message}
              </Text>
            ))}
          </Alert>
        )}
        <Group>
          <Button onClick={() => void put()} loading={force.isPending || force.isSuccess} disabled={isBlocked}>
            Pôr em vigor
          </Button>
          <Button component={Link} to={`${base}/versions/${id}`} variant="default">
            Continuar preparando
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function beginning(validFrom: string): string {
  const day = formatDate(validFrom);
  return validFrom > today()
    ? `Esta versão passa a valer em ${day}.`
    : `Esta versão passa a valer agora, com vigência desde ${day}.`;
}
