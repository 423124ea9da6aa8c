import {
  namedRegistration,
  registrationKindOf,
} from '../../../platform/contract/registration/registration-kind.rules.ts';
import {
  answer,
  answers,
  filledRows,
  fitting,
  furtherLine,
  paperDate,
  placeAndDate,
  section,
  wholeSection,
} from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext, PaperSection } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { riskBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { anamnesisFacts } from './anamnesis.form-facts.ts';
import { anamnesisLabels as labels } from './anamnesis.labels.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';
import { physicalExamGroups } from './anamnesis-options.labels.ts';

const title = 'Anamnese ocupacional';
const whole = { width: 1 };
const findingGroups = [...physicalExamGroups, 'visualAcuity', 'correction'] as const;
const third = { width: 1 / 3 };

/** The anamnesis on paper. */
export function anamnesisPaper(answers: AnamnesisAnswers, context: PaperContext): Paper {
  const { employeeName, employeeCpf, corporateReason, cnpj } = answers;
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [{ label: '', sections: [...whoIs(answers), ...historyOf(answers), ...findingsOf(answers, context)] }],
    whose: nameAndCpf({ name: employeeName, cpf: employeeCpf }),
    further: [title, `${namedRegistration(cnpj)} · ${corporateReason}`].map(furtherLine),
    imprint: null,
  };
}

function whoIs(of: AnamnesisAnswers): PaperSection[] {
  return [
    section(
      'Trabalhador(a)',
      answers(
        answer(labels.employeeName, of.employeeName, { width: 2 / 3 }),
        answer(labels.employeeCpf, of.employeeCpf, third),
        answer(labels.employeeRg, of.employeeRg, third),
        answer(labels.employeeDateBirth, paperDate(of.employeeDateBirth), third),
        answer(labels.employeeRegistration, of.employeeRegistration, third),
        answer(labels.employeeFunction, of.employeeFunction, third),
        answer(labels.employeeRole, of.employeeRole, third),
        answer(labels.employeeSector, of.employeeSector, third),
      ),
    ),
    section(
      'Empresa',
      answers(
        answer(labels.corporateReason, of.corporateReason, whole),
        answer(labels.companyName, of.companyName),
        answer(registrationKindOf(of.cnpj), of.cnpj),
      ),
    ),
  ];
}

function historyOf(of: AnamnesisAnswers): PaperSection[] {
  const exams = of.exams.map((exam) => [
    exam.exam_name,
    paperDate(exam.exam_date),
    exam.chief_complaint,
    exam.clinical_history,
  ]);
  return [
    section('Riscos ocupacionais', riskBlock(of, false)),
    section(labels.exams, {
      kind: 'table',
      columns: [
        { label: labels.exam_name, width: 0.33 },
        { label: labels.exam_date, width: 0.17 },
        { label: labels.chief_complaint, width: 0.5 },
      ],
      rows: filledRows(exams),
      across: 1,
      detail: labels.clinical_history,
      room: 0,
    }),
    section(
      'Antecedentes',
      answers(answer(labels.pathologicalPersonalAndFamilyHistory, of.pathologicalPersonalAndFamilyHistory, whole)),
    ),
  ];
}

function findingsOf(of: AnamnesisAnswers, context: PaperContext): PaperSection[] {
  return [
    section('Exame físico e visão', answers(...findingGroups.map((group) => fitting(labels[group], of[group])))),
    // The opinion with who signs it.
    wholeSection(
      'Parecer',
      answers(
        fitting(labels.complementaryExams, of.complementaryExams),
        fitting(labels.diagnosticHypothesis, of.diagnosticHypothesis),
        fitting(labels.conclusion, of.conclusion),
        ...(of.specialSkills.length > 0 ? [fitting(labels.specialSkills, of.specialSkills)] : []),
        ...(of.unfitSkills.length > 0 ? [fitting(labels.unfitSkills, of.unfitSkills)] : []),
        fitting(labels.conclusionObservation, of.conclusionObservation),
      ),
      { kind: 'signatures', placeAndDate: placeAndDate(of.location), ...signingOf(context, anamnesisFacts.rights(of)) },
    ),
  ];
}
