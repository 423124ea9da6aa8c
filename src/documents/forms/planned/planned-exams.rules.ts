import { formatDate } from '../../../platform/contract/dates.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { isFilled } from '../editor/filled.rules.ts';
import { isSameExam } from '../exams/same-exam.rules.ts';
import { type PlanDifference, sourceOf } from './planned.rules.ts';

/** An exam in a form that lists exams by rows. */
type Row = { exam_name: string; exam_date: string; exam_code?: string | undefined };

export type PlannedExam = Plan['exams'][number];

/**
 * The rows with those of the planned exams that are not there yet. Planned is not done: only what is known to be done has its
 * date, and a date that was typed stays.
 */
export function withExams<Exam extends Row>(rows: readonly Exam[], exams: readonly PlannedExam[], blank: Exam): Exam[] {
  const kept = rows.filter((row) => Object.values(row).some(isFilled)).map((row) => dated(row, exams));
  const further = exams.filter((exam) => !kept.some((row) => isPlanned(row, exam)));
  const all = [...kept, ...further.map((exam) => ({ ...blank, ...rowOf(exam) }))];
  return all.length > 0 ? all : [...rows];
}

/** Planned exams that no row names, days that are known and do not stand there, and exams that the protocol does not ask for. */
export function examDifferences(rows: readonly Row[], plan: Plan): PlanDifference[] {
  const { exams } = plan;
  const named = rows.filter(({ exam_name }) => exam_name.trim());
  const missing = exams.flatMap((exam): PlanDifference[] => {
    const row = named.find((one) => isPlanned(one, exam));
    const done = exam.doneOn && `feito em ${formatDate(exam.doneOn)}`;
    if (!row) return [{ what: `Falta o exame: ${exam.name}${done && ` (${done})`}`, source: exam.source }];
    if (row.exam_date || !done) return [];
    return [{ what: `Falta a data do exame: ${row.exam_name}, ${done}`, source: exam.source }];
  });
  // Without a protocol for the occasion nothing is one too many.
  const further = exams.length === 0 ? [] : named.filter((row) => !exams.some((exam) => isPlanned(row, exam)));
  return [
    ...missing,
    ...further.map(({ exam_name }) => ({ what: `Exame a mais: ${exam_name.trim()}`, source: sourceOf(plan) })),
  ];
}

/** Whether a row or a line of a form is this exam of the protocol. */
export function isPlanned(row: Pick<Row, 'exam_name' | 'exam_code'>, { code, name }: PlannedExam): boolean {
  return isSameExam(row, { exam_name: name, exam_code: code });
}

function dated<Exam extends Row>(row: Exam, exams: readonly PlannedExam[]): Exam {
  if (row.exam_date || !row.exam_name.trim()) return row;
  const done = exams.find((exam) => isPlanned(row, exam))?.doneOn ?? '';
  return done ? { ...row, exam_date: done } : row;
}

function rowOf({ name, code, doneOn }: PlannedExam): Row {
  return { exam_name: name, exam_date: doneOn, exam_code: code };
}
