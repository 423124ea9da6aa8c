import { randomBytes } from 'node:crypto';
import { insertAdmin } from '../../admins/admins.db.ts';
import { ConfigError } from '../../platform/config-error.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { passwordWeakness } from '../../sign-in/passwords/new-password.server.ts';
import { hashPassword } from '../../sign-in/passwords/passwords.server.ts';
import { createUser, hasAdmin } from '../../sign-in/users.db.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import { record } from '../../trail/entries.db.ts';
import type { Config } from '../config.server.ts';

/**
 * Makes the first administrator where there is none, from the configuration or with a random password.
 * @throws {ConfigError} when the configured password is one of the commonest
 * @returns the sign-in to print once, with the password only when it was made up here; null when there was one already
 */
export async function ensureFirstAdmin(db: Database, config: Pick<Config, 'adminEmail' | 'adminPassword'>) {
  if (await hasAdmin(db)) return null;
  const email = (config.adminEmail ?? 'admin@zelo.local').toLowerCase();
  const password = config.adminPassword ?? randomBytes(9).toString('base64url');
  const weakness = config.adminPassword ? await passwordWeakness(password, email) : null;
  if (weakness) throw new ConfigError(`Configuração inválida: ADMIN_PASSWORD: ${weakness}`);
  const passwordHash = await hashPassword(password, email);
  const made = await db
    .transaction()
    .execute(async (tx) => {
      if (await hasAdmin(tx)) return false;
      const userId = await createUser(tx, { email, passwordHash, type: 'admin' });
      const fields = { name: 'Administração', cpf: '000.000.000-00', phone_number: '(99) 99999-9999' };
      const subjectId = await insertAdmin(tx, userId, { ...fields, email });
      const changes = changesBetween(null, { ...fields, email });
      await record(tx, { address: null }, { action: 'created', subject: 'admin', subjectId, changes });
      return true;
    })
    .catch(async (error: unknown) => {
      // Another process that starts at the same moment may have been faster: there is one administrator, not two.
      if (await hasAdmin(db)) return false;
      throw error;
    });
  return made ? { email, password: config.adminPassword ? null : password } : null;
}
