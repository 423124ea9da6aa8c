import type { Issue } from '../../../platform/contract/errors.ts';
import { fold } from '../../../platform/database/search/search.ts';
import { forbiddenExam } from '../../../reference/forbidden-exams.labels.ts';
import { examCodeOf, findExam } from '../../../reference/reference-lookups.server.ts';

type Exams = readonly { exam_name: string; exam_code?: string | undefined }[];

/**
 * The rows of a form whose code of Tabela 27 is none, or is not of what they are called: by the table, or by what that exam is usually
 * called. A paper shows the name and the register keeps the code, so that both must be one exam.
 */
export function misnamedExams({ exams }: { exams: Exams }): Issue[] {
  return exams.flatMap(({ exam_name: name, exam_code: code = '' }, at) => {
    // What is forbidden is said to be so, and nothing else of it.
    if (code === '' || forbiddenExam({ code, name })) return [];
    const path = `exams.${at}.exam_name`;
    const known = findExam(code);
    if (!known) return [{ path, message: `O código ${code} não está na Tabela 27 do eSocial` }];
    if (fold(name) === fold(known.name) || examCodeOf(name) === code) return [];
    const message = `O exame ${code} da Tabela 27 chama-se ‘${known.name}’. Escreva este nome, ou apague a linha e escreva outra`;
    return [{ path, message }];
  });
}
