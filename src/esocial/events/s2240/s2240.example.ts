import type { AgentFacts, ResponsibleFacts, S2240Facts } from './s2240.rules.ts';

const nothing: AgentFacts = {
  ...{ code: '', name: '' },
  known: 'yes',
  ...{ description: '', evaluation: '', intensity: '', limit: '', unit: '', technique: '', process: '' },
  ...{ collective: '', collectiveWorks: '', personal: '', personalWorks: '', certificates: [] },
  answers: { medProtecao: '', condFuncto: '', usoInint: '', przValid: '', periodicTroca: '', higienizacao: '' },
};

const noise: AgentFacts = {
  ...nothing,
  ...{ code: '02.01.001', name: 'Ruído', evaluation: '1', intensity: '87.5', unit: '4' },
  ...{ technique: 'NHO-01 Fundacentro', collective: '1', personal: '2', personalWorks: 'S', certificates: ['CA 5745'] },
  answers: { medProtecao: 'S', condFuncto: 'S', usoInint: 'S', przValid: 'S', periodicTroca: 'S', higienizacao: 'N' },
};

const heat: AgentFacts = {
  ...nothing,
  ...{ code: '02.01.014', name: 'Trabalhos com exposição ao calor', evaluation: '1', intensity: '28.4' },
  ...{ limit: '26.7', unit: '10', technique: 'NHO-06', collective: '2', collectiveWorks: 'N', personal: '0' },
};

const solvent: AgentFacts = {
  ...nothing,
  ...{ code: '01.01.001', name: 'Arsênio e seus compostos', description: 'Trióxido de arsênio' },
  // What an unused form still has of equipment never goes.
  ...{ evaluation: '2', collective: '0', personal: '1', certificates: ['CA 99999'] },
};

const ordered: AgentFacts = {
  ...nothing,
  ...{ code: '05.01.001', name: 'Agentes nocivos por determinação', description: 'Poeira de madeira' },
  ...{ evaluation: '2', collective: '0', personal: '0', process: '0001234-55.2025.5.02.0001' },
};

const none: AgentFacts = { ...nothing, code: '09.01.001', name: 'Ausência de agente nocivo' };

const engineer: ResponsibleFacts = {
  ...{ cpf: '529.982.247-25', council: '4', councilName: '', number: '5061234567', uf: 'SP' },
};

const typical: S2240Facts = {
  employer: { number: '11.222.333/0001-81', legalNature: '206-2', environment: '2', startedOn: '2022-01-10' },
  worker: {
    ...{ cpf: '295.379.955-93', category: '101', registration: 'M-00123', isUnregistered: false },
    admittedOn: '2020-09-01',
  },
  ...{ since: '2022-01-10', until: '', group: 'Prensas', isSaid: true, place: '1', sector: 'Estamparia' },
  establishment: '11.222.333/0001-81',
  activities: 'Operar prensa hidráulica & abastecer a linha <A>',
  ...{ agents: [noise], responsible: [engineer], note: '', rectified: null, today: '2026-11-20' },
};

/** Facts that make a right S-2240, by what is special about each. */
export const s2240Examples = {
  typical,
  moved: { ...typical, since: '2026-08-01' },
  absence: {
    ...typical,
    agents: [none],
    responsible: [{ cpf: '529.982.247-25', council: '', councilName: '', number: '', uf: '' }],
  },
  several: { ...typical, agents: [noise, heat, solvent, ordered], note: 'Medições do LTCAT de 2025' },
  alphanumeric: {
    ...typical,
    employer: { ...typical.employer, number: '12.ABC.345/01DE-35' },
    establishment: '12.ABC.345/01DE-35',
  },
  caepf: {
    ...typical,
    employer: { ...typical.employer, number: '529.982.247/001-25', legalNature: '' },
    establishment: '529.982.247/001-25',
  },
  elsewhere: { ...typical, place: '2', establishment: '54.550.752/0001-55' },
  construction: { ...typical, place: '2', establishment: '123456789012' },
  otherCouncil: {
    ...typical,
    responsible: [engineer, { ...engineer, cpf: '133.782.710-00', council: '9', councilName: 'CFT' }],
  },
  byTheDay: {
    ...typical,
    worker: { ...typical.worker, category: '201', registration: '', isUnregistered: true },
    ...{ since: '2026-07-01', until: '2026-07-31' },
  },
  unregistered: { ...typical, worker: { ...typical.worker, category: '701', registration: '', isUnregistered: true } },
  ahead: { ...typical, since: '2026-12-20' },
  rectification: { ...typical, rectified: '1.2.0000000000123456789' },
  movedElsewhere: { ...typical, since: '2026-09-14', place: '2', establishment: '54.550.752/0001-55', agents: [heat] },
  movedAway: { ...typical, since: '2026-10-01', agents: [none] },
  rectifiedMove: { ...typical, since: '2026-08-01', agents: [noise, heat], rectified: '1.2.0000000000123456790' },
  publicBody: { ...typical, employer: { ...typical.employer, legalNature: '104-0' } },
} satisfies Record<string, S2240Facts>;
