import type { UpdateResult } from 'kysely';
import { changedByOther } from '../contract/version.ts';

/**
 * For an update of a record that is known to exist, narrowed to the version that the caller last saw.
 * @throws 409 when nothing was updated, because the record has changed since
 */
export function mustHaveUpdated(result: UpdateResult): void {
  if (result.numUpdatedRows === 0n) throw changedByOther();
}
