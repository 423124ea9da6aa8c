import { issuesOf } from '../../../platform/contract/errors.ts';
import { examOf } from '../../exam-choice-lookups.server.ts';
import { keyOf } from '../../finding/noted.server.ts';
import { type ResultLine, resultFields } from '../exam-results.contract.ts';
import type { Ready } from '../placing/write-placed.server.ts';
import { hearingIssue, hearingOf } from './hearing.rules.ts';

/** What is wrong with a field, and what to do. */
export type Issue = { path: string; message: string };

/** The clinical exam in Tabela 27: a physician's, who writes it into an ASO (NR-7, 7.5.6). */
const clinical = '0295';

/** A result as it was sent, with its exam; or what is wrong with it. */
export function readyResult(sent: object): Ready | Issue[] {
  const parsed = resultFields.safeParse(sent);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
  }
  return withExam(parsed.data);
}

/** The same of one whose fields are sound already. */
function withExam(line: ResultLine): Ready | Issue[] {
  if (line.exam_code === '' && line.exam_name === '') {
    return [{ path: 'exam_code', message: 'Escreva o código ou o nome do exame' }];
  }
  const { right_air, right_bone, left_air, left_bone, ...said } = line;
  const rows = { right_air, right_bone, left_air, left_bone };
  const hearing = hearingOf(rows);
  if (line.abnormal === '' && line.value === '' && hearing === '') {
    return [{ path: 'abnormal', message: 'Diga se o resultado é alterado, ou o valor que foi medido' }];
  }
  try {
    const { code, name } = examOf(line.exam_code, line.exam_name);
    if (code === clinical) {
      return [
        { path: 'exam_code', message: 'A avaliação clínica é do médico e vem do ASO: não se recebe por arquivo' },
      ];
    }
    const issue = hearingIssue(rows, code);
    return issue ? [issue] : { ...said, hearing, code, examName: name, key: keyOf({ code, name }) };
  } catch (error) {
    const issues = issuesOf(error);
    if (issues.length === 0) throw error;
    return issues;
  }
}
