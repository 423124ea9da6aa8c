import type { Database, DatabasePlace } from '../../platform/database/database.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isInstalled } from '../../sign-in/installed.server.ts';

/** Documents without the records that tell whose they are. Its message is one line that says what to do. */
export class LostDataError extends Error {}

/**
 * For whatever would make a first administrator: it must not begin anew over documents whose database has been lost.
 * @param db none when there is no file of an embedded one: opening it would make it
 * @throws {LostDataError} when files are kept and nobody can sign in
 */
export async function refuseLostDatabase(place: DatabasePlace, storage: Storage, db?: Database): Promise<void> {
  // In this order: another process that starts at the same moment has its administrator before it takes a file.
  if (!(await storage.holdsFiles()) || (db && (await isInstalled(db)))) return;
  const where = place.databaseUrl ? 'O banco de dados de DATABASE_URL' : `O banco de dados de ${place.dataDir}`;
  throw new LostDataError(
    `${where} não existe ou está vazio, mas há documentos guardados. Traga o banco de volta ou restaure a última cópia (npm run restore -- ARQUIVO); para começar do zero, use outro lugar para os documentos.`,
  );
}
