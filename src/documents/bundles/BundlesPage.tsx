import { Stack } from '@mantine/core';
import { Page } from '../../ui/Page.tsx';
import { AskedBundles, useAskedBundles } from './AskedBundles.tsx';
import { BundleChoice } from './BundleChoice.tsx';

export function meta() {
  return [{ title: 'ASOs em um arquivo · Zelo' }];
}

/** Where a company takes its ASOs away: all of a period, of a unit, or some that it chooses, as one file. */
export default function BundlesPage() {
  const asked = useAskedBundles();
  return (
    <Page
      title="ASOs em um arquivo"
      description="Os ASOs de um período, de uma unidade ou os que você escolher, em um arquivo ZIP com uma lista deles. Cada arquivo fica aqui por um dia."
    >
      <Stack gap="xl">
        <AskedBundles {...asked} />
        <BundleChoice isUnderWay={asked.isUnderWay} />
      </Stack>
    </Page>
  );
}
