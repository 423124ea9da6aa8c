import { dayOf } from '../platform/clock/moments.ts';
import { ConfigError } from '../platform/config-error.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lastEntry } from './append.db.ts';
import { stateOfClock } from './clock.rules.ts';
import { record } from './entries.db.ts';

/**
 * Before anything is written: a clock that does not fit to the trail needs the operator's word, which is written down.
 * @throws {ConfigError} in one line that says what to do
 */
export async function mustFitTheTrail(
  db: Database,
  { confirmClock }: { confirmClock?: string | undefined },
  now = new Date(),
): Promise<void> {
  const last = await lastEntry(db);
  const state = stateOfClock(last ? (last.clock ?? last.at) : null, now, confirmClock);
  if (state === 'plain' || !last) return;
  if (state === 'confirmed') return record(db, { address: null }, { action: 'clock-set', subject: null });
  const day = (moment: string | Date) => dayOf(new Date(moment).toISOString());
  throw new ConfigError(
    `O relógio desta máquina diz ${day(now)}, e o último registro da auditoria é de ${day(last.clock ?? last.at)}. ` +
      'Acerte o relógio; se ele está certo, inicie com CONFIRM_CLOCK e a data de hoje (AAAA-MM-DD).',
  );
}
