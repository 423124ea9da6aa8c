import { Skeleton } from '@mantine/core';

/** Stands where something that is being loaded will be, and says so to those who can't see it. Its height is in pixels. */
export function LoadingBlock({ height }: { height: number }) {
  return <Skeleton height={height} role="status" aria-busy="true" aria-label="Carregando" />;
}
