import { Button, Text } from '@mantine/core';
import { IconCloud } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { errorToast } from '../../../ui/toast/toast.ts';
import { cloudSigningsApi } from './useCloudSignings.ts';

/** Leads to the provider where a holder authorises what is to be signed; nothing where this installation has none. */
export function CloudButton({ documents }: { documents: readonly { id: string }[] }) {
  const { data } = useQuery(cloudSigningsApi.provider.queryOptions());
  const [isLeaving, setLeaving] = useState(false);
  if (!data?.name) return null;

  async function leave() {
    setLeaving(true);
    try {
      const { place } = await cloudSigningsApi.begin.call({ documentIds: documents.map(({ id }) => id) });
      window.location.assign(place);
    } catch (failure) {
      setLeaving(false);
      errorToast(errorMessage(failure));
    }
  }

  return (
    <div>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCloud size={18} aria-hidden="true" />}
        loading={isLeaving}
        onClick={leave}
      >
        Assinar com {data.name}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        Com o seu certificado em nuvem: você o autoriza no provedor, e volta para cá.
      </Text>
    </div>
  );
}
