import { lazy, Suspense } from 'react';
import { fetchScript } from '../../platform/browser/scripts.ts';
import type { Difference } from './differences.ts';

// Hardly ever needed, and only after the server has answered.
const VersionConflict = lazy(async () => ({
  default: (await fetchScript(() => import('./VersionConflict.tsx'))).VersionConflict,
}));

/** What another person has saved meanwhile, once that is known. */
export function ConflictNotice({ conflicts }: { conflicts: readonly Difference[] | null }) {
  return <Suspense>{conflicts && <VersionConflict conflicts={conflicts} />}</Suspense>;
}
