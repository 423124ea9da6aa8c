import { Alert, Stack, Text } from '@mantine/core';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { errorMessage } from '../platform/browser/api-client.ts';
import { FormModal } from '../ui/modal/FormModal.tsx';
import { useModalRoute } from '../ui/modal/useModalRoute.ts';
import { AddressOnce } from './AddressOnce.tsx';

type Props<Answer> = Omit<ComponentProps<typeof AddressOnce>, 'since'> & {
  title: string;
  /** Reads since when there is an address. */
  read: UseQueryOptions<Answer>;
  /** What the address is for. */
  purpose: (answer: Answer) => string;
};

/** The modal of an address that lets in whoever has it: what it is for, and the address, shown once. */
export function AddressModal<Answer extends { createdAt: string | null }>(props: Props<Answer>) {
  const { title, read, purpose, make, end, ...address } = props;
  const { opened, close, onClosed } = useModalRoute();
  const { data, error } = useQuery(read);
  const queries = useQueryClient();
  async function changing<Made>(change: () => Promise<Made>): Promise<Made> {
    const made = await change();
    await queries.invalidateQueries({ queryKey: read.queryKey });
    return made;
  }
  return (
    <FormModal
      mode="edit"
      title={title}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!data && !error}
      withoutButton
    >
      {!data ? (
        error && <Alert color="red">{errorMessage(error)}</Alert>
      ) : (
        <Stack>
          <Text>{purpose(data)}</Text>
          <AddressOnce {...address} since={data.createdAt} make={() => changing(make)} end={() => changing(end)} />
        </Stack>
      )}
    </FormModal>
  );
}
