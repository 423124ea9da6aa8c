import { resultInName } from '../documents/forms/secrecy/clinical-word-lookups.server.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import { forbiddenExam } from '../reference/forbidden-exams.labels.ts';
import { examCodeOf, findExam } from '../reference/reference-lookups.server.ts';

/**
 * The exam of a code, else of a name. What the table knows, by code or by what it is usually called, has the table's name; only what
 * it does not know stands as it was written.
 * @throws 400 for a code that the table does not have, for an exam that is forbidden as an occupational one, and for a name that says a result
 */
export function examOf(code: string, name: string): { code: string; name: string } {
  const path = code === '' ? 'exam_name' : 'exam_code';
  const known = findExam(code || (examCodeOf(name) ?? ''));
  if (code !== '' && !known) throw invalidInput([{ path, message: 'Este código não está na Tabela 27 do eSocial' }]);
  const exam = { code: known?.code ?? '', name: known?.name ?? name };
  const forbidden = forbiddenExam(exam);
  if (forbidden) throw invalidInput([{ path, message: `${forbidden.message} (${forbidden.source})` }]);
  const result = known ? null : resultInName(name);
  if (result) throw invalidInput([{ path, message: result }]);
  return exam;
}
