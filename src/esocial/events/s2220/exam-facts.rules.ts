import { formatDate } from '../../../platform/contract/dates.ts';
import type { Violation } from '../violation.rules.ts';
import type { ExamFacts, S2220Facts } from './s2220.rules.ts';

/** The occupational audiometry, of which the event says whether it is the first. */
export const audiometry = '0281';

/** Procedures that the code alone does not say (layout, exame/obsProc). */
export const describedByNote: readonly string[] = [
  ...['0583', '0998', '0999', '1128', '1230', '1992', '1993', '1994', '1995', '1996', '1997', '1998', '1999', '9999'],
];

type ExamRule = {
  code: string;
  item: string;
  screen: 'document' | 'exam';
  field: string;
  isBroken: (exam: ExamFacts, facts: S2220Facts, at: number) => boolean;
  say: (exam: ExamFacts, facts: S2220Facts) => string;
};

const named = ({ code, name }: ExamFacts) => [code, name].filter(Boolean).join(' ');

/** What every exam of the ASO must say. */
export const examRules: readonly ExamRule[] = [
  {
    ...{ code: 'exam-day-missing', item: 'exame/dtExm', screen: 'document', field: 'Data do exame' },
    isBroken: ({ doneOn }) => doneOn === '',
    say: (exam) => `${named(exam)}: falta a data em que foi feito; corrija o ASO.`,
  },
  {
    ...{ code: 'exam-after-aso', item: 'exame/dtExm', screen: 'document', field: 'Data do exame' },
    isBroken: ({ doneOn }, { asoOn }) => asoOn !== '' && doneOn > asoOn,
    say: (exam, { asoOn }) =>
      `${named(exam)} é de ${formatDate(exam.doneOn)}, depois da data do ASO, ${formatDate(asoOn)}: corrija o ASO.`,
  },
  {
    ...{ code: 'exam-code-missing', item: 'exame/procRealizado', screen: 'document', field: 'Exame' },
    isBroken: ({ code }) => code === '',
    say: ({ name }) =>
      `‘${name}’ não tem código da Tabela 27: corrija o ASO e escolha o exame da lista, que traz o código.`,
  },
  {
    ...{ code: 'exam-code-unknown', item: 'exame/procRealizado', screen: 'document', field: 'Exame' },
    isBroken: ({ code, known }) => code !== '' && known === 'no',
    say: ({ code }) => `O código ${code} não está na Tabela 27 do eSocial: corrija o ASO.`,
  },
  {
    ...{ code: 'exam-code-withdrawn', item: 'exame/procRealizado', screen: 'document', field: 'Exame' },
    isBroken: ({ known }) => known === 'withdrawn',
    say: (exam) => `${named(exam)} saiu da Tabela 27 do eSocial: corrija o ASO com o código que vale.`,
  },
  {
    ...{ code: 'exam-forbidden', item: 'exame/procRealizado', screen: 'document', field: 'Exame' },
    isBroken: ({ isForbidden }) => isForbidden,
    say: (exam) =>
      `${named(exam)} não pode ser exame ocupacional (Portaria MTP 671/2021, art. 199, §1º; CLT, art. 373-A, IV): não é enviado.`,
  },
  {
    ...{ code: 'exam-twice', item: 'exame/CHAVE_GRUPO', screen: 'document', field: 'Exames realizados' },
    isBroken: (exam, { exams }, at) =>
      exam.code !== '' && exams.findIndex(({ code, doneOn }) => code === exam.code && doneOn === exam.doneOn) < at,
    say: (exam) => `${named(exam)} está duas vezes no mesmo dia: o eSocial recebe uma só; corrija o ASO.`,
  },
  {
    ...{ code: 'exam-note-missing', item: 'exame/obsProc', screen: 'exam', field: 'Observação do procedimento' },
    isBroken: ({ code, note }) => describedByNote.includes(code) && note.trim() === '',
    say: (exam) => `${named(exam)}: este código pede a descrição do que foi feito.`,
  },
  {
    ...{ code: 'exam-note-too-long', item: 'exame/obsProc', screen: 'exam', field: 'Observação do procedimento' },
    isBroken: ({ note }) => note.length > 999,
    say: (exam) => `${named(exam)}: a observação tem no máximo 999 caracteres.`,
  },
  {
    ...{ code: 'exam-order-missing', item: 'exame/ordExame', screen: 'exam', field: 'Ordem da audiometria' },
    isBroken: ({ code, order }) => code === audiometry && order !== '1' && order !== '2',
    say: () => 'Diga se a audiometria é a inicial, a primeira que este empregador faz da pessoa, ou sequencial.',
  },
  {
    ...{ code: 'exam-order-contradicted', item: 'exame/ordExame', screen: 'exam', field: 'Ordem da audiometria' },
    isBroken: ({ code, order, isKnownBefore }) => code === audiometry && order === '1' && isKnownBefore,
    say: () => 'A audiometria está como inicial, e há outra anterior nos exames realizados desta pessoa: é sequencial.',
  },
];

/** What is wrong with the exams of an S-2220, each violation with the place of its exam among them. */
export function violationsOfExams(facts: S2220Facts): Violation[] {
  return facts.exams.flatMap((exam, at) =>
    examRules.flatMap(({ code, item, screen, field, isBroken, say }) =>
      isBroken(exam, facts, at) ? [{ code, item, message: say(exam, facts), place: { screen, field, at } }] : [],
    ),
  );
}
