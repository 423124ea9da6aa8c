import type { Database } from '../../platform/database/database.server.ts';
import type { Config } from '../config.server.ts';
import { ensureFirstAdmin } from './first-admin.server.ts';
import { firstPractice, makePractice } from './first-practice.server.ts';

/**
 * What an installation can't be without: an administrator and the practice's data. What the settings say of both is looked
 * at before anything is written.
 * @throws {ConfigError} when a setting can't be used
 * @returns what `ensureFirstAdmin` does
 */
export async function ensureFirstRecords(
  db: Database,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'practiceFile'>,
) {
  const practice = await firstPractice(db, config);
  const admin = await ensureFirstAdmin(db, config);
  if (practice) await makePractice(db, practice);
  return admin;
}
