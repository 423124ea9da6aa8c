import type { SignedInContext } from '../../access/caller.server.ts';
import { tooManyTries } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { countUpload } from '../../sign-in/limits/attempts.db.ts';
import { waitOf } from '../../sign-in/limits/wait.rules.ts';

/**
 * Counts a file that the caller begins to send, in the transaction that writes it down: what is refused or sent again is none.
 * @throws 429 with the wait beyond what one user may send in a day
 */
export async function countUploaded(
  tx: Database,
  { caller, uploadsPerDay }: Pick<SignedInContext, 'caller' | 'uploadsPerDay'>,
): Promise<void> {
  if (uploadsPerDay === 0) return;
  const { times, seconds } = await countUpload(tx, caller.userId);
  if (times <= uploadsPerDay) return;
  const most = uploadsPerDay === 1 ? 'o único arquivo' : `os ${uploadsPerDay} arquivos`;
  throw tooManyTries(`Você já enviou ${most} que cabem em um dia. Envie este em ${waitOf(seconds)}.`, seconds);
}
