import { expect, test } from 'vitest';
import { employerRules } from '../employer.rules.ts';
import { workerRules } from '../worker.rules.ts';
import { agentRules, agentsRules } from './agent-facts.rules.ts';
import { conditionRules } from './condition-facts.rules.ts';
import { responsibleRules } from './responsible-facts.rules.ts';
import { s2240Examples } from './s2240.example.ts';
import { type AgentFacts, type ResponsibleFacts, type S2240Facts, violationsOfS2240 } from './s2240.rules.ts';

const { typical, several, absence, byTheDay, elsewhere, otherCouncil } = s2240Examples;
const [noise, heat, solvent, ordered] = several.agents as [AgentFacts, AgentFacts, AgentFacts, AgentFacts];
const [engineer] = typical.responsible as [ResponsibleFacts];

const agent = (of: Partial<AgentFacts>, base = noise): S2240Facts => ({ ...typical, agents: [{ ...base, ...of }] });
const who = (of: Partial<ResponsibleFacts>): S2240Facts => ({ ...typical, responsible: [{ ...engineer, ...of }] });

/** What is wrong, its rule, the field where it is put right, and a word of its sentence. */
const table: readonly [facts: S2240Facts, code: string, field: string, says: string][] = [
  [{ ...typical, group: null }, 'group-none', 'Pessoas dos grupos', 'nenhum grupo'],
  [{ ...typical, isSaid: false }, 'conditions-unsaid', 'Valem desde', 'Prensas'],
  [
    { ...typical, worker: { ...typical.worker, admittedOn: '2023-05-02' } },
    ...(['since-before-admission', 'Data de admissão', 'admissão'] as const),
  ],
  [
    { ...typical, employer: { ...typical.employer, startedOn: '2023-01-01' } },
    ...(['since-before-start', 'Data de início no eSocial', '01-01-2023'] as const),
  ],
  [
    { ...typical, since: '2020-09-01', employer: { ...typical.employer, startedOn: '2018-01-08' } },
    ...(['start-before-everybody', 'Data de início no eSocial', '13-10-2021'] as const),
  ],
  [{ ...typical, since: '2026-12-21' }, 'since-ahead', 'Valem desde', '30 dias'],
  [{ ...byTheDay, until: '' }, 'end-unknown', 'Categoria no eSocial', '2XX'],
  [{ ...typical, place: '' }, 'place-unsaid', 'Local de trabalho', 'terceiros'],
  [{ ...typical, sector: ' ' }, 'sector-missing', 'Setor', '100'],
  [{ ...typical, establishment: '11.222.333/0001-82' }, 'establishment-wrong', 'CNPJ', 'unidade'],
  [{ ...elsewhere, establishment: '' }, 'place-number-wrong', 'Número do estabelecimento', 'terceiros'],
  [
    { ...elsewhere, establishment: '11.222.333/0002-62' },
    ...(['place-own-root', 'Número do estabelecimento', 'raiz do CNPJ'] as const),
  ],
  [{ ...typical, activities: '' }, 'activities-missing', 'Atividades', 'infinitivo'],
  [{ ...typical, note: 'x'.repeat(1000) }, 'condition-note-too-long', 'Observação', '999'],
  [{ ...typical, rectified: '1.2.3' }, 'rectified-receipt-wrong', 'Recibo', 'não tem a forma'],
  [{ ...typical, agents: [] }, 'agents-missing', 'Riscos', 'ergonômicos'],
  [agent({ known: 'no', code: '01.19.020' }), 'agent-unknown', 'Riscos', 'Tabela 24'],
  [agent({ known: 'withdrawn' }), 'agent-withdrawn', 'Riscos', 'saiu da Tabela 24'],
  [{ ...typical, agents: [...absence.agents, noise] }, 'absence-with-others', 'Riscos', 'só um dos dois'],
  [{ ...typical, agents: [noise, noise] }, 'agent-twice', 'Riscos', 'duas vezes'],
  [agent({ description: '' }, solvent), 'agent-description-missing', 'Descrição do agente', '01.01.001'],
  [agent({ description: 'x'.repeat(101) }), 'agent-description-too-long', 'Descrição do agente', '100'],
  [agent({ evaluation: '' }), 'evaluation-unsaid', 'Avaliação', 'qualitativa'],
  [agent({ intensity: '87,5 dB' }), 'intensity-missing', 'Intensidade ou concentração', 'um número'],
  [agent({ limit: '' }, heat), 'limit-missing', 'Limite de tolerância', 'limite'],
  [agent({ unit: '31' }), 'unit-missing', 'Unidade de medida', 'unidade'],
  [agent({ technique: 'x'.repeat(41) }), 'technique-missing', 'Técnica de medição', '40'],
  [agent({ process: '123' }, ordered), 'process-missing', 'Processo', '17, 20 ou 21'],
  [agent({ collective: '' }), 'collective-unsaid', 'EPC', 'EPC'],
  [agent({ collective: '2' }), 'collective-works-unsaid', 'EPC eficaz', 'eficaz'],
  [agent({ personal: '' }), 'personal-unsaid', 'EPI', 'EPI'],
  [agent({ personalWorks: '' }), 'personal-works-unsaid', 'EPI eficaz', 'eficaz'],
  [agent({ certificates: [' '] }), 'certificate-missing', 'CA dos EPIs', 'CA de cada EPI'],
  [agent({ certificates: ['CA 1', 'CA 1'] }), 'certificates-wrong', 'CA dos EPIs', 'uma vez só'],
  [
    agent({ answers: { ...noise.answers, usoInint: '' } }),
    ...(['equipment-answers-missing', 'Perguntas sobre o EPI', 'NR-6'] as const),
  ],
  [who({ cpf: '295.379.955-92' }), 'responsible-cpf-wrong', 'CPF do responsável', 'não confere'],
  [{ ...typical, responsible: [] }, 'responsible-cpf-wrong', 'CPF do responsável', 'registros ambientais'],
  [{ ...typical, responsible: [engineer, engineer] }, 'responsible-twice', 'CPF do responsável', 'duas vezes'],
  [who({ council: '' }), 'council-missing', 'Conselho do responsável', 'CREA'],
  [
    { ...otherCouncil, responsible: [{ ...engineer, council: '9' }] },
    ...(['council-name-missing', 'Sigla do conselho', 'sigla'] as const),
  ],
  [who({ number: '' }), 'council-number-missing', 'Número no conselho', '14'],
  [who({ uf: 'XX' }), 'council-uf-missing', 'UF do conselho', 'UF'],
];

test.each(table)('case %# is refused by its rule alone, at its field, in words', (facts, code, field, says) => {
  const found = violationsOfS2240(facts);
  expect(found.map((one) => one.code)).toEqual([code]);
  expect(found[0]?.place.field).toBe(field);
  expect(found[0]?.message).toContain(says);
  expect(found[0]?.item).not.toBe('');
});

test('every rule of the type has a case here, or one of the S-2220 for what both ask', () => {
  const shared = new Set([...employerRules, ...workerRules].map(({ code }) => code));
  const rules = [...conditionRules, ...agentsRules, ...agentRules, ...responsibleRules];
  const tried = new Set(table.map(([, code]) => code));
  expect(rules.length).toBeGreaterThanOrEqual(25);
  expect(rules.map(({ code }) => code).filter((code) => !tried.has(code) || shared.has(code))).toEqual([]);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
});

test('what is wrong with one agent names which', () => {
  const second = { ...typical, agents: [noise, { ...heat, unit: '' }] };
  expect(violationsOfS2240(second)[0]?.place).toEqual({ screen: 'conditions', field: 'Unidade de medida', at: 1 });
});
