import { isClinicalExam } from '../exams/clinical-exam.rules.ts';
import { noRisks } from '../shared/shared.rules.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** What an ASO can't be issued with or without: at which answer, in short, and as a sentence with the remedy and the norm's item. */
export type Lack = { path: string; what: string; message: string };

/** The content that NR-7, 7.5.19.1 asks of an ASO and that these answers do not have; the identification is the form's to ask. */
export function lacksOfContent(answers: AsoAnswers): Lack[] {
  const { examType, riskAbsence, exams, fitness, date } = answers;
  const lacks: [isLacking: boolean, Lack][] = [
    [
      examType === '',
      {
        path: 'examType',
        what: 'Tipo de exame',
        message: 'Escolha o tipo de exame: o ASO diz de qual dos cinco exames ocupacionais é (NR-7, 7.5.6)',
      },
    ],
    [
      noRisks(answers) && !riskAbsence,
      {
        path: 'physicalRisks',
        what: 'Riscos ocupacionais, ou a declaração de que não há',
        message: 'Escreva os riscos ocupacionais ou declare que não há (NR-7, 7.5.19.1, c)',
      },
    ],
    [
      !noRisks(answers) && riskAbsence,
      {
        path: 'riskAbsence',
        what: 'Escolher entre os riscos e a declaração de que não há',
        message: 'Há riscos escritos e a ausência declarada: deixe só um dos dois (NR-7, 7.5.19.1, c)',
      },
    ],
    ...exams.map((exam, at): [boolean, Lack] => lackOfRow(exam, at)),
    [
      !exams.some(isClinicalExam),
      {
        path: `exams.${placeOfClinical(exams)}.exam_name`,
        what: 'Avaliação clínica entre os exames realizados',
        message: 'Inclua a avaliação clínica ocupacional (0295) com a data: é dela que o ASO é (NR-7, 7.5.19.1, d)',
      },
    ],
    [
      fitness === '',
      {
        path: 'fitness',
        what: 'Conclusão de apto(a) ou inapto(a) para a função',
        message: 'Escolha apto(a) ou inapto(a) para a função (NR-7, 7.5.19.1, e)',
      },
    ],
    [
      date === '',
      {
        path: 'date',
        what: 'Data do ASO',
        message: 'Preencha a data do ASO: é a de quem examinou e assina (NR-7, 7.5.19.1, g)',
      },
    ],
  ];
  return lacks.flatMap(([isLacking, lack]) => (isLacking ? [lack] : []));
}

/** A row is an exam that was done: it has a name and a day, or it is blank. */
function lackOfRow({ exam_name, exam_date }: AsoAnswers['exams'][number], at: number): [boolean, Lack] {
  if (exam_name.trim() !== '') {
    return [
      exam_date === '',
      {
        path: `exams.${at}.exam_date`,
        what: 'Data de cada exame realizado',
        message: `Preencha a data de ${exam_name.trim()}, ou retire o exame que ainda não foi feito (NR-7, 7.5.19.1, d)`,
      },
    ];
  }
  return [
    exam_date !== '',
    {
      path: `exams.${at}.exam_name`,
      what: 'Nome de cada exame realizado',
      message: 'Escreva o exame que foi feito nesta data (NR-7, 7.5.19.1, d)',
    },
  ];
}

/** Where the clinical exam would be written: in the first row without an exam, else in the last. */
function placeOfClinical(exams: AsoAnswers['exams']): number {
  const open = exams.findIndex(({ exam_name }) => exam_name.trim() === '');
  return open === -1 ? exams.length - 1 : open;
}
