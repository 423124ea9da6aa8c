import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import type { Said } from './placing/placement.rules.ts';

/** What was found, and what was decided of it. */
export type Content = Said & {
  observation: string;
  /** The thresholds of an audiometry; empty where none were sent. */
  hearing: string;
  name: string;
  cnpj: string;
  /** What stood there before this one took its place. */
  former: Said | null;
  reason: string;
};

/** As long as an observation, a reason, a name and thresholds together: the length tells little of what is in it. */
export const sealedResultContents = sealedColumn({
  table: 'exam_results',
  column: 'content',
  key: ['id'],
  place: (id) => `received result ${id}`,
  longest: 1_200,
});

/** What a row keeps of a result: sealed where there are keys, for this row alone. */
export function keepContent(id: string, content: Content, keys: EncryptionKeys): string {
  return sealedResultContents.keep(id, JSON.stringify(content), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function contentOf({ id, content }: { id: string; content: string }, keys: EncryptionKeys): Content {
  // What came before audiometers sent thresholds says none.
  return { hearing: '', ...JSON.parse(sealedResultContents.open(id, content, keys)) };
}
