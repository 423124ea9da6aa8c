import { fetchScript } from '../../platform/browser/scripts.ts';
import { onDemand } from '../on-demand/onDemand.tsx';
import type { Difference } from './differences.ts';

// Hardly ever needed, and only after the server has answered.
const VersionConflict = onDemand(
  async () => (await fetchScript(() => import('./VersionConflict.tsx'))).VersionConflict,
);

type Props = { conflicts: readonly Difference[] | null; isOwn: boolean };

/** What was saved elsewhere meanwhile, once that is known. */
export function ConflictNotice({ conflicts, isOwn }: Props) {
  return conflicts && <VersionConflict conflicts={conflicts} isOwn={isOwn} />;
}
