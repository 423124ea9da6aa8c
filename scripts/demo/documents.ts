import { blankAnamnesis } from '../../src/documents/forms/anamnesis/anamnesis.labels.ts';
import { normalFindings } from '../../src/documents/forms/anamnesis/anamnesis-options.labels.ts';
import { blankAso, fitnessOptions } from '../../src/documents/forms/aso/aso.labels.ts';
import { plannedAso } from '../../src/documents/forms/aso/planned-aso.rules.ts';
import type { Subject } from '../../src/documents/forms/form.ts';
import { daysAfter, formatDate, today } from '../../src/platform/contract/dates.ts';
import type { Plan } from '../../src/programmes/programmes.contract.ts';
import { examCodes, type Occasion, occasionLabels } from '../../src/programmes/programmes.labels.ts';
import { clinicalExam } from '../../src/referrals/referrals.labels.ts';
import { workdayUpTo } from './workdays.ts';
import type { Known, World } from './world.ts';

type Aso = {
  occasion: Occasion;
  referralId?: string;
  newFunction?: string;
  /** Unfit for the function, or fit but not for heights. */
  result?: 'unfit' | 'notForHeights';
};

const notForHeights = 'Inapto(a) para trabalho em altura (NR-35)';

/** Issues somebody's ASO of this day, as their company's programme plans it; the other exams were made two days before. */
export async function issueAso(world: World, known: Known, aso: Aso): Promise<void> {
  const { occasion, newFunction = '', result, ...of } = aso;
  const day = today();
  const { id } = known.employee;
  const asked = new URLSearchParams({ occasion, on: day, ...(newFunction && { newFunction }) });
  const plan = (await world.call(world.physician, 'GET', `/programmes/employee/${id}/plan?${asked}`)) as Plan;
  const blank = blankAso(subjectOf(known));
  const answers = plannedAso.taken(
    {
      ...{ ...blank, examType: occasionLabels[occasion], riskAbsence: plan.absence },
      ...{ employeeFunction: newFunction || blank.employeeFunction, location: 'São Paulo', date: formatDate(day) },
      fitness: fitnessOptions[result === 'unfit' ? 1 : 0],
      unfit_skills: result === 'notForHeights' ? [notForHeights] : [],
      observation: result === 'notForHeights' ? 'Reavaliar em seis meses.' : '',
    },
    plan,
  );
  const before = workdayUpTo(daysAfter(day, -2));
  const exams = answers.exams.map((exam) => {
    const done = exam.exam_code === examCodes.clinical ? day : before;
    return { ...exam, exam_date: exam.exam_date || formatDate(done) };
  });
  const special_skills = result === 'unfit' ? [] : answers.special_skills;
  const body = { ...of, employeeId: id, kind: 'aso', answers: { ...answers, exams, special_skills } };
  await world.call(world.physician, 'POST', '/issued-documents', body);
}

/** Issues the anamnesis of this day, which only the practice reads: nothing was found. */
export async function issueAnamnesis(world: World, known: Known): Promise<void> {
  const findings = Object.fromEntries(Object.entries(normalFindings).map(([group, finding]) => [group, [finding]]));
  const answers = {
    ...blankAnamnesis(subjectOf(known)),
    exams: [
      {
        ...{ exam_name: clinicalExam.name, exam_code: clinicalExam.code, exam_date: formatDate(today()) },
        ...{ chief_complaint: 'Nenhuma', clinical_history: 'Sem queixas desde o último exame.' },
      },
    ],
    pathologicalPersonalAndFamilyHistory: 'Nega doenças, cirurgias, alergias e uso de medicamentos.',
    ...{ ...findings, visualAcuity: ['20/20'], correction: ['s/ correção'] },
    ...{ complementaryExams: ['em anexo, sem alterações'], diagnosticHypothesis: 'Sem doença ocupacional' },
    ...{ conclusion: ['Apto(a)'], conclusionObservation: 'Reavaliar no próximo periódico.', location: 'São Paulo' },
  };
  const body = { employeeId: known.employee.id, kind: 'anamnesis', answers };
  await world.call(world.physician, 'POST', '/issued-documents', body);
}

/** Issues a declaration that somebody was here. */
export async function issueDeclaration(world: World, { employee }: Known): Promise<void> {
  const answers = {
    ...{ title: 'Declaração de comparecimento', name: employee.name, cpf: employee.cpf },
    ...{ dt_birth: formatDate(employee.dt_birth) },
    text_field: 'Declaro que compareceu a esta clínica nesta data, das 8h às 9h30, para exame ocupacional.',
  };
  const body = { employeeId: employee.id, kind: 'declaration', answers, confidential: false };
  await world.call(world.physician, 'POST', '/issued-documents', body);
}

function subjectOf({ employee, employer }: Known): Subject {
  const unit = employer.units.find(({ id }) => id === employee.unitId) ?? null;
  return { employee, company: employer.record, unit } as unknown as Subject;
}
