import { formatDate, parseDate } from '../../../platform/contract/dates.ts';
import type { AsoAnswers } from './aso.schema.ts';
import type { Lack } from './content-of-aso.rules.ts';

/** The days that an ASO is held against, as `YYYY-MM-DD`. */
export type KnownDays = {
  today: string;
  /** The day of the admission in the register; null where it is not known. */
  admittedOn: string | null;
};

/** What can't be so of the days of an ASO. */
export function impossibleDays(answers: AsoAnswers, { today, admittedOn }: KnownDays): Lack[] {
  const day = parseDate(answers.date);
  const birth = parseDate(answers.dt_birth);
  const lacks: Lack[] = [];
  if (day && day > today) {
    const message = 'A data do ASO é futura: ele só é emitido no dia do exame ou depois (NR-7, 7.5.19.1, g)';
    lacks.push({ path: 'date', what: 'Corrigir a data do ASO, que é futura', message });
  }
  if (day && birth && day <= birth) {
    const message = `A data do ASO não pode ser anterior ao nascimento, ${formatDate(birth)}: confira as duas`;
    lacks.push({ path: 'date', what: 'Corrigir a data do ASO, anterior ao nascimento', message });
  }
  if (day && admittedOn && answers.examType === 'Admissional' && day > admittedOn) {
    const message = `O exame admissional vem antes do início do trabalho, e a admissão no cadastro é de ${formatDate(admittedOn)}: confira a data, o tipo de exame ou o cadastro (NR-7, 7.5.8, I)`;
    lacks.push({ path: 'date', what: 'Corrigir a data: o exame admissional vem antes da admissão', message });
  }
  return [...lacks, ...answers.exams.flatMap((exam, at) => impossibleDay(exam, at, { day, birth, today }))];
}

function impossibleDay(
  { exam_name, exam_date }: AsoAnswers['exams'][number],
  at: number,
  { day, birth, today }: { day: string | null; birth: string | null; today: string },
): Lack[] {
  const done = parseDate(exam_date);
  if (!done) return [];
  const path = `exams.${at}.exam_date`;
  const exam = exam_name.trim() || 'Este exame';
  if (done > today) {
    const message = `${exam}: a data é futura, e só o que já foi feito consta como realizado (NR-7, 7.5.19.1, d)`;
    return [{ path, what: 'Corrigir as datas de exames que são futuras', message }];
  }
  if (day && done > day) {
    const message = `${exam} é de ${formatDate(done)}, depois da data do ASO, ${formatDate(day)}: o ASO vem depois dos exames que traz (NR-7, 7.5.19.1, d)`;
    return [{ path, what: 'Acertar as datas: há exame depois da data do ASO', message }];
  }
  if (birth && done <= birth) {
    const message = `${exam}: a data não pode ser anterior ao nascimento, ${formatDate(birth)}`;
    return [{ path, what: 'Corrigir as datas de exames anteriores ao nascimento', message }];
  }
  return [];
}
