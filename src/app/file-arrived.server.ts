import { documentArrived } from '../documents/documents.api.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { OnArrival } from '../platform/storage/storage.ts';

/** What is done when a link has put a file into its place: a document is there; for a spreadsheet its import asks. */
export function fileArrived(db: Database): OnArrival {
  const ofDocument = documentArrived(db);
  return async (key, file) => {
    if (!key.endsWith('.sheet')) await ofDocument(key, file);
  };
}
