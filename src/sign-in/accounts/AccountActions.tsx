import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import { successToast } from '../../ui/toast/toast.ts';
import type { Account } from './accounts.contract.ts';
import { MakeLink } from './MakeLink.tsx';
import { accountsApi } from './useAccounts.ts';

type Props = { account: Account; onChanged: () => void };

/** What an administrator can do about the access of a user; each says before what it means. */
export function AccountActions({ account, onChanged }: Props) {
  const { userId, deactivatedAt, waiting, sessions } = account;
  const done = (toast: string) => ({
    onSuccess: () => {
      successToast(toast);
      onChanged();
    },
  });
  const endSessions = useMutation(
    accountsApi.endSessions.mutationOptions(done('As sessões foram encerradas com sucesso!')),
  );
  const deactivate = useMutation(accountsApi.deactivate.mutationOptions(done('Acesso desativado com sucesso!')));
  const reactivate = useMutation(accountsApi.reactivate.mutationOptions(done('Acesso reativado com sucesso!')));
  const calls = [endSessions, deactivate, reactivate];
  const busy = calls.some(({ isPending }) => isPending);
  const error = calls.find((call) => call.error)?.error;
  const start = (call: (typeof calls)[number]) => {
    for (const each of calls) each.reset();
    call.mutate({ userId });
  };

  return (
    <Stack gap="lg">
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      {deactivatedAt ? (
        <Action text={waiting ? waitingText : deactivatedText(deactivatedAt)}>
          {!waiting && (
            <Button onClick={() => start(reactivate)} loading={reactivate.isPending} disabled={busy}>
              Reativar acesso
            </Button>
          )}
        </Action>
      ) : (
        <>
          <MakeLink account={account} />
          <Action text={`${openSessions(sessions)} Depois de encerrar, é preciso entrar de novo em cada aparelho.`}>
            <Button
              variant="default"
              onClick={() => start(endSessions)}
              loading={endSessions.isPending}
              disabled={busy || sessions === 0}
            >
              Encerrar sessões
            </Button>
          </Action>
          <Action text="Desativado, o acesso acaba na hora, em todos os aparelhos. Os cadastros, os documentos e o histórico ficam como estão.">
            <Button color="danger" onClick={() => start(deactivate)} loading={deactivate.isPending} disabled={busy}>
              Desativar acesso
            </Button>
          </Action>
        </>
      )}
    </Stack>
  );
}

const waitingText = 'O acesso aguarda a aprovação de um segundo administrador, que a dá ou recusa no seu painel.';

function deactivatedText(since: string): string {
  return `O acesso está desativado desde ${dayOf(since)}. Reativado, volta a valer com a mesma senha.`;
}

function Action({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text size="sm">{text}</Text>
      <Group>{children}</Group>
    </Stack>
  );
}

function openSessions(count: number): string {
  if (count === 0) return 'Nenhuma sessão aberta.';
  return count === 1 ? 'Uma sessão aberta.' : `${count} sessões abertas.`;
}
