import { Alert, Group, Stack } from '@mantine/core';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PartFailed } from '../../ui/on-demand/PartFailed.tsx';
import { SendingProgress } from '../../ui/sending/SendingProgress.tsx';
import { Status } from '../../ui/status/Status.tsx';

const nothing = () => {};

export function Statuses() {
  return (
    <Group gap="xs">
      <Status tone="blue">Agendado</Status>
      <Status tone="amber">Aguardando</Status>
      <Status tone="violet">Em atendimento</Status>
      <Status tone="green">Concluído</Status>
      <Status tone="red">vencido há 3 dias</Status>
      <Status tone="grey">sem protocolo</Status>
    </Group>
  );
}

export function Notices() {
  return (
    <Stack>
      <Notice title="Algo a saber">Não impede nada.</Notice>
      <Notice stops title="Algo que falta">
        Enquanto faltar, não se vai adiante.
      </Notice>
      <Alert color="green" title="Feito">
        Algo que deu certo.
      </Alert>
    </Stack>
  );
}

export function Failures() {
  return (
    <Stack>
      <Alert color="red">Não foi possível salvar.</Alert>
      <PartFailed title="Esta parte não pôde ser aberta" error={new Error('exemplo')} onRetry={nothing} />
      <ListError error={new Error('exemplo')} onRetry={nothing} />
    </Stack>
  );
}

export function Waits() {
  return (
    <Stack>
      <LoadingBlock height={90} />
      <SendingProgress progress={40} onGiveUp={nothing} />
    </Stack>
  );
}
