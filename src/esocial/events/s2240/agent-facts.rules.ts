import type { Rule, Violation } from '../violation.rules.ts';
import { absence } from './absence.rules.ts';
import type { AgentFacts, S2240Facts } from './s2240.rules.ts';

/** Codes that stand for several agents, and want to be described (layout, dscAgNoc). */
export const describedAgents: readonly string[] = [
  ...['01.01.001', '01.02.001', '01.03.001', '01.04.001', '01.05.001', '01.06.001', '01.07.001', '01.08.001'],
  ...['01.09.001', '01.10.001', '01.12.001', '01.13.001', '01.14.001', '01.15.001', '01.16.001', '01.17.001'],
  ...['01.18.001', '05.01.001'],
];

/** Codes that want a limit of tolerance beside what was measured (layout, limTol): free silica, and heat. */
export const limitedAgents: readonly string[] = ['01.18.001', '02.01.014'];

/** An agent that an authority or a court has ordered (layout, nrProcJud). */
export const orderedAgent = '05.01.001';

type AgentRule = Pick<Rule<never>, 'code' | 'item' | 'screen' | 'field'> & {
  isBroken: (agent: AgentFacts, facts: S2240Facts, at: number) => boolean;
  say: (agent: AgentFacts) => string;
};

const screen = 'conditions';
const named = ({ code, name }: AgentFacts) => [code, name].filter(Boolean).join(' ');
const isReal = ({ code }: AgentFacts) => code !== absence;
const isMeasured = (agent: AgentFacts) => isReal(agent) && agent.evaluation === '1';
const isNumber = (text: string) => /^\d{1,6}(\.\d{1,4})?$/.test(text);
const isYesOrNo = (said: string) => said === 'S' || said === 'N';

