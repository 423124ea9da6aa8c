import { Alert, Text } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { AccountActions } from './AccountActions.tsx';
import { accountsApi } from './useAccounts.ts';

type Props<Answer> = {
  /** Reads whose access it is, by the id of the record in the address. */
  readUser: (id: string) => UseQueryOptions<Answer, Error, { name: string; userId: string }>;
};

/** Whether a user may sign in and is signed in, and the ways to end both; a child route of the record's list. */
export function AccountModal<Answer>({ readUser }: Props<Answer>) {
  const { id = '' } = useParams();
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const user = useQuery(readUser(id));
  const { name, userId = '' } = user.data ?? {};
  const read = useQuery(accountsApi.read.queryOptions({ input: { userId }, enabled: userId !== '' }));
  const error = user.error ?? read.error;
  useEffect(() => {
    if (error) console.warn(error); // Only logged (product 10.5).
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
