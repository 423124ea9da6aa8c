import type { Readable } from 'node:stream';
import { documentFileName, documentKey } from '../../documents/documents.rules.ts';
import { isOfTheFile } from '../../platform/storage/opening.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { streamedZip } from '../../platform/streamed-zip.server.ts';
import type { Row } from './person-rows.db.ts';
import { type Cover, type Part, readablePage } from './readable.rules.ts';

/** A stored document of the person, and what it is called in the file. */
type Document = { key: string; etag: string | null; path: string; size: number };

/**
 * Which documents are there, as files, and the names of those that are not.
 * @param signed by which the file is found of those that were signed
 */
export async function filesOf(storage: Storage, rows: readonly Row[], signed: ReadonlyMap<string, string>) {
  const files: Document[] = [];
  const missing: string[] = [];
  for (const row of rows) {
    if (row.arrived_at === null) continue;
    const [id, name] = [String(row.id), String(row.name)];
    const key = documentKey({
      id: signed.get(id) ?? id,
      companyId: String(row.company_id),
      employeeId: String(row.employee_id),
    });
    const file = await storage.settle(key).catch((error: unknown) => {
      if (isOfTheFile(error)) return null;
      throw error;
    });
    if (!file) missing.push(name);
    else
      files.push({
        key,
        etag: file.etag,
        size: file.size,
        path: `documentos/${id.slice(-12)} ${documentFileName(name)}`,
      });
  }
  return { files, missing };
}

/** Everything as a ZIP, a page for people and JSON for programs in it; one document's file is open at a time. */
export function personZip(
  storage: Storage,
  cover: Cover,
  parts: readonly Part[],
  files: readonly Document[],
): Readable {
  const { zip, bytes, addFile } = streamedZip();
  const { missing, ...about } = cover;
  const data = { ...about, missing, tables: Object.fromEntries(parts.map(({ name, rows }) => [name, rows])) };
  zip.addBuffer(Buffer.from(readablePage(cover, parts)), 'leia-me.html');
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'dados.json');
  for (const { key, etag, path, size } of files) addFile(path, { size }, () => storage.read(key, etag));
  zip.end();
  return bytes;
}
