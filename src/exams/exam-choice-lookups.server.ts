import { invalidInput } from '../platform/contract/errors.ts';
import { forbiddenExam } from '../reference/forbidden-exams.labels.ts';
import { examCodeOf, findExam } from '../reference/reference-lookups.server.ts';

/**
 * The exam of a code, else of a name, which may be one of the table's.
 * @throws 400 for a code that the table does not have, and for an exam that is forbidden as an occupational one
 */
export function examOf(code: string, name: string): { code: string; name: string } {
  const path = code === '' ? 'exam_name' : 'exam_code';
  const exam = code === '' ? { code: examCodeOf(name) ?? '', name } : findExam(code);
  if (!exam) throw invalidInput([{ path, message: 'Este código não está na Tabela 27 do eSocial' }]);
  const forbidden = forbiddenExam(exam);
  if (forbidden) throw invalidInput([{ path, message: `${forbidden.message} (${forbidden.source})` }]);
  return exam;
}
