import {
  type Act,
  type CouncilDocument,
  isCouncilDocument,
  refusalOf,
} from '../../../councils/council-rights.rules.ts';
import type { Council } from '../../../councils/councils.labels.ts';
import { fold } from '../../../platform/database/search/search.ts';
import type { FormKind } from '../../documents.labels.ts';

/** What the table of councils calls a form with these answers: a declaration by its title; null until that is chosen. */
function councilDocumentOf(kind: FormKind, answers: object): CouncilDocument | null {
  if (kind !== 'declaration') return kind;
  const title = 'title' in answers ? String(answers.title) : '';
  return isCouncilDocument(title) ? title : null;
}

/** What requests of exams ask for: chosen from lists, or written as text. */
type Asked = { exams?: readonly string[]; chemical_agents?: readonly string[]; text_field?: string };

/** Whether a request asks for audiometry and for nothing else. */
export function asksOnlyAudiometry({ exams = [], chemical_agents = [], text_field = '' }: Asked): boolean {
  const written = text_field.split(/[\n,;]+/).filter((text) => text.trim() !== '');
  const asked = [...exams, ...chemical_agents, ...written];
  return asked.length > 0 && asked.every((exam) => fold(exam).includes('audiometri'));
}

/** Why somebody of a council may not do this with a form that has these answers; null where they may (product 15.7). */
export function issuingRefusal(
  council: Council | null,
  { kind, answers }: { kind: FormKind; answers: object },
  act: Act,
): string | null {
  const document = councilDocumentOf(kind, answers);
  const isRequest = kind === 'exam-request-1' || kind === 'exam-request-2';
  return document && refusalOf(council, document, act, { onlyAudiometry: isRequest && asksOnlyAudiometry(answers) });
}
