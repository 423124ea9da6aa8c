import type { Employee } from '../../employees/employees.contract.ts';
import { renewImported } from '../../employees/import/employee-import-effects.server.ts';
import { findEmployeesByCpf, printEmployees } from '../../employees/import/employee-import-lookups.db.ts';
import { examOf } from '../../exams/exam-choice-lookups.server.ts';
import { type DoneExam, findDoneExams } from '../../exams/exam-lookups.db.ts';
import { examRecordFields } from '../../exams/exams.contract.ts';
import { stageExams } from '../../exams/import/exam-import-effects.server.ts';
import { printExams } from '../../exams/import/exam-import-lookups.db.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { doubledRemarks } from '../checking/doubled.rules.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import { nameKey } from '../columns/header-key.rules.ts';
import { remarksOf, wrongBy } from './compared.rules.ts';
import type { Comparison, Register } from './planned.server.ts';

/** Exams that were done: of whoever has the CPF in the company, one exam of a day (product 18.3). */
export const examRecordsRegister: Register = {
  doubled: async (_db, lines) =>
    doubledRemarks(lines, keyOf, {
      field: 'exam_name',
      label: 'Este exame, da mesma pessoa e do mesmo dia, está',
    }),
  print: async (db, { companyId }) => `${await printEmployees(db, companyId)} ${await printExams(db, companyId)}`,
  async compare(db, { companyId }) {
    return async (lines) => {
      const cpfs = new Set(lines.flatMap(({ values }) => values.cpf ?? []));
      const people = await findEmployeesByCpf(db, companyId, [...cpfs]);
      const done = await findDoneExams(
        db,
        companyId,
        people.map(({ id }) => id),
      );
      return lines.map((line) => compareOne(line, people, done));
    };
  },
  async prepare(connection, into, { keys }) {
    const exams = await stageExams(connection, into, keys);
    const said = new Map<string, Said[]>();
    return {
      async add(lines) {
        const some = lines.map(({ values: { employee: employeeId = '', ...values } }) => ({ employeeId, values }));
        for (const one of some) said.set(one.employeeId, [...(said.get(one.employeeId) ?? []), one]);
        return exams.add(some);
      },
      async write(tx, between) {
        const people = [...said.keys()];
        for (let from = 0; from < people.length; from += askedTogether) {
          between();
          const done = await findDoneExams(tx, into.companyId, people.slice(from, from + askedTogether));
          // Whoever has recorded one of these since means the same exam.
          if (done.some((one) => said.get(one.employeeId)?.some((exam) => isSame(one, exam)))) throw changedByOther();
        }
        await exams.insert(tx, between);
        return [];
      },
    };
  },
  renew: renewImported,
};

function compareOne(
  { values: { cpf, registration, ...said }, remarks: read }: CellsRead,
  people: readonly Employee[],
  done: readonly DoneExam[],
): Comparison {
  const remarks: Remark[] = [...read];
  const tell = (field: string, message: string) => {
    if (read.some((one) => one.level === 'error' && one.field === field)) return;
    remarks.push({ field, level: 'error', code: 'invalid', message });
  };
  const ofCpf = people.filter((person) => person.cpf === cpf);
  const person = ofCpf.find((one) => registration === undefined || one.registration === registration);
  if (cpf === undefined) tell('cpf', 'Escreva o CPF de quem fez o exame');
  else if (ofCpf.length === 0) tell('cpf', 'Ninguém da empresa tem este CPF: cadastre a pessoa antes');
  else if (!person) tell('registration', 'Quem tem este CPF não tem esta matrícula: corrija-a ou deixe em branco');
  const exam = chosen(said, tell);
  const parsed = examRecordFields.safeParse({ ...said, ...(exam && { exam_code: exam.code, exam_name: exam.name }) });
  if (!parsed.success) {
    const told = exam ? [] : (['exam_code', 'exam_name'] as const);
    remarks.push(...remarksOf(parsed.error, read).filter(({ field }) => !told.some((other) => other === field)));
  }
  if (parsed.success && person && parsed.data.done_on < person.dt_birth) {
    tell('done_on', 'A data do exame não pode ser anterior ao nascimento');
  }
  const about = {
    ...{ name: person?.name ?? cpf ?? '', target: null, unitId: null, reactivated: false, changes: [] },
    ...(person ? { employeeId: person.id } : {}),
  };
  if (!parsed.success || !person || wrongBy(remarks)) return { ...about, outcome: 'wrong', values: {}, remarks };
  const wanted = { employeeId: person.id, values: parsed.data };
  if (done.some((one) => isSame(one, wanted))) return { ...about, outcome: 'same', values: {}, remarks };
  return { ...about, outcome: 'create', values: { ...parsed.data, employee: person.id }, remarks };
}

/** People that one question is about. */
const askedTogether = 500;

type Said = { employeeId: string; values: Readonly<Record<string, string>> };

/** Whether an exam that was done is the one that a line says. */
function isSame(one: DoneExam, { employeeId, values: { exam_code: code = '', exam_name: name = '', done_on } }: Said) {
  return one.employeeId === employeeId && one.doneOn === done_on && isNamed(one, { code, name });
}

function isNamed(one: { code: string; name: string }, other: { code: string; name: string }): boolean {
  return one.code !== '' && other.code !== '' ? one.code === other.code : nameKey(one.name) === nameKey(other.name);
}

/** The exam of a line; null where there is none, which is told. */
function chosen(
  { exam_code = '', exam_name = '' }: Readonly<Record<string, string>>,
  tell: (field: string, message: string) => void,
): { code: string; name: string } | null {
  if (exam_code === '' && exam_name === '') {
    tell('exam_name', 'Escreva o código ou o nome do exame');
    return null;
  }
  try {
    return examOf(exam_code, exam_name);
  } catch (error) {
    for (const { path, message } of issuesOf(error)) tell(path, message);
    return null;
  }
}

/** What an exam is told from others by, whether a line has its code or its name. */
function namedBy(code: string, name: string): string {
  try {
    const exam = examOf(code, name);
    return exam.code || nameKey(exam.name);
  } catch {
    return nameKey(`${code} ${name}`);
  }
}

/** Two lines that mean the same exam are one, whichever register of the person they name. */
function keyOf({ cpf, done_on, exam_code = '', exam_name = '' }: CellsRead['values']): string | null {
  return cpf && done_on ? JSON.stringify([cpf, done_on, namedBy(exam_code, exam_name)]) : null;
}
