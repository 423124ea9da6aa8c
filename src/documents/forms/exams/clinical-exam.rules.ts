import { isSameExam } from './same-exam.rules.ts';

/** The occupational clinical exam of Tabela 27, which an ASO is issued on (NR-7, 7.5.6 and 7.5.19). */
const clinical = { exam_code: '0295', exam_name: 'Avaliação clínica ocupacional (anamnese e exame físico)' };

/** Whether a row of a form is the occupational clinical exam, by its code or by what it is called. */
export function isClinicalExam(row: { exam_name: string; exam_code?: string | undefined }): boolean {
  return isSameExam(row, clinical);
}
