import { formatDate } from '../../../platform/contract/dates.ts';
import { rectifiedReceiptRule } from '../ide-evento.rules.ts';
import type { Rule } from '../violation.rules.ts';
import type { S2220Facts } from './s2220.rules.ts';

/** From this day on every group of employers sends the events of safety and health (Portaria Conjunta MTP/RFB/ME 2/2022). */
const everybodySince = '2023-01-01';

const screen = 'document';

/** What the ASO itself must say. */
export const asoRules: readonly Rule<S2220Facts>[] = [
  {
    ...{ code: 'exam-type-unknown', item: 'exMedOcup/tpExameOcup', screen, field: 'Tipo de exame' },
    isBroken: ({ examType }) => !['0', '1', '2', '3', '4', '9'].includes(examType),
    say: () => 'O ASO não diz de qual dos exames ocupacionais é: corrija-o com o tipo de exame.',
  },
  {
    ...{ code: 'aso-day-missing', item: 'aso/dtAso', screen, field: 'Data' },
    isBroken: ({ asoOn }) => asoOn === '',
    say: () => 'O ASO não tem data: corrija-o com a data de quem examinou.',
  },
  {
    ...{ code: 'aso-day-ahead', item: 'aso/dtAso', screen, field: 'Data' },
    isBroken: ({ asoOn, today }) => asoOn > today,
    say: ({ asoOn }) => `A data do ASO, ${formatDate(asoOn)}, é futura: o eSocial só recebe até a de hoje.`,
  },
  {
    ...{ code: 'aso-before-start', item: 'aso/dtAso', screen, field: 'Data' },
    isBroken: ({ asoOn, employer }) => asoOn !== '' && asoOn < employer.startedOn,
    say: ({ asoOn, employer }) =>
      `O ASO é de ${formatDate(asoOn)}, antes de ${formatDate(employer.startedOn)}, quando a empresa começou no eSocial: este evento não é devido. Se a data de início está errada, corrija o cadastro da empresa.`,
  },
  {
    ...{ code: 'aso-before-everybody', item: 'aso/dtAso', screen, field: 'Data' },
    isBroken: ({ asoOn, employer }) => asoOn !== '' && asoOn >= employer.startedOn && asoOn < everybodySince,
    say: () =>
      'O ASO é de antes de 01-01-2023: se a empresa já enviava eventos de SST naquele dia depende do grupo dela, que o Zelo não sabe. Envie-o por outro sistema e anote o recibo.',
  },
  {
    ...{ code: 'aso-before-admission', item: 'aso/dtAso', screen, field: 'Data' },
    isBroken: ({ asoOn, examType, worker }) =>
      asoOn !== '' && examType !== '0' && worker.admittedOn !== '' && asoOn < worker.admittedOn,
    say: ({ asoOn, worker }) =>
      `O ASO é de ${formatDate(asoOn)}, antes da admissão, ${formatDate(worker.admittedOn)}: só o exame admissional pode ser. Confira a data, o tipo de exame e a admissão no cadastro.`,
  },
  {
    ...{ code: 'admission-after-other', item: 'exMedOcup/tpExameOcup', screen, field: 'Tipo de exame' },
    isBroken: ({ examType, hasEarlier }) => examType === '0' && hasEarlier,
    say: () =>
      'Este contrato já tem um S-2220 de dia anterior, e o exame admissional vem antes de todos: confira o tipo de exame e a data.',
  },
  {
    ...{ code: 'fitness-missing', item: 'aso/resAso', screen, field: 'Aptidão para a função' },
    isBroken: ({ fitness }) => fitness !== '1' && fitness !== '2',
    say: () => 'O ASO não diz se a pessoa está apta ou inapta para a função (NR-7, 7.5.19.1, e): corrija-o.',
  },
  {
    ...{ code: 'exams-missing', item: 'aso/exame', screen, field: 'Exames realizados' },
    isBroken: ({ exams }) => exams.length === 0,
    say: () => 'O ASO não traz nenhum exame realizado com data: corrija-o.',
  },
  {
    ...{ code: 'exams-too-many', item: 'aso/exame', screen, field: 'Exames realizados' },
    isBroken: ({ exams }) => exams.length > 99,
    say: ({ exams }) => `O evento leva no máximo 99 exames, e o ASO traz ${exams.length}.`,
  },
  {
    ...{ code: 'clinical-missing', item: 'aso/exame', screen, field: 'Exames realizados' },
    isBroken: ({ exams }) => exams.length > 0 && !exams.some(({ code }) => code === '0295'),
    say: () => 'Falta a avaliação clínica ocupacional (0295) entre os exames do ASO (NR-7, 7.5.19.1, d): corrija-o.',
  },
  rectifiedReceiptRule,
];
