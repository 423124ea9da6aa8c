import {
  namedRegistration,
  registrationKindOf,
} from '../../../platform/contract/registration/registration-kind.rules.ts';
import {
  answer,
  answers,
  boxes,
  filledRows,
  fitting,
  furtherLine,
  paperDate,
  section,
  wholeSection,
} from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperBlock, PaperContext } from '../../paper/paper.ts';
import { riskBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { examTypes, fitnessOptions, asoLabels as labels } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { asoSignatures } from './aso-signatures.rules.ts';

const title = 'Atestado de Saúde Ocupacional (ASO)';

/** More exams than these stand in two columns where all their names fit one: the usual ASO is one page. */
const mostInOneColumn = 5;
const longestInTwoColumns = 36;

/** The ASO on paper, with the content that NR-7, 7.5.19.1 asks for. */
export function asoPaper(answers: AsoAnswers, context: PaperContext): Paper {
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [{ label: '', sections: sectionsOf(answers, context) }],
    whose: nameAndCpf(answers),
    further: furtherOf(answers),
    imprint: null,
  };
}

function sectionsOf(of: AsoAnswers, context: PaperContext) {
  return [
    section('Trabalhador(a)', workerBlock(of)),
    section(
      'Empresa',
      answers(
        answer(labels.corporate_reason, of.corporate_reason, { width: 1 }),
        answer(labels.companyName, of.companyName),
        answer(registrationKindOf(of.cnpj), of.cnpj),
      ),
    ),
    section(labels.examType, boxes('', examTypes, of.examType)),
    section('Riscos ocupacionais', riskBlock(of, of.riskAbsence)),
    section(labels.exams, examTable(of.exams)),
    // The opinion with who signs it, never parted by the end of a page.
    wholeSection(
      'Conclusão, aptidões especiais e observações',
      ...conclusionOf(of),
      answers(
        ...(of.special_skills.length > 0 ? [answer(labels.special_skills, of.special_skills, { width: 1 })] : []),
        ...(of.unfit_skills.length > 0 ? [answer(labels.unfit_skills, of.unfit_skills, { width: 1 })] : []),
        answer(labels.observation, of.observation, { width: 1, room: true }),
      ),
      asoSignatures(of, context),
    ),
  ];
}

/**
 * Fit or unfit, ticked or to be ticked by hand; where the conclusion has words of its own, beside them, so that an ASO of twelve
 * exams stays one page.
 */
function conclusionOf({ fitness, conclusion }: AsoAnswers): PaperBlock[] {
  const open = boxes(labels.fitness, fitnessOptions, fitness);
  if (conclusion.trim() === '') return [open];
  if (fitness === '') return [open, answers(answer(labels.conclusion, conclusion, { width: 1 }))];
  return [answers(answer(labels.fitness, fitness), fitting(labels.conclusion, conclusion))];
}

function examTable(exams: AsoAnswers['exams']): PaperBlock {
  const rows = filledRows(exams.map(({ exam_name, exam_date }) => [exam_name, paperDate(exam_date)]));
  const inTwo = rows.length > mostInOneColumn && rows.every(([name = '']) => name.length <= longestInTwoColumns);
  return {
    kind: 'table',
    columns: [
      { label: labels.exam_name, width: inTwo ? 0.69 : 0.8 },
      { label: labels.exam_date, width: inTwo ? 0.31 : 0.2 },
    ],
    across: inTwo ? 2 : 1,
    rows,
    detail: '',
    room: 3,
  };
}

function workerBlock(of: AsoAnswers): PaperBlock {
  const third = { width: 1 / 3 };
  return answers(
    answer(labels.name, of.name, { width: 2 / 3 }),
    answer(labels.cpf, of.cpf, third),
    answer(labels.rg, of.rg, third),
    answer(labels.dt_birth, paperDate(of.dt_birth), third),
    answer(labels.registration, of.registration, third),
    answer(labels.employeeFunction, of.employeeFunction, third),
    answer(labels.office, of.office, third),
    answer(labels.sector, of.sector, third),
  );
}

/** A further page says what it goes on with, and of which company. */
function furtherOf({ examType, corporate_reason, cnpj }: AsoAnswers): string[] {
  const lines = [[title, examType].filter(Boolean).join(' – '), `${namedRegistration(cnpj)} · ${corporate_reason}`];
  return lines.map(furtherLine);
}