/** What every agent must say. */
export const agentRules: readonly AgentRule[] = [
  {
    ...{ code: 'agent-unknown', item: 'agNoc/codAgNoc', screen: 'programme', field: 'Riscos' },
    isBroken: ({ known }) => known === 'no',
    say: ({ code }) => `O código ${code} não está na Tabela 24 do eSocial: corrija o grupo do programa.`,
  },
  {
    ...{ code: 'agent-withdrawn', item: 'agNoc/codAgNoc', screen: 'programme', field: 'Riscos' },
    isBroken: ({ known }) => known === 'withdrawn',
    say: (agent) => `${named(agent)} saiu da Tabela 24 do eSocial: corrija o grupo do programa.`,
  },
  {
    ...{ code: 'absence-with-others', item: 'agNoc/codAgNoc', screen: 'programme', field: 'Riscos' },
    isBroken: ({ code }, { agents }) => code === absence && agents.length > 1,
    say: () => 'O grupo declara ausência de agente nocivo e traz agentes: deixe só um dos dois.',
  },
  {
    ...{ code: 'agent-twice', item: 'agNoc/CHAVE_GRUPO', screen: 'programme', field: 'Riscos' },
    isBroken: (agent, { agents }, at) =>
      agents.findIndex((one) => one.code === agent.code && one.description === agent.description) < at,
    say: (agent) => `${named(agent)} está duas vezes no grupo: o eSocial recebe um só.`,
  },
  {
    ...{ code: 'agent-description-missing', item: 'agNoc/dscAgNoc', screen, field: 'Descrição do agente' },
    isBroken: ({ code, description }) => describedAgents.includes(code) && description.trim() === '',
    say: (agent) => `${named(agent)}: este código pede a descrição do agente.`,
  },
  {
    ...{ code: 'agent-description-too-long', item: 'agNoc/dscAgNoc', screen, field: 'Descrição do agente' },
    isBroken: ({ description }) => description.length > 100,
    say: (agent) => `${named(agent)}: a descrição tem no máximo 100 caracteres.`,
  },
  {
    ...{ code: 'evaluation-unsaid', item: 'agNoc/tpAval', screen, field: 'Avaliação' },
    isBroken: (agent) => isReal(agent) && agent.evaluation === '',
    say: (agent) => `${named(agent)}: diga se a avaliação é quantitativa ou qualitativa.`,
  },
  {
    ...{ code: 'intensity-missing', item: 'agNoc/intConc', screen, field: 'Intensidade ou concentração' },
    isBroken: (agent) => isMeasured(agent) && !isNumber(agent.intensity),
    say: (agent) =>
      `${named(agent)}: de uma avaliação quantitativa falta o que se mediu, um número com até quatro casas decimais.`,
  },
  {
    ...{ code: 'limit-missing', item: 'agNoc/limTol', screen, field: 'Limite de tolerância' },
    isBroken: (agent) => isMeasured(agent) && limitedAgents.includes(agent.code) && !isNumber(agent.limit),
    say: (agent) => `${named(agent)}: este agente pede o limite de tolerância.`,
  },
  {
    ...{ code: 'unit-missing', item: 'agNoc/unMed', screen, field: 'Unidade de medida' },
    isBroken: (agent) => isMeasured(agent) && !/^([1-9]|[12]\d|30)$/.test(agent.unit),
    say: (agent) => `${named(agent)}: escolha a unidade em que se mediu.`,
  },
  {
    ...{ code: 'technique-missing', item: 'agNoc/tecMedicao', screen, field: 'Técnica de medição' },
    isBroken: (agent) => isMeasured(agent) && (agent.technique.trim() === '' || agent.technique.length > 40),
    say: (agent) => `${named(agent)}: diga com que técnica se mediu, com até 40 caracteres.`,
  },
  {
    ...{ code: 'process-missing', item: 'agNoc/nrProcJud', screen, field: 'Processo' },
    isBroken: ({ code, process }) =>
      code === orderedAgent && !/^(\d{17}|\d{20}|\d{21})$/.test(process.replace(/\D/g, '')),
    say: (agent) => `${named(agent)}: falta o número do processo que mandou incluí-lo, com 17, 20 ou 21 números.`,
  },
  {
    ...{ code: 'collective-unsaid', item: 'epcEpi/utilizEPC', screen, field: 'EPC' },
    isBroken: (agent) => isReal(agent) && agent.collective === '',
    say: (agent) => `${named(agent)}: diga se há proteção coletiva (EPC).`,
  },
  {
    ...{ code: 'collective-works-unsaid', item: 'epcEpi/eficEpc', screen, field: 'EPC eficaz' },
    isBroken: (agent) => isReal(agent) && agent.collective === '2' && !isYesOrNo(agent.collectiveWorks),
    say: (agent) => `${named(agent)}: diga se o EPC é eficaz.`,
  },
  {
    ...{ code: 'personal-unsaid', item: 'epcEpi/utilizEPI', screen, field: 'EPI' },
    isBroken: (agent) => isReal(agent) && agent.personal === '',
    say: (agent) => `${named(agent)}: diga se se usa EPI.`,
  },
  {
    ...{ code: 'personal-works-unsaid', item: 'epcEpi/eficEpi', screen, field: 'EPI eficaz' },
    isBroken: (agent) => isReal(agent) && agent.personal === '2' && !isYesOrNo(agent.personalWorks),
    say: (agent) => `${named(agent)}: diga se o EPI é eficaz.`,
  },
  {
    ...{ code: 'certificate-missing', item: 'epi/docAval', screen, field: 'CA dos EPIs' },
    isBroken: (agent) =>
      isReal(agent) && agent.personal === '2' && agent.certificates.every((one) => one.trim() === ''),
    say: (agent) => `${named(agent)}: falta o CA de cada EPI, ou o documento que o avalia.`,
  },
  {
    ...{ code: 'certificates-wrong', item: 'epi/CHAVE_GRUPO', screen, field: 'CA dos EPIs' },
    isBroken: ({ personal, certificates }) =>
      personal === '2' &&
      (certificates.length > 50 ||
        new Set(certificates).size < certificates.length ||
        certificates.some((one) => one.length > 255)),
    say: (agent) => `${named(agent)}: cada CA está uma vez só, com até 255 caracteres, e são no máximo 50.`,
  },
  {
    ...{ code: 'equipment-answers-missing', item: 'epcEpi/epiCompl', screen, field: 'Perguntas sobre o EPI' },
    isBroken: (agent) => isReal(agent) && agent.personal === '2' && !Object.values(agent.answers).every(isYesOrNo),
    say: (agent) => `${named(agent)}: responda às seis perguntas das NR-6 e NR-9 sobre os EPIs.`,
  },
];

/** What the agents of a group as a whole must say. */
export const agentsRules: readonly Rule<S2240Facts>[] = [
  {
    ...{ code: 'agents-missing', item: 'infoExpRisco/agNoc', screen: 'programme', field: 'Riscos' },
    isBroken: ({ agents }) => agents.length === 0,
    say: ({ group }) =>
      `O grupo ‘${group}’ não tem agente da Tabela 24 nem declara que não há: riscos ergonômicos, de acidentes e psicossociais não vão ao S-2240. Diga a ausência, ou os agentes.`,
  },
];

/** What is wrong with the agents of an S-2240, each violation with the place of its agent among them. */
export function violationsOfAgents(facts: S2240Facts): Violation[] {
  const whole = agentsRules.flatMap(({ code, item, screen: of, field, isBroken, say }) =>
    isBroken(facts) ? [{ code, item, message: say(facts), place: { screen: of, field } }] : [],
  );
  const each = facts.agents.flatMap((agent, at) =>
    agentRules.flatMap(({ code, item, screen: of, field, isBroken, say }) =>
      isBroken(agent, facts, at) ? [{ code, item, message: say(agent), place: { screen: of, field, at } }] : [],
    ),
  );
  return [...whole, ...each];
}
