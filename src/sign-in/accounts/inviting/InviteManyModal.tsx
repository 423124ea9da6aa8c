import { Alert, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { accountsApi } from '../useAccounts.ts';
import { invitedText, skipLabels } from './inviting.labels.ts';
import { useInvitees } from './useInviting.ts';

/** Invites by mail whom an administrator has chosen in a list, and says who was not invited and why. */
export default function InviteManyModal() {
  const { invitees, onInvited, focusList } = useInvitees();
  // As they were when it was opened: the answer is about them, and by then nobody is chosen any more.
  const [chosen] = useState(invitees);
  const { opened, close, onClosed } = useModalRoute();
  const inviting = useMutation(accountsApi.invite.mutationOptions());
  const answer = inviting.data;
  // In the order in which they were chosen, whatever the answer's.
  const leftOut = chosen.flatMap((one) => answer?.skipped.filter(isOf(one)).map(({ why }) => ({ ...one, why })) ?? []);

  async function confirm() {
    if (answer) return close();
    try {
      const { invited, skipped } = await inviting.mutateAsync({ userIds: chosen.map(({ userId }) => userId) });
      onInvited();
      if (invited > 0) successToast(`${invitedText(invited)}.`);
      if (skipped.length > 0) return;
    } catch {
      errorToast('Ninguém foi convidado. Veja o motivo na janela.');
      return;
    }
    close();
    return 'done';
  }

  return (
    <FormModal
      mode="edit"
      title="Convidar por e-mail"
      opened={opened}
      onClose={close}
      onClosed={() => {
        onClosed();
        if (answer) focusList();
      }}
      withoutButton={chosen.length === 0}
      busy={inviting.isPending}
      onConfirm={confirm}
      buttonLabel={answer ? 'Fechar' : 'Convidar'}
    >
      {chosen.length === 0 ? (
        <Text>Ninguém foi escolhido. Feche esta janela e marque na lista quem convidar.</Text>
      ) : (
        <Stack>
          {!answer && <Text>{askedText(chosen)}</Text>}
          {inviting.error && (
            <Alert color="red" role="alert">
              {errorMessage(inviting.error)}
            </Alert>
          )}
          {answer && (
            <Stack gap="xs" role="status">
              <Text>{answer.invited > 0 ? `${invitedText(answer.invited)}.` : 'Ninguém foi convidado.'}</Text>
              <Text>Sem convite:</Text>
              <List>
                {leftOut.map(({ userId, name, why }) => (
                  <List.Item key={userId}>
                    {name} {skipLabels[why]}
                  </List.Item>
                ))}
              </List>
            </Stack>
          )}
        </Stack>
      )}
    </FormModal>
  );
}

const isOf = (one: { userId: string }) => (skip: { userId: string }) => skip.userId === one.userId;

function askedText(chosen: readonly { name: string }[]): string {
  const [first] = chosen;
  const who = chosen.length === 1 ? `${first?.name} recebe` : `As ${chosen.length} pessoas escolhidas recebem`;
  return `${who} por e-mail um link para criar a senha, que vale por 7 dias e uma única vez e toma o lugar de um anterior. Quem já criou a senha não é convidado.`;
}
