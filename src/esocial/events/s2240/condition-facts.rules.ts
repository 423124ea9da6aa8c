import { daysAfter, formatDate } from '../../../platform/contract/dates.ts';
import { bareRegistration } from '../../../platform/contract/registration/registration.rules.ts';
import { employerNumber } from '../employer.rules.ts';
import { establishmentType, isEstablishment } from '../establishment.rules.ts';
import { rectifiedReceiptRule } from '../ide-evento.rules.ts';
import type { Rule } from '../violation.rules.ts';
import type { S2240Facts } from './s2240.rules.ts';

const screen = 'conditions';

/** The first events of safety and health of any employer were due on this day (Portaria Conjunta SEPRT/RFB/ME 71/2021). */
const firstOfAll = '2021-10-13';

/** From this day on an event of a worker by the day has an end (layout, dtFimCondicao). */
const endsSince = '2023-01-16';

/** Whoever works by the day, for many (categories 2XX). */
const isByTheDay = ({ worker }: S2240Facts) => worker.category.startsWith('2');

const isAsked = ({ group, isSaid }: S2240Facts) => group !== null && isSaid;

/** What the conditions of somebody's work must say, before any agent. */
export const conditionRules: readonly Rule<S2240Facts>[] = [
  {
    ...{ code: 'group-none', item: 'infoExpRisco/agNoc', screen: 'programme', field: 'Pessoas dos grupos' },
    isBroken: ({ group }) => group === null,
    say: () =>
      'Esta pessoa não está em nenhum grupo do programa de saúde, e não se sabe a que está exposta: ponha-a em um grupo.',
  },
  {
    ...{ code: 'conditions-unsaid', item: 'infoExpRisco', screen, field: 'Valem desde' },
    isBroken: ({ group, isSaid }) => group !== null && !isSaid,
    say: ({ group, since }) =>
      `Ninguém disse ainda as condições do grupo ‘${group}’ em ${formatDate(since)}: registre-as, com a data desde quando valem.`,
  },
  {
    ...{
      code: 'since-before-admission',
      item: 'infoExpRisco/dtIniCondicao',
      screen: 'employee',
      field: 'Data de admissão',
    },
    isBroken: ({ since, worker }) => worker.admittedOn !== '' && since < worker.admittedOn,
    say: ({ since }) => `As condições não podem começar em ${formatDate(since)}, antes da admissão: confira as datas.`,
  },
  {
    ...{
      code: 'since-before-start',
      item: 'infoExpRisco/dtIniCondicao',
      screen: 'company',
      field: 'Data de início no eSocial',
    },
    isBroken: ({ since, employer }) => since < employer.startedOn,
    say: ({ employer }) =>
      `As condições não podem começar antes de ${formatDate(employer.startedOn)}, quando a empresa começou no eSocial.`,
  },
  {
    ...{
      code: 'start-before-everybody',
      item: 'infoExpRisco/dtIniCondicao',
      screen: 'company',
      field: 'Data de início no eSocial',
    },
    isBroken: ({ since, employer }) => since >= employer.startedOn && since < firstOfAll,
    say: () =>
      'Antes de 13-10-2021 nenhuma empresa enviava eventos de SST: a data de início no cadastro tem de ser a de SST do grupo da empresa.',
  },
  {
    ...{ code: 'since-ahead', item: 'infoExpRisco/dtIniCondicao', screen, field: 'Valem desde' },
    isBroken: ({ since, today }) => since > daysAfter(today, 30),
    say: ({ since }) => `${formatDate(since)} é daqui a mais de 30 dias: o eSocial ainda não recebe este evento.`,
  },
  {
    ...{ code: 'end-unknown', item: 'infoExpRisco/dtFimCondicao', screen: 'employee', field: 'Categoria no eSocial' },
    isBroken: (facts) => isByTheDay(facts) && facts.since >= endsSince && facts.until === '',
    say: () =>
      'De um(a) trabalhador(a) avulso(a) (categoria 2XX) o eSocial só recebe condições que já terminaram: o evento fica pronto quando outras as seguem.',
  },
  {
    ...{ code: 'place-unsaid', item: 'infoAmb/localAmb', screen, field: 'Local de trabalho' },
    isBroken: (facts) => isAsked(facts) && facts.place === '',
    say: () => 'Diga se o trabalho é em estabelecimento da própria empresa ou de terceiros.',
  },
  {
    ...{ code: 'sector-missing', item: 'infoAmb/dscSetor', screen, field: 'Setor' },
    isBroken: (facts) => isAsked(facts) && (facts.sector.trim() === '' || facts.sector.length > 100),
    say: () => 'Descreva o setor, com até 100 caracteres: o lugar, na estrutura da empresa, onde a pessoa trabalha.',
  },
  {
    ...{ code: 'establishment-wrong', item: 'infoAmb/nrInsc', screen: 'unit', field: 'CNPJ' },
    isBroken: (facts) => isAsked(facts) && facts.place === '1' && !isEstablishment(facts.establishment),
    say: () =>
      'O estabelecimento precisa de um CNPJ ou CAEPF certo: corrija o da unidade, ou, de quem não está em nenhuma, o da empresa.',
  },
  {
    ...{ code: 'place-number-wrong', item: 'infoAmb/nrInsc', screen, field: 'Número do estabelecimento' },
    isBroken: (facts) => isAsked(facts) && facts.place === '2' && !isEstablishment(facts.establishment),
    say: () => 'Preencha o CNPJ, o CAEPF ou o CNO do estabelecimento de terceiros onde se trabalha.',
  },
  {
    ...{ code: 'place-own-root', item: 'infoAmb/nrInsc', screen, field: 'Número do estabelecimento' },
    isBroken: (facts) =>
      isAsked(facts) &&
      facts.place === '2' &&
      isEstablishment(facts.establishment) &&
      establishmentType(facts.establishment) === '1' &&
      bareRegistration(facts.establishment).startsWith(employerNumber(facts.employer).slice(0, 8)),
    say: () =>
      'O estabelecimento de terceiros tem a raiz do CNPJ da própria empresa: diga que o local é próprio, ou corrija o número.',
  },
  {
    ...{ code: 'activities-missing', item: 'infoAtiv/dscAtivDes', screen, field: 'Atividades' },
    isBroken: (facts) => isAsked(facts) && (facts.activities.trim() === '' || facts.activities.length > 999),
    say: () =>
      'Descreva as atividades, com verbos no infinitivo e até 999 caracteres: ‘Operar prensa, abastecer a linha’.',
  },
  {
    ...{ code: 'condition-note-too-long', item: 'obs/obsCompl', screen, field: 'Observação' },
    isBroken: ({ note }) => note.length > 999,
    say: () => 'A observação tem no máximo 999 caracteres.',
  },
  rectifiedReceiptRule,
];
