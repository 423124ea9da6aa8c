import { type Act, refusalOf } from '../../../councils/council-rights.rules.ts';
import type { Council } from '../../../councils/councils.labels.ts';
import { type DocumentKind, documentKinds } from '../../document-kinds.rules.ts';

/** Why somebody of a council may not do this with a document that has these answers; null where they may (product 15.7). */
export function issuingRefusal(
  council: Council | null,
  { kind, answers }: { kind: DocumentKind; answers: object },
  act: Act,
): string | null {
  const facts = documentKinds[kind];
  const rights = facts.rights(answers);
  return rights && refusalOf(council, rights, act, { onlyAudiometry: facts.asksOnlyAudiometry?.(answers) ?? false });
}
