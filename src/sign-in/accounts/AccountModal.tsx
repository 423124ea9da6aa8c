import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { AccountActions } from './AccountActions.tsx';
import { accountsApi } from './useAccounts.ts';

/** What is known of the record that the modal is about; nothing while it is being loaded. */
type Props = { name: string | undefined; userId: string | undefined; loadError: unknown };

/** Whether a user may sign in and is signed in, and the ways to end both; a child route of the record's list. */
export function AccountModal({ name, userId, loadError }: Props) {
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const read = useQuery(accountsApi.read.queryOptions({ input: { userId: userId ?? '' }, enabled: Boolean(userId) }));
  const error = loadError ?? read.error;
  useEffect(() => {
    if (error) console.warn(error); // Specification, section 8: only logged.
  }, [error]);
  const account = read.data?.account;

  return (
    <FormModal
      mode="edit"
      title={name ? `Acesso de ${name}` : 'Acesso'}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!account && !error}
      withoutButton
    >
      {account ? (
        <>
          <Text mb="md">
            Entra com o e-mail <strong>{account.email}</strong>.
          </Text>
          <AccountActions
            account={account}
            onChanged={() => {
              void read.refetch();
              void list.reload();
            }}
          />
        </>
      ) : (
        <Alert color="red">{errorMessage(error)}</Alert>
      )}
    </FormModal>
  );
}
