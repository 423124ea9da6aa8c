import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ModalOnDemand } from '../../ui/modal/ModalOnDemand.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { SessionItem } from './SessionItem.tsx';
import type { Session } from './sessions.contract.ts';
import { sessionsApi } from './useSessions.ts';

/** So many are shown at first; who has more asks for them. */
const shownAtFirst = 8;

const confirmDialog = async () => (await import('../../ui/modal/ConfirmDialog.tsx')).ConfirmDialog;

type Question = Session | 'others';

/** Where the user is signed in; each other session can be ended, or all of them. */
export function SessionsPanel() {
  const { data, error, refetch } = useQuery(sessionsApi.list.queryOptions());
  const [all, setAll] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const settled = {
    onSettled: () => refetch(),
    onError: (failure: unknown) => errorToast(errorMessage(failure)),
  };
  const end = useMutation(
    sessionsApi.end.mutationOptions({ ...settled, onSuccess: () => successToast('Sessão encerrada com sucesso!') }),
  );
  const endOthers = useMutation(
    sessionsApi.endOthers.mutationOptions({
      ...settled,
      onSuccess: () => successToast('As outras sessões foram encerradas com sucesso!'),
    }),
  );
  const sessions = data?.sessions ?? [];
  const shown = all ? sessions : sessions.slice(0, shownAtFirst);

  return (
    <Panel title="Sessões">
      <Text c="dimmed" size="sm" mb="md">
        Os aparelhos em que a sua conta está aberta. Encerre o que você não reconhece e troque a senha.
      </Text>
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      {!data && !error && <LoadingBlock height={120} />}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.sessionId === session.id}
            onEnd={() => setQuestion(session)}
          />
        ))}
      </Stack>
      {shown.length < sessions.length && (
        <Button variant="subtle" mt="xs" onClick={() => setAll(true)}>
          Mostrar todas ({sessions.length})
        </Button>
      )}
      {sessions.length > 1 && (
        <Button
          variant="default"
          mt="md"
          display="block"
          loading={endOthers.isPending}
          onClick={() => setQuestion('others')}
        >
          Encerrar as outras sessões
        </Button>
      )}
      <ModalOnDemand
        opened={question !== null}
        load={confirmDialog}
        modal={{
          opened: question !== null,
          title: question === 'others' ? 'Encerrar as outras sessões?' : 'Encerrar esta sessão?',
          text:
            question === 'others' || question === null
              ? 'Em todos os outros aparelhos será preciso entrar de novo. O que não foi salvo neles se perde.'
              : `Em ${question.device} será preciso entrar de novo. O que não foi salvo lá se perde.`,
          confirmLabel: 'Encerrar',
          cancelLabel: 'Cancelar',
          onClose: () => setQuestion(null),
          onConfirm: () => {
            setQuestion(null);
            if (question === 'others') endOthers.mutate(undefined);
            else if (question) end.mutate({ sessionId: question.id });
          },
        }}
      />
    </Panel>
  );
}
