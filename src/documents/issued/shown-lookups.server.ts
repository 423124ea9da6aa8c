import { issuableOf, type Shown } from '../forms/issuable.server.ts';
import type { FormKind } from '../forms/registry.ts';

/** What other subjects ask of an exam that is a document itself. */

/**
 * What the exam has shown by the answers of its document; null where that is said elsewhere.
 * @param answers as the form's schema gave them
 */
export async function findShown(kind: FormKind, answers: Readonly<Record<string, unknown>>): Promise<Shown | null> {
  const { shown } = await issuableOf(kind);
  return shown?.(answers) ?? null;
}
