import { Box } from '@mantine/core';
import { fetchScript } from '../platform/browser/scripts.ts';
import { onDemand } from './on-demand/onDemand.tsx';

/** `RowMenu`, fetched beside the rows: what is done seldom need not be there with the first of them. */
export const RowMenuOnDemand = onDemand(
  async () => (await fetchScript(() => import('./RowMenu.tsx'))).RowMenu,
  <Box w={34} display="inline-block" />,
);
