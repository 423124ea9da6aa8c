import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { CopyToClipboard } from '../../ui/clipboard/CopyToClipboard.tsx';
import { useProfile } from '../useProfile.ts';
import type { Account } from './accounts.contract.ts';
import { accountsApi } from './useAccounts.ts';

/** Makes a link that lets a user choose a password, to hand over; it is shown once. */
export function MakeLink({ account: { userId, hasPassword } }: { account: Account }) {
  const own = useProfile()?.user.id === userId;
  const make = useMutation(accountsApi.makeLink.mutationOptions({ gcTime: 0 }));
  if (own) return null;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {hasPassword
          ? 'Um link de acesso deixa a pessoa criar outra senha, sem que ninguém mais a conheça. Vale por 30 minutos e uma única vez.'
          : 'Esta pessoa ainda não criou a senha. Um link de acesso deixa que o faça: vale por 7 dias e uma única vez.'}
      </Text>
      {make.error && (
        <Alert color="red" role="alert">
          {errorMessage(make.error)}
        </Alert>
      )}
      {make.data && <MadeLink path={make.data.path} waits={make.data.waits} />}
      <Group>
        <Button variant="default" onClick={() => make.mutate({ userId })} loading={make.isPending}>
          {make.data ? 'Criar outro link' : 'Criar link de acesso'}
        </Button>
      </Group>
    </Stack>
  );
}

function MadeLink({ path, waits }: { path: string; waits: boolean }) {
  const url = `${window.location.origin}${path}`;
  return (
    <Stack gap="xs" role="status">
      <Group align="end" wrap="nowrap">
        <TextInput
          label="Link de acesso"
          description={waits ? waitingText : 'Entregue-o só à própria pessoa. Ele não será mostrado de novo.'}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          flex={1}
        />
        <CopyToClipboard value={url} label="Copiar" copiedLabel="Copiado" />
      </Group>
    </Stack>
  );
}

const waitingText =
  'Guarde-o: ele não será mostrado de novo e só passa a valer quando outro administrador o aprovar, no painel.';
