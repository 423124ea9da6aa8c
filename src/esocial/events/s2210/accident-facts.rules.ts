import { formatDate } from '../../../platform/contract/dates.ts';
import { rectifiedReceiptRule } from '../ide-evento.rules.ts';
import { isReceipt } from '../receipt.rules.ts';
import type { Rule } from '../violation.rules.ts';
import type { S2210Facts } from './s2210.rules.ts';

const screen = 'cat';

/** From these days on the layout asks for more of an accident on the way, and of every CAT. */
const [hourOnWaySince, workedOnWaySince, absenceSince] = ['2022-01-26', '2022-07-20', '2023-01-16'];

const isHour = (text: string) => /^([01]\d|2[0-3])[0-5]\d$/.test(text);
const isSaid = (said: string) => said === 'S' || said === 'N';

/** Whether the layout asks for the hour, or for the hours worked before, by the kind of accident and its day. */
function isTimed({ accidentType, day }: S2210Facts, onWaySince: string): boolean {
  return accidentType === '1' || (accidentType === '3' && day >= onWaySince);
}

/** What a CAT must say of the accident or the disease. */
export const accidentRules: readonly Rule<S2210Facts>[] = [
  {
    ...{ code: 'cat-type-unsaid', item: 'cat/tpCat', screen, field: 'Tipo de CAT' },
    isBroken: ({ catType }) => !['1', '2', '3'].includes(catType),
    say: () => 'Diga se a CAT é inicial, de reabertura ou de óbito.',
  },
  {
    ...{ code: 'accident-type-unsaid', item: 'cat/tpAcid', screen, field: 'Tipo de acidente' },
    isBroken: ({ accidentType }) => !['1', '2', '3'].includes(accidentType),
    say: () => 'Diga se o acidente é típico, de trajeto, ou uma doença.',
  },
  {
    ...{ code: 'accident-ahead', item: 'cat/dtAcid', screen, field: 'Data do acidente' },
    isBroken: ({ day, today }) => day > today,
    say: ({ day }) => `A data do acidente, ${formatDate(day)}, é futura: corrija a CAT.`,
  },
  {
    ...{ code: 'accident-before-admission', item: 'cat/dtAcid', screen, field: 'Data do acidente' },
    isBroken: ({ day, worker }) => worker.admittedOn !== '' && day < worker.admittedOn,
    say: ({ day, worker }) =>
      `O acidente, em ${formatDate(day)}, é de antes da admissão, ${formatDate(worker.admittedOn)}: confira as duas datas.`,
  },
  {
    ...{ code: 'accident-before-start', item: 'cat/dtAcid', screen, field: 'Data do acidente' },
    isBroken: ({ day, employer }) => day < employer.startedOn,
    say: ({ employer }) =>
      `O acidente é de antes de ${formatDate(employer.startedOn)}, quando a empresa começou no eSocial: a CAT dele, também a de reabertura ou de óbito, segue pelo procedimento da primeira.`,
  },
  {
    ...{ code: 'hour-missing', item: 'cat/hrAcid', screen, field: 'Hora do acidente' },
    isBroken: (facts) => isTimed(facts, hourOnWaySince ?? '') && !isHour(facts.hour),
    say: () => 'Falta a hora do acidente, como 14:30.',
  },
  {
    ...{ code: 'hours-before-missing', item: 'cat/hrsTrabAntesAcid', screen, field: 'Horas trabalhadas antes' },
    isBroken: (facts) => isTimed(facts, workedOnWaySince ?? '') && !/^\d\d[0-5]\d$/.test(facts.hoursBefore),
    say: () => 'Diga quantas horas a pessoa tinha trabalhado antes do acidente, como 03:15.',
  },
  {
    ...{ code: 'death-unsaid', item: 'cat/indCatObito', screen, field: 'Óbito' },
    isBroken: ({ isDeath }) => !isSaid(isDeath),
    say: () => 'Diga se houve óbito.',
  },
  {
    ...{ code: 'death-contradicted', item: 'cat/indCatObito', screen, field: 'Óbito' },
    isBroken: ({ catType, isDeath }) => (catType === '3' && isDeath === 'N') || (catType === '2' && isDeath === 'S'),
    say: () => 'A CAT de óbito diz que houve óbito, e a de reabertura que não houve: corrija o tipo ou a resposta.',
  },
  {
    ...{ code: 'death-day-wrong', item: 'cat/dtObito', screen, field: 'Data do óbito' },
    isBroken: ({ isDeath, diedOn, day, today }) => isDeath === 'S' && (diedOn === '' || diedOn < day || diedOn > today),
    say: () => 'Falta a data do óbito, ou ela é de antes do acidente ou de depois de hoje.',
  },
  {
    ...{ code: 'police-unsaid', item: 'cat/indComunPolicia', screen, field: 'Comunicação à polícia' },
    isBroken: ({ isPoliceTold }) => !isSaid(isPoliceTold),
    say: () => 'Diga se a autoridade policial foi comunicada.',
  },
  {
    ...{ code: 'situation-unknown', item: 'cat/codSitGeradora', screen, field: 'Situação geradora' },
    isBroken: ({ situation }) => !situation.isKnown,
    say: () => 'Escolha a situação geradora do acidente ou da doença, da Tabela 15.',
  },
  {
    ...{ code: 'initiative-unsaid', item: 'cat/iniciatCAT', screen, field: 'Iniciativa da CAT' },
    isBroken: ({ initiative }) => !['1', '2', '3'].includes(initiative),
    say: () => 'Diga de quem é a iniciativa da CAT: do empregador, de ordem judicial ou de órgão fiscalizador.',
  },
  {
    ...{ code: 'cat-note-too-long', item: 'cat/obsCAT', screen, field: 'Observação' },
    isBroken: ({ note }) => note.length > 999,
    say: () => 'A observação da CAT tem no máximo 999 caracteres.',
  },
  {
    ...{ code: 'last-worked-wrong', item: 'cat/ultDiaTrab', screen, field: 'Último dia trabalhado' },
    isBroken: ({ lastWorkedOn, day, worker, today }) =>
      lastWorkedOn === '' ? day >= (absenceSince ?? '') : lastWorkedOn > today || lastWorkedOn < worker.admittedOn,
    say: () => 'Falta o último dia trabalhado, ou ele é de antes da admissão ou de depois de hoje.',
  },
  {
    ...{ code: 'absence-unsaid', item: 'cat/houveAfast', screen, field: 'Houve afastamento' },
    isBroken: ({ isAway, day }) => day >= (absenceSince ?? '') && !isSaid(isAway),
    say: () => 'Diga se houve afastamento.',
  },
  {
    ...{ code: 'part-unknown', item: 'parteAtingida/codParteAting', screen, field: 'Parte do corpo' },
    isBroken: ({ part }) => !part.isKnown,
    say: () => 'Escolha a parte do corpo atingida, da Tabela 13.',
  },
  {
    ...{ code: 'side-unsaid', item: 'parteAtingida/lateralidade', screen, field: 'Lado' },
    isBroken: ({ side }) => !['0', '1', '2', '3'].includes(side),
    say: () => 'Diga o lado atingido, ou que ele não se aplica.',
  },
  {
    ...{ code: 'agent-unknown', item: 'agenteCausador/codAgntCausador', screen, field: 'Agente causador' },
    isBroken: ({ agent }) => !agent.isKnown,
    say: ({ accidentType }) =>
      accidentType === '2'
        ? 'Escolha o agente causador da doença, da Tabela 14 ou 15.'
        : 'Escolha o agente causador do acidente, da Tabela 14.',
  },
  {
    ...{ code: 'origin-missing', item: 'catOrigem/nrRecCatOrig', screen, field: 'Recibo da CAT anterior' },
    isBroken: ({ catType, origin }) => (catType === '2' || catType === '3') && !isReceipt(origin),
    say: () => 'De uma CAT de reabertura ou de óbito falta o recibo da CAT anterior do mesmo acidente.',
  },
  rectifiedReceiptRule,
];
